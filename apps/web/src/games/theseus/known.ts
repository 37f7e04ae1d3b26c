import {
  type Attack,
  BOARDS,
  CARDS,
  type CardId,
  type Faction,
  type Installed,
  OTHER_UNITS,
  type Side,
  SOLDIERS,
  SPACE,
  SUPPLY,
  TOKENS,
  type Unit,
  type UnitNumber,
  type View,
} from '@orrery/theseus';

/** Questions about a view that its pictures ask. All of it lies open. */
export interface Standing {
  readonly number: UnitNumber;
  readonly unit: Unit;
}

export function unitsAt(view: View, place: number): readonly Standing[] {
  return view.units.flatMap((unit, number) => (unit.at === place ? [{ number, unit }] : []));
}

export const unitsInSpace = (view: View): readonly Standing[] => unitsAt(view, SPACE);

export function isCard(id: string): id is CardId {
  return Object.hasOwn(CARDS, id);
}

/** The number a unit is called by: those of one kind and player count from 1. None: it is the only one of its kind. */
export function countOf(view: View, number: UnitNumber): number | undefined {
  const { seat, kind } = view.units[number];
  const alike = view.units.flatMap((unit, other) => (unit.seat === seat && unit.kind === kind ? [other] : []));
  return alike.length > 1 ? alike.indexOf(number) + 1 : undefined;
}

export function factionOf(view: View, seat: number): Faction {
  return view.players[seat]?.faction ?? 'marines';
}

export function sideOf(view: View, unit: Unit): Side {
  const faction = factionOf(view, unit.seat);
  const sides = unit.kind === 'soldier' ? (faction === 'pandora' ? OTHER_UNITS.creature : SOLDIERS[faction]) : OTHER_UNITS[unit.kind];
  return sides[unit.isUpgraded ? 1 : 0];
}

export const attackOf = (view: View, unit: Unit): Attack => sideOf(view, unit).attack;

/** Tracks of data are for those who gather it. */
export function hasData(faction: Faction): boolean {
  return faction === 'scientists' || faction === 'greys';
}

/** The printed number with its tokens; none: it takes none. */
export function numberOf(installed: Installed): number | undefined {
  const { number } = CARDS[installed.card];
  return number === undefined ? undefined : number + installed.upgrades;
}

/** Who uses the card now: its owner, or Pandora while one of its Embryos lies on it. */
export function holderOf(view: View, installed: Installed): number {
  return installed.captor === undefined ? installed.owner : (view.units[installed.captor]?.seat ?? installed.owner);
}

/** Neighbouring own cards that a Duplication here copies, by slot. */
export function duplicatedBy(view: View, place: number, slot: number): readonly number[] {
  const sector = view.sectors[place];
  const installed = sector?.slots[slot] ?? undefined;
  if (sector === undefined || installed === undefined || CARDS[installed.card].type !== 'duplication') return [];
  const holder = holderOf(view, installed);
  return BOARDS[sector.id].neighbours.flatMap(([one, other]) => {
    const next = one === slot ? other : other === slot ? one : undefined;
    const card = next === undefined ? undefined : (sector.slots[next] ?? undefined);
    if (next === undefined || card === undefined || holderOf(view, card) !== holder) return [];
    const { faction, stacking } = CARDS[card.card];
    return stacking === 'multiply' && faction === CARDS[installed.card].faction ? [next] : [];
  });
}

export type TokenKind = 'parasites' | 'invisibility' | 'grippers' | 'deactivation' | 'minorAliens' | 'catchers' | 'runners' | 'warriors';

/** Tokens left in the box that run out, of the factions in play. */
export function tokensLeft(view: View): readonly { readonly kind: TokenKind; readonly left: number; readonly all: number }[] {
  const has = (faction: Faction) => view.players.some((player) => player.faction === faction);
  const left: { kind: TokenKind; left: number; all: number }[] = [];
  const count = (kind: TokenKind, used: number, all: number) => left.push({ kind, left: Math.max(0, all - used), all });
  if (has('marines'))
    count(
      'deactivation',
      countCards(view, (card) => card.isDeactivated),
      TOKENS.deactivation,
    );
  if (has('aliens')) {
    count(
      'parasites',
      sum(view.units, (unit) => unit.parasites),
      TOKENS.parasites,
    );
    count(
      'minorAliens',
      sum(view.units, (unit) => (unit.kind === 'minor-alien' && unit.at !== SUPPLY ? 1 : 0)),
      TOKENS.minorAliens,
    );
  }
  if (has('scientists'))
    count(
      'grippers',
      sum(view.units, (unit) => (unit.heldBy === undefined ? 0 : 1)),
      TOKENS.grippers,
    );
  if (has('greys'))
    count(
      'invisibility',
      sum(view.units, (unit) => (unit.isInvisible ? 1 : 0)),
      TOKENS.invisibility,
    );
  if (has('pandora')) {
    for (const [kind, name] of [
      ['catcher', 'catchers'],
      ['runner', 'runners'],
      ['warrior', 'warriors'],
    ] as const) {
      const all = view.units.filter((unit) => unit.kind === kind);
      count(
        name,
        sum(all, (unit) => (unit.at === SUPPLY ? 0 : 1)),
        all.length,
      );
    }
  }
  return left;
}

function sum<Thing>(things: readonly Thing[], of: (thing: Thing) => number): number {
  return things.reduce((total, thing) => total + of(thing), 0);
}

function countCards(view: View, is: (card: Installed) => boolean): number {
  return sum(view.sectors, (sector) => sum(sector.slots, (card) => (card !== null && is(card) ? 1 : 0)));
}
