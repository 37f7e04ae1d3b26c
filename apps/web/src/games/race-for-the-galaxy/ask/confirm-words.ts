import type { TableModel } from '../table-model.svelte.ts';

/** The label of the button that confirms: what it will do with what is picked. */
export function confirmWords(model: TableModel): string {
  const { words, decision, picking, picked, way, chosenAction } = model;
  switch (decision?.ask) {
    case 'choose-actions':
      return model.chosenActions === undefined ? words.chooseAction : `${words.chooseAction}: ${model.say(model.chosenActions)}`;
    case 'place-development':
      return words.place;
    case 'place-world':
      return decision.isSecond ? words.placeSecond : words.place;
    case 'pay':
      return words.payPicked(way?.cards ?? 0);
    case 'pay-cards':
      return words.payPicked(decision.count);
    case 'discard':
      return picking?.means === 'keep' ? words.keepPicked(picking.least) : words.discardPicked(decision.count);
    case 'cards-for-chips':
      return words.forChips(picked.length);
    case 'pick':
      return words.take;
    case 'choose-start':
      return words.startWith;
    case 'sell':
      return words.sell;
    case 'consume':
      return words.use;
    default:
      return chosenAction === undefined || chosenAction.type === 'produce-for-card' ? words.confirm : model.say(chosenAction);
  }
}
