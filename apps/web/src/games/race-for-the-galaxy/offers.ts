import type { Action, ActionOf, Decision } from '@orrery/race-for-the-galaxy';
import { salePartsOf } from '@orrery/race-for-the-galaxy/facts';
import type { TableModel } from './table-model.svelte.ts';

/** What a press on a card of the viewer's tableau would do now. */
export interface Offer {
  readonly words: string;
  /** A number laid over the card: what a good sells for. */
  readonly mark?: string;
  readonly isPicked: boolean;
  press(): void;
}

const consumes = (model: TableModel) => model.legal.filter((action): action is ActionOf<'consume'> => action.type === 'consume');

/** Of these sets the one most like the one that is chosen. */
function nearest(sets: readonly ActionOf<'consume'>[], goods: readonly number[]): ActionOf<'consume'> | undefined {
  const shared = (action: ActionOf<'consume'>) => action.goods.filter((good) => goods.includes(good)).length;
  return sets.reduce<ActionOf<'consume'> | undefined>(
    (best, action) => (best === undefined || shared(action) > shared(best) ? action : best),
    undefined,
  );
}

const nothing = () => undefined;

/** What a card of the tableau offers, by what is asked. */
const OFFERS: { readonly [Ask in Decision['ask']]: (model: TableModel, at: number) => Offer | undefined } = {
  pick: nothing,
  'choose-start': nothing,
  'choose-actions': nothing,
  discard: nothing,
  'place-development': nothing,
  'place-world': nothing,
  pay: nothing,
  'pay-cards': nothing,
  sell: (model, at) =>
    offerOf(
      model,
      model.legal.find((action) => action.type === 'sell' && action.world === at),
      saleMark(model, at),
    ),
  consume: goodOffer,
  'cards-for-chips': nothing,
  gamble: nothing,
  produce: (model, at) =>
    offerOf(
      model,
      model.legal.find((action) => (action.type === 'produce' || action.type === 'produce-for-card') && action.world === at),
      undefined,
    ),
  wait: nothing,
};

export function offerAt(model: TableModel, at: number): Offer | undefined {
  return model.decision === undefined ? undefined : OFFERS[model.decision.ask](model, at);
}

function offerOf(model: TableModel, action: Action | undefined, mark: string | undefined): Offer | undefined {
  if (action === undefined) return undefined;
  const isPicked =
    model.chosenAction !== undefined &&
    'world' in model.chosenAction &&
    'world' in action &&
    model.chosenAction.world === action.world &&
    model.chosenAction.type === action.type;
  const words = action.type === 'produce-for-card' ? model.words.goodForCard(nameAt(model, action.world)) : model.say(action);
  return { words, isPicked, press: () => (isPicked ? model.confirm() : model.choose(action)), ...(mark === undefined ? {} : { mark }) };
}

export function nameAt(model: TableModel, at: number): string {
  const placed = model.own?.tableau[at];
  return placed === undefined ? '' : model.cardName(placed.card);
}

function saleMark(model: TableModel, at: number): string | undefined {
  if (model.seat === undefined) return undefined;
  const parts = salePartsOf(model.state, model.seat, { at, withTrade: true });
  return parts.length === 0 ? undefined : `+${parts.reduce((sum, { amount }) => sum + amount, 0)}`;
}

/** A good that the chosen power could take or leave, or that some power could take. */
function goodOffer(model: TableModel, at: number): Offer | undefined {
  const all = consumes(model);
  const chosen = model.chosenAction?.type === 'consume' ? model.chosenAction : undefined;
  const ofPower = chosen === undefined ? all : all.filter(({ by }) => by.at === chosen.by.at && by.power === chosen.by.power);
  const taking = ofPower.filter(({ goods }) => goods.includes(at));
  if (taking.length === 0) return undefined;
  const isPicked = chosen?.goods.includes(at) ?? false;
  const next = isPicked
    ? nearest(
        ofPower.filter(({ goods }) => !goods.includes(at)),
        chosen?.goods ?? [],
      )
    : nearest(taking, chosen?.goods ?? []);
  return {
    words: model.name('good'),
    isPicked,
    press() {
      if (next !== undefined) model.chosen = JSON.stringify(next);
    },
  };
}
