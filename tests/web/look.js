// What is wrong with the screen as it stands: run in the page, answers with sentences.
async ({ phone }) => {
  const frame = () => new Promise((go) => requestAnimationFrame(go))
  await frame()
  await frame()
  await document.fonts.ready
  const found = []
  const dialog = document.querySelector('dialog[open]')
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const seen = (element) => !element.closest('.hidden-text, .skips') && shown(element)
  const named = (element) => {
    const name = element.getAttribute('aria-label') || element.innerText || element.id || element.className
    return `${element.tagName.toLowerCase()} “${String(name).trim().replace(/\s+/g, ' ').slice(0, 50)}”`
  }

  // Sideways
  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth) {
    const out = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    found.push(`scrolls sideways, ${page.scrollWidth} in ${innerWidth}: ${out.slice(-3).map(named).join(', ')}`)
  }
  if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) found.push(`the dialog scrolls sideways`)

  // The prompt and its buttons
  const prompt = document.querySelector('#prompt')
  const inside = (box) => box.top >= -0.5 && box.left >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5
  if (prompt) {
    const open = dialog || document.querySelector('.side-open')
    for (const element of [prompt, ...document.querySelectorAll('.ask .actions .button')]) {
      const box = element.getBoundingClientRect()
      if (!box.width || !inside(box)) found.push(`${named(element)} is not in sight`)
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        found.push(`${named(element)} is cut off`)
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!open && !(there && (element.contains(there) || there.contains(element)))) found.push(`${named(element)} is covered`)
      if (phone && element !== prompt && box.height < 44) found.push(`${named(element)} is ${box.height} high`)
    }
  }

  // What is pressed
  const within = dialog ?? document
  for (const element of within.querySelectorAll('button, a[href], select, input, summary, [role="tab"]')) {
    if (!seen(element)) continue
    // A link in a sentence is as high as the sentence; a box is ticked by its label too.
    if (element.matches('a') && getComputedStyle(element).display === 'inline') continue
    const box = (element.matches('[type="checkbox"]') ? (element.closest('label') ?? element) : element).getBoundingClientRect()
    if (box.width < 23.9 || box.height < 23.9) found.push(`${named(element)} is ${Math.round(box.width)} by ${Math.round(box.height)}`)
  }

  // What is read
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  const small = new Set()
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (!texts.currentNode.data.trim() || !seen(element)) continue
    const scale = element instanceof SVGElement ? (element.getScreenCTM?.()?.a ?? 1) : 1
    const size = parseFloat(getComputedStyle(element).fontSize) * scale
    const mark = element.closest('svg.mark') // a seat's letter stands beside its name
    if (size < 11.95 && !mark) small.add(`text of ${size.toFixed(1)} pixels: “${texts.currentNode.data.trim().slice(0, 30)}”`)
  }
  return [...found, ...[...small].slice(0, 5)]
}
