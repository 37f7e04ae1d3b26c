import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { describedIn } from '../src/gallery/positions.ts';
import type { Look } from './browser.ts';

const POSITIONS = describedIn(readFileSync(new URL('../../../docs/POSITIONS.md', import.meta.url), 'utf8'));
/** Everything the gallery shows. */
export const PIECES = ['components', ...POSITIONS.map(({ name }) => name)];

/** The app as while developing, where the gallery is, on a free port. */
export async function serveGallery() {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    // Nothing changes here while it is looked at: what one piece has fetched, hundreds of files, the next need not ask about again.
    server: { host: '127.0.0.1', port: 0, hmr: false, headers: { 'Cache-Control': 'max-age=600' } },
  });
  await vite.listen();
  const [address] = vite.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('vite listens nowhere');
  return {
    address,
    pathOf: (piece: string, { theme, locale }: Pick<Look, 'theme' | 'locale'>) =>
      `${address}gallery/${piece}?theme=${theme}&locale=${locale}`,
    close: () => vite.close(),
  };
}
