// Senate at the table of the page.
import './colours.css'
import type { Game } from '../game'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import Hand from './Hand.svelte'
import { heldIn } from './held'
import Legend from './Legend.svelte'
import SeatFacts from './SeatFacts.svelte'

export const game: Game = {
  Board,
  CardFace,
  Hand,
  held: (scene) => heldIn(scene).all,
  Legend,
  SeatFacts,
  keys: [
    { key: 'b', name: 'sen-bill', press: '#sen-tab-bill' },
    { key: 'f', name: 'sen-floor', press: '#sen-tab-floor' },
    { key: 'd', name: 'sen-docket', press: '#sen-tab-docket' },
    { key: 'm', name: 'sen-map', press: '#sen-tab-map' },
  ],
  onBoard: ['pork', 'strike', 'poll', 'for', 'against', 'abstain'],
  ends: ['done'],
  chapters: ['turn'],
  marks: {
    turn: 'flag',
    bill: 'file-text',
    vote: 'gavel',
    filibuster: 'speakerphone',
    veto: 'hand-stop',
    law: 'building-bank',
    flash: 'bolt',
  },
  picture: ['leahy', 'readers_privacy', 'hatch', 'small_classes', 'byrd'],
}
