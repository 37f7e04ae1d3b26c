import { type Route, routeOf } from './routes.ts';

/** Where the app is. */
let current = $state.raw({ path: location.pathname, hash: location.hash });

addEventListener('popstate', () => {
  current = { path: location.pathname, hash: location.hash };
});

export function route(): Route {
  return routeOf(current.path);
}

/** Without the `#`. */
export function anchor(): string {
  return current.hash.slice(1);
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(undefined, '', path);
  else history.replaceState(undefined, '', path);
  const moved = location.pathname !== current.path;
  current = { path: location.pathname, hash: location.hash };
  if (moved) scrollTo(0, 0);
}

/** Links stay real links; only a plain click on one of ours is taken over. */
export function takeOverLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash !== '' && link.hasAttribute('data-in-page')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
