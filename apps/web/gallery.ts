import type { Plugin } from 'vite';

/** `/gallery` while developing. It is a page of its own, which no build knows, so nothing of it reaches players. */
export function gallery(): Plugin {
  return {
    name: 'orrery-gallery',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (/^\/gallery(\/|\?|$)/.test(request.url ?? '')) request.url = '/gallery.html';
        next();
      });
    },
  };
}
