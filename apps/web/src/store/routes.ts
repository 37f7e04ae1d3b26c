/** Where the app can be: paths of our own, few enough for a table. */
export type Route =
  | { readonly screen: 'lobby' | 'settings' | 'position' | 'you' | 'admin' | 'seek' | 'tables' | 'friends' | 'evenings' | 'not-found' }
  | { readonly screen: 'new' | 'rules' | 'learn' | 'played' | 'numbers'; readonly game: string }
  /** `finished`: by the address that those which are over once had to themselves. */
  | { readonly screen: 'matches'; readonly from: 'top' | 'finished' }
  /** Puzzles of all games (`game` is empty), of one, and one of them. */
  | { readonly screen: 'puzzles'; readonly game: string }
  | { readonly screen: 'puzzle'; readonly game: string; readonly id: string }
  /** All packs of home-made cards, or one of them. */
  | { readonly screen: 'workshop'; readonly pack: string | undefined }
  | { readonly screen: 'table' | 'match' | 'local' | 'replay' | 'study' | 'person' | 'evening'; readonly id: string };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { screen: 'lobby' };
  const [first, given] = parts;
  if (parts.length === 1 && isAlone(first)) return { screen: first };
  if (parts.length === 1 && (first === 'matches' || first === 'finished'))
    return { screen: 'matches', from: first === 'matches' ? 'top' : 'finished' };
  if (first === 'puzzles' && parts.length !== 2) return puzzlesAt(parts);
  if (parts.length === 1 && first === 'numbers') return { screen: 'numbers', game: '' };
  if (parts.length === 1 && first === 'workshop') return { screen: 'workshop', pack: undefined };
  const second = parts.length === 2 ? decoded(given) : undefined;
  if (second === undefined) return { screen: 'not-found' };
  if (isOfGame(first)) return { screen: first, game: second };
  if (first === 'workshop') return { screen: 'workshop', pack: second };
  if (first === 't') return { screen: 'table', id: second };
  if (first === 'evenings') return { screen: 'evening', id: second };
  if (first === 'match' || first === 'local' || first === 'replay' || first === 'study' || first === 'person')
    return { screen: first, id: second };
  return { screen: 'not-found' };
}

function puzzlesAt([, game, id, ...more]: readonly string[]): Route {
  if (game === undefined || id === undefined) return { screen: 'puzzles', game: '' };
  const [whose, which] = [decoded(game), decoded(id)];
  return whose === undefined || which === undefined || more.length > 0
    ? { screen: 'not-found' }
    : { screen: 'puzzle', game: whose, id: which };
}

const ALONE = ['settings', 'position', 'you', 'admin', 'seek', 'tables', 'friends', 'evenings'] as const;

const OF_GAME = ['new', 'rules', 'learn', 'played', 'numbers', 'puzzles'] as const;

function isOfGame(word: string): word is (typeof OF_GAME)[number] {
  return OF_GAME.some((one) => one === word);
}

function isAlone(word: string): word is (typeof ALONE)[number] {
  return ALONE.some((one) => one === word);
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
