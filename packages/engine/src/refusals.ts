import type { Refusal } from './contract.ts';

/** Makes the refusals of one game. The place that refuses names the rule: one code may stand for several of them. */
export type RefusalMaker<Code extends string, Mark extends string> = (
  code: Code,
  rule: `${Mark}-${string}`,
  values?: Refusal['values'],
) => Refusal;

/**
 * `refusalMaker<RefusalCode, 'AF'>()`: the codes and the mark of a game's rules. Refusals without values are made once and frozen:
 * lists of legal actions are made by asking, and most answers are no.
 */
export function refusalMaker<Code extends string, Mark extends string>(): RefusalMaker<Code, Mark> {
  const plain = new Map<string, Map<string, Refusal>>();
  return (code, rule, values) => {
    if (values !== undefined) return { code, rule, values };
    let byRule = plain.get(code);
    if (byRule === undefined) {
      byRule = new Map();
      plain.set(code, byRule);
    }
    let refusal = byRule.get(rule);
    if (refusal === undefined) {
      refusal = Object.freeze({ code, rule });
      byRule.set(rule, refusal);
    }
    return refusal;
  };
}
