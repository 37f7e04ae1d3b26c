import { BONUS_CARDS, BONUS_IDS, type BonusId } from './bonus.ts';
import type { Amount, Effect, EffectWord } from './effects.ts';
import { byTitle, type CardId } from './titles.ts';

type ByWord = { readonly [Each in Effect as Each['do']]: Each };
type AnyEffect<Word extends EffectWord> = { readonly [Each in Word]: ByWord[Each] & { readonly do: Each } }[Word];

/** What each effect counts: tokens, wounds, data, units, sectors. One that counts nothing counts once. */
const AMOUNTS: { readonly [Word in EffectWord]: (effect: ByWord[Word]) => Amount } = {
  'take-upgrades': ({ count }) => count,
  'gain-data': ({ count }) => count,
  'regain-life': ({ count }) => count,
  assault: once,
  'deactivate-traps': ({ count }) => count,
  'move-enemies': ({ count }) => count,
  abduct: ({ count }) => count,
  transfer: ({ count }) => count,
  spawn: once,
  'start-attacks': ({ count }) => count,
  'collect-records': ({ raise }) => raise,
  arm: ({ wounds }) => wounds,
  'install-pending': ({ count }) => count,
  'perform-another': once,
  'wound-anywhere': ({ wounds }) => wounds,
  'data-for-enemies-here': ({ most }) => most,
  'strip-upgrades': ({ count }) => count,
  'make-invisible': ({ count }) => count,
  wound: ({ wounds }) => wounds,
  'trap-data': ({ count }) => count,
  ambush: once,
  infest: once,
  grip: once,
  'add-wounds': ({ count }) => count,
  'add-data': ({ count }) => count,
  'attack-again': once,
  protect: once,
  shortcut: once,
  'strike-from-hiding': ({ wounds }) => wounds,
  'switch-off-enemies': once,
  teleport: once,
  linger: ({ points }) => points,
  'support-assault': ({ wounds }) => wounds,
  'attract-malfunction': once,
  duplicate: once,
  'wound-near': ({ wounds }) => wounds,
  'step-on': once,
  frenzy: once,
  'wound-all-near': ({ wounds }) => wounds,
  'move-malfunction': once,
  'gain-data-now': ({ count }) => count,
  'data-for-enemies-near': ({ most }) => most,
  'shift-rooms': once,
  'go-further': ({ sectors }) => sectors,
  'take-upgrades-now': ({ count }) => count,
  'regain-life-now': ({ count }) => count,
  eject: once,
  'attack-now': once,
  'discard-pending': once,
};

function once(): Amount {
  return 1;
}

function amountIn<Word extends EffectWord>(effect: AnyEffect<Word>): Amount {
  return AMOUNTS[effect.do](effect);
}

export const CARD_AMOUNTS = byTitle(({ effect }) => amountIn(effect));

/** What an instant or bonus card counts: never X, for nobody lays tokens on a card in hand. */
export function fixedAmount(id: CardId | BonusId): number {
  const amount = isBonus(id) ? amountIn(BONUS_CARDS[id].effect) : CARD_AMOUNTS[id];
  if (typeof amount !== 'number') throw new Error(`TH-14.5: ${id} counts by its number`);
  return amount;
}

function isBonus(id: CardId | BonusId): id is BonusId {
  return BONUS_IDS.some((bonus) => bonus === id);
}
