// Copies text, also where the page comes without https and the clipboard is shut.

/** Whether the text is copied. `near` lies in the same dialog, if there is one: all outside is out of reach. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const focused = document.activeElement
    const field = document.createElement('textarea')
    field.value = text
    near.append(field)
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return copied
  }
}
