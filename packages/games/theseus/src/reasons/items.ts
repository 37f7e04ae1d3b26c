import type { Seat } from '@orrery/engine';
import { MEASURES, type Measure, measure } from '../bot/measures.ts';
import { betterSide, bonusWorth, freshWorth, handicapOf, installedWorth, PENDING, TOKEN, unitWorth } from '../bot/worths.ts';
import { holderOf, isOnAt, strengthOf } from '../rules/in-effect.ts';
import { SPACE, type State, type Unit } from '../state.ts';
import { type UnitTerm, unitTerm } from '../text/shape.ts';
import { type AssaultTime, aboutOf, type Shows, type Term } from './terms.ts';

/** One thing a seat has, in points of life or data, as the evaluation counts it. */
export interface Item {
  readonly term: Term;
  readonly worth: number;
}

/** What one of these measures is worth in points: as in `bot/weights.ts`. */
const POINTS = { 'assault-next': 0.75, 'assault-near': 0.35, 'assault-far': 0.15, forced: -0.7, race: 14 } as const;

/** All that the evaluation adds up, seat by seat; `bot/measures.ts` adds the same, faster. */
export function itemsOf(state: State): readonly (readonly Item[])[] {
  const rows = measure(state);
  const measured = (seat: Seat, name: Measure): number => rows[seat * MEASURES.length + MEASURES.indexOf(name)];
  const items = state.players.map(({ seat }) => [...outlookItems(seat, measured), ...possessions(state, seat)]);
  for (const unit of state.units) if (unit.at >= SPACE) items[unit.seat].push(...unitItems(state, unit));
  for (const { seat } of state.players) items[seat].push(...stuckItem(state, seat));
  addCards(state, items);
  return items.map(merged);
}

function outlookItems(seat: Seat, measured: (seat: Seat, name: Measure) => number): Item[] {
  const of = (name: Measure) => measured(seat, name);
  const items: Item[] = [
    { term: { of: 'life', seat, amount: of('life') }, worth: of('life') },
    { term: { of: 'data', seat, amount: of('data') }, worth: of('data') },
    { term: { of: 'forced', seat, amount: of('forced') }, worth: POINTS.forced * of('forced') },
    { term: { of: 'race', seat, now: toGoOf(of('race')), else: 0 }, worth: POINTS.race * of('race') },
  ];
  const when = ASSAULTS.find((each) => of(`assault-${each}`) > 0) ?? 'far';
  const power = of(`assault-${when}`);
  items.push({ term: { of: 'assault', seat, now: power, when, else: 0, elseWhen: 'far' }, worth: POINTS[`assault-${when}`] * power });
  return items;
}

const ASSAULTS: readonly AssaultTime[] = ['next', 'near', 'far'];

/** From the measure of the race back to the points that are still needed; half of it is each ally's. */
const toGoOf = (race: number): number => Math.round(1 / race - 1.5);

function possessions({ players }: State, seat: Seat): Item[] {
  const { upgrades, hand, bonus } = players[seat];
  return [
    {
      term: { of: 'tokens', seat, amount: upgrades, course: 'more' },
      worth: TOKEN * Math.min(upgrades, 4) + 0.3 * Math.max(0, upgrades - 4),
    },
    ...hand.map((card): Item => ({ term: { of: 'instant', seat, card, amount: 1, course: 'more' }, worth: freshWorth(card) })),
    ...bonus.map((card): Item => ({ term: { of: 'bonus', seat, card, amount: 1, course: 'more' }, worth: bonusWorth(card) })),
  ];
}

function unitItems(state: State, unit: Unit): Item[] {
  const { seat } = unit;
  const name = termOf(state, unit);
  const { space, held, invisible, parasites } = handicapOf(unit);
  const items: Item[] = [{ term: { of: 'unit', seat, unit: name, amount: 1, course: 'more' }, worth: unitWorth(unit) }];
  if (unit.isUpgraded)
    items.push({ term: { of: 'better-side', seat, unit: name, amount: 1, course: 'more' }, worth: betterSide(state, unit) });
  if (space !== 0) items.push({ term: { of: 'in-space', seat, amount: 1 }, worth: space });
  if (held !== 0) items.push({ term: { of: 'held', seat, amount: 1 }, worth: held });
  if (invisible !== 0) items.push({ term: { of: 'invisible', seat, amount: 1 }, worth: invisible });
  if (parasites !== 0) items.push({ term: { of: 'parasites', seat, amount: unit.parasites }, worth: parasites });
  return items;
}

/** A soldier of Pandora there is none: its units have names of their own. */
function termOf({ players }: State, { kind, seat }: Unit): UnitTerm {
  const term = unitTerm(kind, players[seat].faction);
  if (term === undefined) throw new Error('TH-14: Pandora has no soldiers');
  return term;
}

const STUCK = -0.7;

/** Units that would come round to where they stand: four in a ring of four. */
function stuckItem({ units, sectors }: State, seat: Seat): Item[] {
  const at = (place: number) => units.filter((unit) => unit.at === place).length;
  const stuck = units.filter((unit) => unit.seat === seat && unit.at >= 0 && at(unit.at) === sectors.length).length;
  return stuck === 0 ? [] : [{ term: { of: 'stuck', seat, amount: stuck }, worth: STUCK * stuck }];
}

/** What a card shows that is not there. */
export const NOTHING: Shows = { strength: 0, counter: 0, isArmed: false, isLent: false };

function addCards(state: State, items: readonly Item[][]): void {
  state.sectors.forEach(({ id, slots, pending }, place) => {
    slots.forEach((installed, slot) => {
      if (installed === null) return;
      const seat = holderOf(state, installed);
      const worth = installedWorth(state, place, slot);
      const isOn = isOnAt(state, place, slot);
      const term: Term = {
        of: 'installed',
        seat,
        card: installed.card,
        sector: id,
        now: Math.round(100 * worth),
        else: 0,
        count: 1,
        elseCount: 0,
        isOn,
        elseIsOn: false,
        wasOn: true,
        shows: {
          ...{ strength: strengthOf(installed), counter: installed.counter, isArmed: installed.isArmed },
          isLent: installed.captor !== undefined && installed.captorTakes === 'once',
        },
        elseShows: NOTHING,
      };
      items[seat].push({ term, worth });
    });
    for (const lying of pending) {
      if (lying === null) continue;
      const term: Term = { of: 'pending', seat: lying.owner, card: lying.card, amount: 1, course: 'more' };
      items[lying.owner].push({ term, worth: PENDING * freshWorth(lying.card) });
    }
  });
}

/** Things of one kind together: two Marines, two copies of a card. */
function merged(items: readonly Item[]): readonly Item[] {
  const known = new Map<string, Item>();
  for (const item of items) {
    const before = known.get(aboutOf(item.term));
    known.set(aboutOf(item.term), before === undefined ? item : { term: sum(before.term, item.term), worth: before.worth + item.worth });
  }
  return [...known.values()];
}

function sum(one: Term, other: Term): Term {
  if (one.of === 'installed' && other.of === 'installed') {
    const shows: Shows = {
      strength: one.shows.strength + other.shows.strength,
      counter: one.shows.counter + other.shows.counter,
      isArmed: one.shows.isArmed || other.shows.isArmed,
      isLent: one.shows.isLent && other.shows.isLent,
    };
    return { ...one, now: one.now + other.now, count: one.count + other.count, isOn: one.isOn || other.isOn, shows };
  }
  if (one.of === 'unsaid') return one;
  return 'amount' in one && 'amount' in other ? { ...one, amount: one.amount + other.amount } : one;
}
