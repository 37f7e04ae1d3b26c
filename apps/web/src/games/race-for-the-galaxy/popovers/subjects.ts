import type { Subject, TableModel } from '../table-model.svelte.ts';

export function subjectName(model: TableModel, thing: Subject): string {
  switch (thing.kind) {
    case 'card':
      return model.cardName(thing.card);
    case 'seat':
      return model.who(thing.seat);
    case 'goal':
      return model.name(`goal:${thing.goal}`);
    case 'term':
      return model.name(thing.id);
  }
}

/** Where the rules speak of it. */
const RULES: Readonly<Record<string, string>> = {
  'stage:explore': 'RG-5.1',
  'stage:develop': 'RG-6.1',
  'stage:settle': 'RG-7.1',
  'stage:consume': 'RG-8.1',
  'stage:produce': 'RG-9.1',
  pool: 'RG-8.7',
  supply: 'RG-4.5',
};

export function subjectRule(thing: Subject): string | undefined {
  if (thing.kind === 'goal') return 'RG-11.1';
  if (thing.kind === 'seat') return 'RG-10.2';
  return thing.kind === 'term' ? RULES[thing.id] : undefined;
}
