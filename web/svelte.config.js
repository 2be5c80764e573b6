// Runes everywhere; a warning of the compiler (accessibility among them) is an error in `check`.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: { runes: true },
  preprocess: vitePreprocess(),
}
