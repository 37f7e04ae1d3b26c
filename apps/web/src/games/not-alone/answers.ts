import type { Action, ActionOf, CardKey } from '@orrery/not-alone';

/** How an action is offered: by a thing on the table, as a card to choose, as what a visit does, in the menu of its card, as a risk that is asked about once more, or in words. */
export type Offered = 'thing' | 'card' | 'visit' | 'menu' | 'risk' | 'words';

interface Offering<Type extends Action['type']> {
  readonly as: Offered;
  /** The card it is about, where the card itself is the best picture of it. */
  card?(action: ActionOf<Type>): CardKey;
}

const THING = { as: 'thing' } as const;
const VISIT = { as: 'visit' } as const;
const MENU = { as: 'menu' } as const;
const RISK = { as: 'risk' } as const;
const IN_WORDS = { as: 'words' } as const;

const OFFERINGS: { readonly [Type in Action['type']]: Offering<Type> } = {
  'return-place': { as: 'card', card: ({ card }) => `place:${card}` },
  'take-place': { as: 'card', card: ({ card }) => `place:${card}` },
  'keep-place': { as: 'card', card: ({ card }) => `place:${card}` },
  'swap-place': { as: 'card', card: (action) => `place:${action.in}` },
  'discard-survival': { as: 'card', card: ({ card }) => `survival:${card}` },
  'keep-survival': { as: 'card', card: ({ card }) => `survival:${card}` },
  'put-under': { as: 'card', card: ({ card }) => `hunt:${card}` },
  'put-adaptation-under': { as: 'card', card: ({ adaptation }) => `adaptation:${adaptation}` },
  'drop-adaptation': { as: 'card', card: ({ adaptation }) => `adaptation:${adaptation}` },
  develop: { as: 'card', card: ({ adaptation }) => `adaptation:${adaptation}` },
  'discard-adaptation': { as: 'card', card: ({ adaptation }) => `adaptation:${adaptation}` },
  'choose-adaptation': { as: 'card', card: ({ adaptation }) => `adaptation:${adaptation}` },
  'choose-character': { as: 'card', card: ({ character }) => `character:${character}` },
  'play-hunt': MENU,
  'play-survival': MENU,
  'use-character': MENU,
  'use-adaptation': MENU,
  'use-power': VISIT,
  'return-instead': VISIT,
  'rescue-survivor': VISIT,
  fortify: VISIT,
  'do-nothing': VISIT,
  resist: RISK,
  'give-up': RISK,
  'lose-will': RISK,
  'lay-place': THING,
  'place-token': THING,
  'discard-place': THING,
  'show-place': THING,
  'hide-place': THING,
  heal: THING,
  'name-place': THING,
  'move-creature': THING,
  volunteer: IN_WORDS,
  'choose-side': IN_WORDS,
  'take-up-places': IN_WORDS,
  pass: IN_WORDS,
  'end-hunting': IN_WORDS,
  'discard-survivor': IN_WORDS,
  'pay-to-keep': IN_WORDS,
  'put-back-dna': IN_WORDS,
  shelter: IN_WORDS,
  decline: IN_WORDS,
  adapt: IN_WORDS,
  hide: IN_WORDS,
  'draw-adaptation': IN_WORDS,
  'move-sanctuary-on': IN_WORDS,
};

/** The card an answer is about, where the card itself is the best picture of it. */
export function answerCard<Type extends Action['type']>(action: ActionOf<Type>): CardKey | undefined {
  return OFFERINGS[action.type].card?.(action);
}

export function offeredAs(action: Action): Offered {
  return OFFERINGS[action.type].as;
}
