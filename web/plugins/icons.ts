// Makes one sprite of the icons listed in src/icons.txt; no other icon is shipped.
//
// A line is the name of an outline icon of Tabler ("gavel"), "NAME-filled" for a filled one, or "own/NAME" for
// src/icons/NAME.svg. In the page it is <Icon name="gavel" />, <Icon name="heart-filled" />.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:sprite'
const ATTRIBUTES_KEPT = ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']

export function listedIcons(web: string): string[] {
  const lines = readFileSync(join(web, 'src', 'icons.txt'), 'utf8').split('\n')
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter((line) => line !== '')
}

function iconFile(web: string, name: string): string {
  const tabler = join(web, 'node_modules', '@tabler', 'icons', 'icons')
  if (name.startsWith('own/')) return join(web, 'src', 'icons', `${name.slice('own/'.length)}.svg`)
  if (name.endsWith('-filled')) return join(tabler, 'filled', `${name.slice(0, -'-filled'.length)}.svg`)
  return join(tabler, 'outline', `${name}.svg`)
}

function symbol(web: string, name: string): string {
  const file = iconFile(web, name)
  if (!existsSync(file)) throw new Error(`src/icons.txt lists "${name}", but there is no such icon: ${file}`)
  const parts = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8'))
  if (!parts) throw new Error(`${file} is not an SVG picture`)
  const [, head = '', body = ''] = parts
  const kept = ATTRIBUTES_KEPT.flatMap((key) => new RegExp(`\\s${key}="[^"]*"`).exec(head)?.[0].trim() ?? [])
  const drawn = body.replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none" \/>/, '').replace(/\s*\n\s*/g, '')
  return `<symbol id="${name.replace('/', '-')}" ${kept.join(' ')}>${drawn}</symbol>`
}

export function sprite(web: string): string {
  const symbols = listedIcons(web).map((name) => symbol(web, name))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

/** `import sprite from 'virtual:sprite'` is the address of the sprite, named after its content. */
export function icons(web: string): Plugin {
  const address = (source: string) =>
    `assets/sprite-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`
  return {
    name: 'hemicycle-icons',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      this.addWatchFile(join(web, 'src', 'icons.txt'))
      return `export default ${JSON.stringify(`/${address(sprite(web))}`)}`
    },
    generateBundle() {
      const source = sprite(web)
      this.emitFile({ type: 'asset', fileName: address(source), source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/assets\/sprite-\w+\.svg$/.test(request.url ?? '')) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(sprite(web))
      })
    },
  }
}
