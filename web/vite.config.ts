// Builds the page into the Python package; serves it with a proxy to a running server while one works on it.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './plugins/icons.ts'
import { licences } from './plugins/licences.ts'

const web = fileURLToPath(new URL('.', import.meta.url))
const server = process.env.HEMICYCLE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  root: web,
  base: '/',
  plugins: [svelte(), icons(web), licences(web)],
  // Tests run the Svelte of browsers, as the page does.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: '../src/hemicycle/web_page',
    emptyOutDir: true,
    // The server sends "default-src 'self'": nothing may be inlined, neither scripts nor styles nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    // The host stays as the browser named it: the server takes nothing from other origins.
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'] },
})
