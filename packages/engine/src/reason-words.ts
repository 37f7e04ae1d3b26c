import type { Seat } from './contract.ts';
import type { Member } from './member.ts';
import type { Found, Reason, ReasonAbout, ReasonWords, TermBase } from './reason.ts';
import { capital, type Locale, lister } from './text.ts';

/** A clause: who, and what they do. Clauses about the same are said in one breath. */
export interface Clause {
  readonly who: string;
  readonly does: string;
  /**
   * A guess rests on what others will do, or on cards yet to be drawn: however often it was met, it is no more than likely. A fact holds
   * as things are: however seldom it mattered, it is no less than true. What says itself that it is only "about" so much is not also said
   * to be so on average.
   */
  readonly as?: 'guess' | 'fact' | 'about';
}

/** What a clause may be made of: the view and who looks, and whether the term speaks for the action or is its price. */
export interface Telling<View> extends ReasonAbout<View> {
  readonly isGain: boolean;
}

/** A clause for each term of a game; a term without its line does not compile. */
export type Clauses<View, Term extends TermBase> = {
  readonly [Of in Term['of']]: (term: Member<Term, 'of', Of>, telling: Telling<View>) => Clause;
};

interface Frame {
  readonly clear: (gains: string) => string;
  readonly priced: (gains: string, prices: string) => string;
  readonly close: (gains: string, prices: string) => string;
  readonly closeFor: (gains: string) => string;
  readonly closeAgainst: (prices: string) => string;
  readonly later: (sentence: string) => string;
  readonly average: (clause: string) => string;
  readonly likely: (clause: string) => string;
  readonly possible: (clause: string) => string;
}

const FRAMES: { readonly [Each in Locale]: Frame } = {
  en: {
    clear: (gains) => `${gains}.`,
    priced: (gains, prices) => `${gains}. In return ${prices}.`,
    close: (gains, prices) => `${gains}. That has to make up for this: ${prices}.`,
    closeFor: (gains) => `${gains}. That has to make up for several smaller things.`,
    closeAgainst: (prices) => `For now it only costs: ${prices}. The gain is expected later.`,
    later: (sentence) => `A round later, if all goes as expected, ${sentence}`,
    average: (clause) => `on average ${clause}`,
    likely: (clause) => `probably ${clause}`,
    possible: (clause) => `perhaps ${clause}`,
  },
  ru: {
    clear: (gains) => `${gains}.`,
    priced: (gains, prices) => `${gains}. Цена: ${prices}.`,
    close: (gains, prices) => `${gains}. Это должно окупить вот что: ${prices}.`,
    closeFor: (gains) => `${gains}. Это должно окупить несколько мелочей.`,
    closeAgainst: (prices) => `Пока это только цена: ${prices}. Выгода ожидается позже.`,
    later: (sentence) => `Через круг, если всё пойдёт как ожидается, ${sentence}`,
    average: (clause) => `в среднем ${clause}`,
    likely: (clause) => `скорее всего, ${clause}`,
    possible: (clause) => `возможно, ${clause}`,
  },
};

const SURE = 0.99;
const LIKELY = 0.5;

/** What a game says in its own way. */
export interface OwnFrame<Term extends TermBase> {
  /** Where nothing differs. */
  readonly same: string;
  /** Where as much speaks against the action, if not as usual; `gains` may be empty. */
  close?(reason: Reason<Term>, said: { readonly gains: string; readonly prices: string }): string | undefined;
}

