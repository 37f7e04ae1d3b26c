import type { Locale } from '@orrery/engine';

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Picks the form a number asks for: English has two, Russian three. */
export function plural(locale: Locale): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
