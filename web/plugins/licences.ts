// Writes licences.txt beside the page: the licence of every package of which something is shipped in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

function licence(web: string, name: string): string {
  const folder = join(web, 'node_modules', name)
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string; license?: string }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${facts.license ?? 'not given'}`
  return `${name} ${facts.version} (${facts.license ?? 'licence below'})\n\n${text}\n`
}

export function licences(web: string): Plugin {
  return {
    name: 'hemicycle-licences',
    generateBundle() {
      // What is not a module (fonts, icons) is found among the dependencies, what these bring along among the modules.
      const facts = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>
      }
      const shipped = new Set(Object.keys(facts.dependencies))
      for (const id of this.getModuleIds()) {
        const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id.replaceAll('\\', '/'))
        if (found?.[1]) shipped.add(found[1])
      }
      const texts = [...shipped].sort().map((name) => licence(web, name))
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) })
    },
  }
}