/** Words from a table of clauses. */
export function reasonWords<View, Term extends TermBase>(
  locale: Locale,
  clauses: Clauses<View, Term>,
  own: OwnFrame<Term>,
): ReasonWords<View, Term> {
  const frame = FRAMES[locale];
  const list = lister(locale);
  const said = (found: readonly Found<Term>[], telling: Telling<View>): string =>
    breaths(
      found.map((one) => sure(one, telling)),
      list,
    );
  const sure = ({ term, share, isMean }: Found<Term>, telling: Telling<View>): Breath => {
    const clause = clauseOf(clauses, term)(term, telling);
    if (clause.as === 'fact') return clause;
    if (share >= SURE && clause.as !== 'guess')
      return isMean && clause.as !== 'about' ? { ...clause, who: frame.average(clause.who) } : clause;
    // In half of the worlds is not yet "probably", and what is only possible may not come together.
    return share > LIKELY ? { ...clause, who: frame.likely(clause.who) } : { ...clause, who: frame.possible(clause.who), isAlone: true };
  };
  return {
    tell(reason: Reason<Term>, about: ReasonAbout<View>): string {
      if (reason.kind === 'same') return own.same;
      const gains = said(reason.gains, { ...about, isGain: true });
      const prices = said(reason.prices, { ...about, isGain: false });
      const begun = reason.isLater ? frame.later(gains) : capital(gains);
      if (reason.kind === 'clear') return prices === '' ? frame.clear(begun) : frame.priced(begun, prices);
      const close = reason.isLater ? undefined : own.close?.(reason, { gains, prices });
      if (close !== undefined) return close;
      if (gains === '') return frame.closeAgainst(prices);
      return prices === '' ? frame.closeFor(begun) : frame.close(begun, prices);
    },
  };
}

interface Breath extends Clause {
  /** Not in one breath with anything else. */
  readonly isAlone?: true;
}

/** Clauses about the same one after the other: "you have 1 ore more and keep Lem Badlands, and Ann has 1 fuel less". */
function breaths(clauses: readonly Breath[], list: (items: readonly string[]) => string): string {
  const byWho = new Map<string, { readonly who: string; readonly all: readonly string[] }>();
  for (const { who, does, isAlone } of clauses) {
    const key = isAlone ? `${who} ${does}` : who;
    const known = byWho.get(key)?.all ?? [];
    if (!known.includes(does)) byWho.set(key, { who, all: [...known, does] });
  }
  const each = [...byWho.values()].map(({ who, all: does }) => `${who} ${list(underVerbs(does).map(list))}`);
  return each.length > 1 ? each.join('; ') : list(each);
}

/** Verbs that are said once: "you have 1 ore more and 2 fuel more", "you place Gem World and Spice World". */
const CARRIED = ['have ', 'has ', 'place ', 'places ', 'score ', 'scores ', 'выкладываете ', 'выкладывает ', 'получаете ', 'получает '];
/** After "rather than …" one more name would seem to belong to it. */
const RATHER = / rather than | вместо /;

/** What one verb is said for, each with its verb once: "have 1 ore more and 2 fuel more", "keep Gem World". */
function underVerbs(does: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  does.forEach((one, at) => {
    const verb = carriedVerb(one, does[at - 1]);
    if (verb === undefined) groups.push([one]);
    else groups[groups.length - 1]?.push(one.slice(verb.length));
  });
  return groups;
}

function carriedVerb(does: string, before: string | undefined): string | undefined {
  if (before === undefined || RATHER.test(before)) return undefined;
  return CARRIED.find((one) => does.startsWith(one) && before.startsWith(one));
}

/** The compiler cannot see that the line found by a term's own tag takes that term where it does not know the union. */
function clauseOf<View, Term extends TermBase>(clauses: Clauses<View, Term>, term: Term): (term: Term, telling: Telling<View>) => Clause {
  return clauses[term.of as Term['of']] as (term: Term, telling: Telling<View>) => Clause;
}

/** Who a clause is about, and the form of the verb that goes with it. */
export interface Subject {
  readonly who: string;
  /** The form for the viewer, or for anybody else. */
  verb(own: string, others: string): string;
  readonly isOwn: boolean;
}

/** `you`: how the viewer is spoken to. */
export function subjectOf(seat: Seat, { seat: own, names }: Pick<ReasonAbout<unknown>, 'seat' | 'names'>, you: string): Subject {
  const isOwn = seat === own;
  return { who: isOwn ? you : names(seat), isOwn, verb: (mine, others) => (isOwn ? mine : others) };
}

/** A name in Russian after the word for a player in any case: «игрока Анна», and who has no other name than «Игрок 2» is «игрока 2». */
export const playerOf = (who: string): string => `игрока ${who.replace(/^игрок /i, '')}`;

/** How Russian says who has something: «у вас», «у игрока Анна». */
export const possessor = ({ who, isOwn }: Subject): string => (isOwn ? 'у вас' : `у ${playerOf(who)}`);
