// CIVIO at the table of the page.
import './colours.css'
import type { Game } from '../game'
import { benchOf } from './bench.svelte'
import Board from './Board.svelte'
import CardFace from './CardFace.svelte'
import Hand from './Hand.svelte'
import Legend from './Legend.svelte'
import SeatFacts from './SeatFacts.svelte'
import Settings from './Settings.svelte'

export const game: Game = {
  Board,
  CardFace,
  Hand,
  held: (scene) => benchOf(scene).held,
  Legend,
  SeatFacts,
  Settings,
  keys: [
    { key: 's', name: 'supply', press: '[data-zone="supply"] .stack.lit' },
    { key: 'c', name: 'call', press: '.tool.call' },
  ],
  onBoard: ['lay'],
  seatsOnBoard: true,
  strong: ['call'],
  chapters: ['dealt'],
  marks: { round: 'flag', call: 'crown', attack: 'bolt', overrule: 'shield', reshuffle: 'refresh' },
  picture: ['school', 'barnette', 'tinker', 'pico', 'expression', 'A1'],
}
