/** Whose turn a tab says it is. */
export type TurnSign = 'own' | 'others' | 'over';

const ICON = '/icon.svg';
const COLOURS = { own: '#f3b562', others: '#66749f', over: '#5fd08a' } as const satisfies Record<TurnSign, string>;
const MOST = 9;

/**
 * The icon of the tab, drawn as the app's own: while one is waited for at its table its sun fills it, else it is small among its planets.
 * In the corner, how many tables wait.
 */
export function tabIcon(sign: TurnSign | undefined, count: number): string {
  if (sign === undefined && count === 0) return ICON;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0b1020"/>${sunOf(sign ?? 'others')}${countOf(count)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

function sunOf(sign: TurnSign): string {
  const sun = `<circle cx="32" cy="32" r="${sign === 'own' ? 20 : 7}" fill="${COLOURS[sign]}"/>`;
  if (sign === 'own') return sun;
  return `<circle cx="32" cy="32" r="19" fill="none" stroke="#66749f" stroke-width="2"/><circle cx="46" cy="18" r="6" fill="#5fb2ff"/>${sun}`;
}

function countOf(count: number): string {
  if (count === 0) return '';
  const said = count > MOST ? `${MOST}+` : String(count);
  const words = `<text x="44" y="56" font-family="sans-serif" font-size="${said.length > 1 ? 25 : 34}" font-weight="700" text-anchor="middle" fill="#0b1020">${said}</text>`;
  return `<circle cx="44" cy="44" r="20" fill="#f3b562" stroke="#0b1020" stroke-width="3"/>${words}`;
}
