import { botLevels } from '@orrery/bots';
import type { OptionField } from '@orrery/engine';
import type { Command } from '../command.ts';
import { allGames, brokenGames, type Game } from '../games.ts';
import { say } from '../output.ts';
import { JSON_ARG } from '../settings.ts';

export const games: Command = {
  definition: { meta: { name: 'games', description: 'List the games: seats, options, rules version, cards, bots' }, args: JSON_ARG },
  run: async (_given, { output }) => {
    for (const game of allGames()) {
      const described = await describe(game);
      say(output, described, () => inWords(described));
    }
    for (const line of brokenGames()) output.complain(line);
    return 0;
  },
};

type Described = Awaited<ReturnType<typeof describe>>;

async function describe(game: Game) {
  const { id, rulesVersion, seats, provenance } = game.module;
  const options: Readonly<Record<string, OptionField>> = game.module.options;
  const [en, ru] = await Promise.all([game.text('en'), game.text('ru')]);
  return { id, names: { en: en.name, ru: ru.name }, seats, options, rulesVersion, cards: provenance, bots: botLevels(id) };
}

function valuesOf(field: OptionField): string {
  switch (field.kind) {
    case 'flag':
      return 'true, false';
    case 'choice':
      return field.choices.join(', ');
    case 'document':
      return `@file, at most ${field.most} characters of JSON`;
  }
}

function inWords(game: Described): string {
  const options = Object.entries(game.options).map(([key, field]) => {
    const values = valuesOf(field);
    const only = field.seats === undefined ? '' : `; ${field.seats.join(' or ')} players only`;
    return `    ${key}: ${values} (default ${field.default ?? 'none'}${only})`;
  });
  return [
    `${game.id}: ${game.names.en} / ${game.names.ru}`,
    `  ${game.seats.min} to ${game.seats.max} players, rules ${game.rulesVersion}`,
    `  cards: ${game.cards.printed} printed facts, ${game.cards.reconstructed} reconstructed`,
    `  bots: ${game.bots.join(' < ')}`,
    '  options:',
    ...options,
  ].join('\n');
}
