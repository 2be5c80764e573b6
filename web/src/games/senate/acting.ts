// What touching something on Senate's board composes. It knows no rule: all choices come from the server.
import type { Choice } from '../../protocol'
import type { Scene } from '../../table/table.svelte'

/** The last word of a choice: what its part names. */
export function tail(choice: Choice): string {
  return choice.do.split(' ').at(-1) ?? ''
}

/** The open choices that name a card. */
export function choicesFor(scene: Scene, card: string): Choice[] {
  return scene.composer.choices.filter((choice) => choice.card === card)
}

/** Touch a senator while a bill is looked at: where he can be activated, it is on that bill. */
export async function touchSenator(scene: Scene, senator: string, bill: string, verb = ''): Promise<void> {
  const { composer } = scene
  const choices = choicesFor(scene, senator)
  const choice = choices.find((one) => one.verb === verb) ?? choices[0]
  if (composer.holds(senator) || !choice) {
    scene.touch(senator)
    return
  }
  scene.selected = senator
  if (choice.verb !== 'activate' || !choice.more || !bill) {
    scene.choose(choice.do)
    return
  }
  await composer.choose(choice)
  const there = composer.choices.find((one) => one.verb === 'on' && one.card === bill)
  if (there) await composer.choose(there)
}

/** The verbs of what senators in play can be chosen for now. */
export function verbsOf(scene: Scene, senators: string[]): string[] {
  const verbs = scene.composer.choices.filter((one) => senators.includes(one.card)).map((one) => one.verb)
  return [...new Set(verbs)]
}

/** What is chosen of one verb in the choice that is being made. */
export function chosen(scene: Scene, verb: string): string[] {
  return scene.composer.parts.filter((part) => part.verb === verb).map(tail)
}

/** Choose a place, or take it back if it is chosen; what was chosen after it is chosen anew. */
export async function togglePlace(scene: Scene, place: string): Promise<void> {
  const { composer } = scene
  const at = composer.parts.findIndex(
    (part) => (part.verb === 'pork' || part.verb === 'strike') && tail(part) === place,
  )
  if (at < 0) {
    const choice = composer.choices.find((one) => ['pork', 'strike'].includes(one.verb) && tail(one) === place)
    if (choice) scene.choose(choice.do)
    return
  }
  const later = composer.parts.slice(at + 1)
  composer.parts = composer.parts.slice(0, at + 1)
  await composer.back()
  for (const part of later) {
    const again = composer.choices.find((one) => one.verb === part.verb && tail(one) === tail(part))
    if (again) await composer.choose(again)
  }
}

/** The choice that ends a list. */
export function doneChoice(scene: Scene): Choice | undefined {
  return scene.composer.choices.find((choice) => choice.verb === 'done')
}

/** Send what is composed, with this as its end. */
export function finish(scene: Scene, choice: Choice): void {
  scene.act([...scene.composer.todo, choice.do])
}
