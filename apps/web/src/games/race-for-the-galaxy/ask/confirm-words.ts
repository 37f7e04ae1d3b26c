import type { Decision } from '@orrery/race-for-the-galaxy';
import type { TableModel } from '../table-model.svelte.ts';

const byAction = ({ words, chosenAction, say }: Spoken): string =>
  chosenAction === undefined || chosenAction.type === 'produce-for-card' ? words.confirm : say(chosenAction);

interface Spoken extends Pick<TableModel, 'words' | 'decision' | 'picking' | 'picked' | 'way' | 'chosenAction' | 'chosenActions'> {
  readonly say: TableModel['say'];
  /** Against the robot there is nobody to hide it from. */
  readonly isAlone: boolean;
}

const placing = ({ words, isAlone }: Spoken): string => (isAlone ? words.placeSecond : words.place);

/** The label of the button that confirms, by what is asked. */
const CONFIRM: { readonly [Ask in Decision['ask']]: (spoken: Spoken) => string } = {
  pick: ({ words }) => words.take,
  'choose-start': ({ words }) => words.startWith,
  'choose-actions': ({ words, chosenActions, say }) =>
    chosenActions === undefined ? words.chooseAction : `${words.chooseAction}: ${say(chosenActions)}`,
  discard: ({ words, decision, picking }) => {
    const count = decision?.ask === 'discard' ? decision.count : 0;
    return picking?.means === 'keep' ? words.keepPicked(picking.least) : words.discardPicked(count);
  },
  'place-development': placing,
  'place-world': (spoken) =>
    spoken.decision?.ask === 'place-world' && spoken.decision.isSecond ? spoken.words.placeSecond : placing(spoken),
  pay: ({ words, way }) => words.payPicked(way?.cards ?? 0),
  'pay-cards': ({ words, decision }) => words.payPicked(decision?.ask === 'pay-cards' ? decision.count : 0),
  sell: ({ words }) => words.sell,
  consume: ({ words }) => words.use,
  'cards-for-chips': ({ words, picked }) => words.forChips(picked.length),
  gamble: byAction,
  produce: byAction,
  wait: byAction,
};

/** The label of the button that confirms: what it will do with what is picked. */
export function confirmWords(model: TableModel): string {
  const { words, decision, picking, picked, way, chosenAction, chosenActions } = model;
  const isAlone = model.view.robot !== undefined;
  const spoken: Spoken = {
    words,
    decision,
    picking,
    picked,
    way,
    chosenAction,
    chosenActions,
    isAlone,
    say: (action) => model.say(action),
  };
  return decision === undefined ? byAction(spoken) : CONFIRM[decision.ask](spoken);
}
