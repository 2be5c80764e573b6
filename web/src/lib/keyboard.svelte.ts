// Whether somebody plays by keyboard: then the keys of cards are shown, and not to those who point.

export const keyboard = $state({ on: false })

addEventListener('keydown', (event) => {
  if (event.key !== 'Tab' && !/^[\w?]$/.test(event.key)) return
  keyboard.on = true
})
addEventListener('pointerdown', () => (keyboard.on = false))
