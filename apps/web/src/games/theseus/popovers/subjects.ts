import { type Basis, type CardId, unitBasisOf } from '@orrery/theseus';
import { BOARDS, CARDS, cardBasisOf, isOn, shownSide } from '@orrery/theseus/facts';
import { numberOf, unitsAt } from '../known.ts';
import type { Subject, TableModel } from '../table-model.svelte.ts';

/** The id whose name and help are shown. */
export function subjectId(model: TableModel, thing: Subject): string {
  switch (thing.kind) {
    case 'card':
    case 'hand':
      return `card:${thing.card}`;
    case 'bonus':
      return `bonus:${thing.card}`;
    case 'unit': {
      const unit = model.view.units[thing.unit];
      return `unit:${unit.kind === 'soldier' ? model.view.players[unit.seat].faction : unit.kind}`;
    }
    case 'sector':
      return `sector:${model.view.sectors[thing.place]?.id}`;
    case 'pile':
      return 'deck';
    case 'term':
      return thing.id;
  }
}

/** Short facts under the name. */
export function tagsOf(model: TableModel, thing: Subject): readonly string[] {
  if (thing.kind === 'card' || thing.kind === 'hand') return cardTags(model, thing.card);
  if (thing.kind === 'bonus') return [model.name('type:bonus')];
  if (thing.kind === 'unit') return unitTags(model, thing.unit);
  if (thing.kind === 'sector') {
    const sector = model.view.sectors[thing.place];
    const count = unitsAt(model.view, thing.place).length;
    return sector === undefined
      ? []
      : [model.name(`action:${BOARDS[sector.id].action}`), ...(count > 0 ? [model.words.distance(count)] : [])];
  }
  return [];
}

function cardTags(model: TableModel, id: CardId): readonly string[] {
  const card = CARDS[id];
  const copies = card.copies.reduce((sum, count) => sum + count, 0);
  const tags = [model.name(`type:${card.type}`), model.name(`faction:${card.faction}`)];
  if (card.type === 'trap' && card.crescent) tags.push(model.words.crescent);
  if (card.isSingleUse && card.type !== 'instant') tags.push(model.words.singleUse);
  return [...tags, model.words.copiesInFaction(copies)];
}

function unitTags(model: TableModel, which: number): readonly string[] {
  const { words, view } = model;
  const unit = view.units[which];
  const side = shownSide(model.state, unit);
  const tags = [model.who(unit.seat), unit.isUpgraded ? words.upgraded : words.baseSide, model.name(`attack:${side.attack}`)];
  if (side.capture !== 'none') tags.push(model.name(`capture:${side.capture}`));
  if (side.further > 0) tags.push(words.further);
  if (unit.parasites > 0) tags.push(words.parasites(unit.parasites));
  if (unit.isInvisible) tags.push(words.invisible);
  if (unit.heldBy !== undefined) tags.push(words.held);
  if (unit.hasMoved) tags.push(words.moved);
  return tags;
}

/** How far the thing is known from print. */
export function basisOf(model: TableModel, thing: Subject): Basis {
  if (thing.kind === 'card' || thing.kind === 'hand' || thing.kind === 'bonus') return cardBasisOf(thing.card);
  if (thing.kind === 'unit') return unitBasisOf(model.view.units[thing.unit].kind);
  return thing.kind === 'sector' ? 'reconstructed' : 'printed';
}

/** How it stands with an installed card right now. */
export function notesOf(model: TableModel, thing: Subject): readonly string[] {
  const { words, view } = model;
  if (thing.kind !== 'card' || thing.at === undefined) return [];
  const notes = [model.who(thing.seat)];
  const { malfunction } = view;
  const broken = malfunction?.place === thing.at.place && malfunction.row === thing.at.row && malfunction.slot === thing.at.slot;
  if (thing.at.row === 'pending') return broken ? [...notes, words.blocked] : notes;
  const installed = view.sectors[thing.at.place]?.slots[thing.at.slot] ?? undefined;
  if (installed === undefined) return notes;
  const number = numberOf(installed);
  if (number !== undefined) notes.push(words.withUpgrades(number, installed.upgrades));
  if (installed.isArmed) notes.push(words.armed);
  if (installed.counter > 0) notes.push(words.counter(installed.counter));
  if (installed.captor !== undefined) notes.push(words.captured);
  if (!isOn(model.state, thing.at)) {
    notes.push(broken ? words.offBy.malfunction : installed.isDeactivated ? words.offBy.deactivation : words.offBy.others);
  }
  return notes;
}
