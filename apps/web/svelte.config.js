import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  preprocess: vitePreprocess({ script: false }),
  compilerOptions: {
    runes: true,
    // Short: it stands at every element and every selector of a component that has styles.
    cssHash: ({ hash, filename }) => `o${hash(filename).slice(0, 5)}`,
  },
};
