import type { Component } from 'svelte';
import Lobby from './lobby/Lobby.svelte';
import type { Route } from './store/routes.ts';
import NotFound from './ui/NotFound.svelte';

/** What an address can say; what it does not say is empty. */
interface Said {
  readonly game: string;
  readonly id: string;
  readonly pack: string | undefined;
  readonly from: 'top' | 'finished';
  /** What follows the `#`. */
  readonly anchor: string;
}

type Props = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: components of many kinds in one list; `screen` has held each to its props
type AnyPart = Component<any>;

interface Screen {
  readonly load: () => Promise<AnyPart>;
  readonly props: (said: Said) => Props;
  readonly key: (said: Said) => string;
}

/** Another `key` is another match or table: the component begins anew. With the same one only its props change. */
function screen<Own extends Props>(
  load: () => Promise<{ readonly default: Component<Own> }>,
  props: (said: Said) => Own,
  key: (said: Said) => string = () => '',
): Screen {
  return { load: async () => (await load()).default, props, key };
}

const match = () => import('./table/MatchScreen.svelte');
const nothing = () => ({});
const byId = ({ id }: Said) => id;

/** Every screen there is; each is fetched when somebody goes there, except that the lobby comes with the app. */
const SCREENS: { readonly [Name in Route['screen']]: Screen } = {
  lobby: screen(async () => ({ default: Lobby }), nothing),
  new: screen(
    () => import('./lobby/NewMatch.svelte'),
    ({ game }) => ({ game }),
  ),
  table: screen(
    () => import('./lobby/TableRoom.svelte'),
    ({ id }) => ({ id }),
    byId,
  ),
  match: screen(match, ({ id }) => ({ id, kind: 'remote' as const }), byId),
  local: screen(match, ({ id }) => ({ id, kind: 'local' as const }), byId),
  replay: screen(
    () => import('./table/ReplayScreen.svelte'),
    ({ id }) => ({ id }),
    byId,
  ),
  study: screen(
    () => import('./study/StudyScreen.svelte'),
    ({ id, anchor }) => ({ id, anchor }),
    byId,
  ),
  // All that is known of it is in the link, behind the `#`.
  position: screen(
    () => import('./study/PositionScreen.svelte'),
    ({ anchor }) => ({ link: anchor }),
    ({ anchor }) => anchor,
  ),
  rules: screen(
    () => import('./table/RulesScreen.svelte'),
    ({ game, anchor }) => ({ game, rule: anchor }),
  ),
  learn: screen(
    () => import('./lessons/LearnScreen.svelte'),
    ({ game }) => ({ game }),
    ({ game }) => game,
  ),
  puzzles: screen(
    () => import('./puzzles/PuzzlesScreen.svelte'),
    ({ game }) => ({ game }),
    ({ game }) => game,
  ),
  puzzle: screen(
    () => import('./puzzles/PuzzleScreen.svelte'),
    ({ game, id }) => ({ game, id }),
    ({ game, id }) => `${game}/${id}`,
  ),
  workshop: screen(
    () => import('./workshop/WorkshopScreen.svelte'),
    ({ pack }) => ({ pack }),
  ),
  settings: screen(() => import('./lobby/SettingsScreen.svelte'), nothing),
  matches: screen(
    () => import('./matches/MatchesScreen.svelte'),
    ({ from }) => ({ from }),
  ),
  tables: screen(() => import('./tables/TablesScreen.svelte'), nothing),
  friends: screen(
    () => import('./friends/FriendsScreen.svelte'),
    ({ anchor }) => ({ code: anchor }),
  ),
  seek: screen(() => import('./seek/SeekScreen.svelte'), nothing),
  evenings: screen(() => import('./evenings/EveningsScreen.svelte'), nothing),
  evening: screen(
    () => import('./evenings/EveningScreen.svelte'),
    ({ id }) => ({ id }),
    byId,
  ),
  you: screen(() => import('./you/YouScreen.svelte'), nothing),
  admin: screen(() => import('./admin/AdminScreen.svelte'), nothing),
  person: screen(
    () => import('./people/PersonScreen.svelte'),
    ({ id }) => ({ id }),
    byId,
  ),
  played: screen(
    () => import('./people/PlayedScreen.svelte'),
    ({ game }) => ({ game }),
  ),
  numbers: screen(
    () => import('./numbers/NumbersScreen.svelte'),
    ({ game }) => ({ game }),
    ({ game }) => game,
  ),
  'not-found': screen(async () => ({ default: NotFound }), nothing),
};

/** The screen of this address: how to fetch what draws it, and what that is told. */
export interface Shown {
  readonly load: () => Promise<AnyPart>;
  readonly props: Props;
  readonly key: string;
}

export function screenAt(route: Route, anchor: string): Shown {
  const said: Said = { game: '', id: '', pack: undefined, from: 'top', anchor, ...route };
  const { load, props, key } = SCREENS[route.screen];
  return { load, props: props(said), key: key(said) };
}
