import {
  type ActionBase,
  type DecisionBase,
  type EventBase,
  type GameGuide,
  type GameModule,
  type GamePrimer,
  LOCALES,
  type Locale,
  type Viewer,
} from '@orrery/engine';
import { describe, expect, test } from 'vitest';
import { type OptionSet, randomPlay } from './random-play.ts';
import { seatNames } from './texts.ts';

export interface GuideSuite<View, Decision extends DecisionBase, Action extends ActionBase> {
  readonly guides: Readonly<Record<Locale, GameGuide<View, Decision, Action>>>;
  readonly primers: Readonly<Record<Locale, GamePrimer<View>>>;
  /** Tables that between them see every kind of match. */
  readonly tables: readonly OptionSet[];
  /** What may be written in Latin letters in Russian. */
  readonly latin?: RegExp;
}

/** Together, but for the longest of both, they fit into two lines of the head at 1440 pixels and into three on a phone. */
const LONGEST = { aim: 135, why: 115 } as const;

/** Where one stands is said at every moment of a match to everybody, in whole sentences, and alike in both languages. */
export function describeGuide<State, Action extends ActionBase, View, Options, Event extends EventBase, Decision extends DecisionBase>(
  module: GameModule<State, Action, View, Options, Event, Decision>,
  { guides, primers, tables, latin }: GuideSuite<View, Decision, Action>,
): void {
  const { playRandomly } = randomPlay(module);

  function sentences(table: OptionSet): Map<string, Record<Locale, string | undefined>> {
    const said = new Map<string, Record<Locale, string | undefined>>();
    const hear = (where: string, say: (guide: GameGuide<View, Decision, Action>) => string | undefined): void => {
      const spoken = { en: say(guides.en), ru: say(guides.ru) };
      said.set(`${where}: ${spoken.en}`, spoken);
    };
    playRandomly(
      { ...table, seed: `guide of ${module.id}` },
      {
        see(state) {
          const viewers: Viewer[] = ['spectator', ...Array.from({ length: table.seats }, (_, seat) => seat)];
          for (const viewer of viewers) {
            const view = module.view(state, viewer);
            hear('aim', (guide) => guide.aim(view, viewer, seatNames));
            const decision = viewer === 'spectator' ? undefined : module.decision(state, viewer);
            if (decision === undefined || viewer === 'spectator') continue;
            hear(`why ${decision.ask}`, (guide) => guide.why(decision, view));
            const legal = module.legal(state, viewer);
            for (const action of legal) hear(`loss by ${action.type}`, (guide) => guide.loss?.({ action, legal }, view));
          }
        },
      },
    );
    return said;
  }

  describe(`the first steps of ${module.id}`, () => {
    test('are whole sentences, as many in both languages', () => {
      for (const [variant, steps] of Object.entries(primers.en.steps))
        expect(primers.ru.steps[variant]?.length, variant).toBe(steps.length);
      expect(Object.keys(primers.ru.steps)).toEqual(Object.keys(primers.en.steps));
      for (const locale of LOCALES) {
        for (const sentence of Object.values(primers[locale].steps).flat()) {
          expect(sentence).toMatch(/^\S.*[.?!]$/);
          expect(sentence).not.toMatch(/undefined|\s{2}|\s[,.:;!?]/);
          if (locale === 'ru') expect(sentence.replace(latin ?? /$^/g, '')).not.toMatch(/[A-Za-z]/);
        }
      }
    });

    test('are there for everybody at every table, and each variant for somebody', () => {
      const met = new Set<string>();
      for (const table of tables) {
        const see = (state: State): void => {
          for (const viewer of ['spectator', ...Array.from({ length: table.seats }, (_, seat) => seat)] as const) {
            const view = module.view(state, viewer);
            const variant = primers.en.variant(view, viewer);
            expect(primers.ru.variant(view, viewer)).toBe(variant);
            expect(primers.en.steps[variant]?.length ?? 0, variant).toBeGreaterThan(1);
            met.add(variant);
          }
        };
        playRandomly({ ...table, seed: `first steps of ${module.id}` }, { see });
      }
      expect([...met].sort()).toEqual(Object.keys(primers.en.steps).sort());
    });
  });

  describe.each(tables.map((table) => [JSON.stringify(table), table] as const))(`the guide of ${module.id} at %s`, (_, table) => {
    const said = [...sentences(table)];

    test('says to everybody what wins and how far that is', () => {
      const aims = said.filter(([where]) => where.startsWith('aim'));
      expect(aims.length).toBeGreaterThan(1);
      for (const [, spoken] of aims) for (const locale of LOCALES) expect(spoken[locale]).toMatch(/^\S.*\.$/);
    });

    test('speaks in short whole sentences, the same in both languages', () => {
      for (const [where, { en, ru }] of said) {
        expect(ru === undefined, where).toBe(en === undefined);
        for (const sentence of [en, ru]) {
          if (sentence === undefined) continue;
          expect(sentence, where).not.toMatch(/undefined|NaN|\[object|\s{2}|\s[,.:;!?]/);
          expect(sentence, where).toMatch(/[.?!]$/);
          expect(sentence.length, sentence).toBeLessThanOrEqual(where.startsWith('aim') ? LONGEST.aim : LONGEST.why);
        }
        expect(ru?.replace(latin ?? /$^/g, '') ?? '', where).not.toMatch(/[A-Za-z]/);
      }
    });
  });
}
