import type { GameText, SeatNames } from '@orrery/engine';
import type { PlacedView, PlayerView, RobotView, View } from '@orrery/race-for-the-galaxy';
import { WORDS } from '../words.ts';

const FACE_DOWN = '▒';
const GOOD = '◆';
const NEW = '*';

interface Drawn {
  readonly view: View;
  readonly text: GameText;
  readonly name: SeatNames;
}

/** The whole table as lines of text: where the round stands, the goals, then every tableau with its goods and the viewer's own cards. */
export function board(view: View, text: GameText, name: SeatNames): string[] {
  const drawn = { view, text, name };
  const players = view.order.map((seat) => view.players[seat]);
  return [
    `── ${stageLine(drawn)} ──`,
    `  ${pilesLine(drawn)}`,
    ...view.goals.map((tile) => goalLine(drawn, tile)),
    `── ${WORDS[text.locale].players} ──`,
    ...players.flatMap((player) => playerLines(drawn, player)),
    ...(view.robot === undefined ? [] : robotLines(drawn, view.robot)),
  ];
}

function termOf({ text }: Drawn, id: string): string {
  return text.terms[id]?.name ?? id;
}

function cardsOf(drawn: Drawn, cards: readonly string[]): string {
  return cards.length === 0 ? '–' : cards.map((card) => termOf(drawn, `card:${card}`)).join(', ');
}

function actionsOf(drawn: Drawn, actions: readonly string[]): string {
  return actions.map((action) => termOf(drawn, `action:${action}`)).join(', ');
}

function stageLine(drawn: Drawn): string {
  const { stage, pass, coming, round } = drawn.view;
  const now = `${round}. ${termOf(drawn, `stage:${stage}`)}${pass === 2 ? ' 2' : ''}`;
  return [now, ...coming.map((phase) => termOf(drawn, `stage:${phase}`))].join(' → ');
}

/** After a draft there is a supply for each seat. */
function pilesLine(drawn: Drawn): string {
  const { pool, piles } = drawn.view;
  const counts = (of: 'deckCount' | 'discardCount') => piles.map((pile) => pile[of]).join(' / ');
  const parts = [
    `${termOf(drawn, 'pool')} ${pool}`,
    `${termOf(drawn, 'supply')} ${counts('deckCount')}`,
    `${termOf(drawn, 'discards')} ${counts('discardCount')}`,
  ];
  return parts.join(' · ');
}

function goalLine(drawn: Drawn, { goal, holders }: View['goals'][number]): string {
  return `  ${termOf(drawn, `goal:${goal}`)}: ${holders.map((seat) => drawn.name(seat)).join(', ') || '–'}`;
}

function placedText(drawn: Drawn, { card, hasGood, isNew }: PlacedView): string {
  return `${termOf(drawn, `card:${card}`)}${hasGood ? ` ${GOOD}` : ''}${isNew ? NEW : ''}`;
}

function playerLines(drawn: Drawn, player: PlayerView): string[] {
  const actions = player.actions === undefined || player.actions.length === 0 ? [] : [actionsOf(drawn, player.actions)];
  const parts = [`${termOf(drawn, 'chip')} ${player.chips}`, `${termOf(drawn, 'hand')} ${player.handCount}`, ...actions];
  const lines = [`  ${drawn.name(player.seat)} · ${parts.join(' · ')}`];
  lines.push(`     ${termOf(drawn, 'tableau')}: ${player.tableau.map((placed) => placedText(drawn, placed)).join(', ') || '–'}`);
  if (player.seenCount > 0)
    lines.push(`     ${termOf(drawn, 'draft-pack')}: ${shown(drawn, { cards: player.seen, count: player.seenCount })}`);
  if (player.startChoiceCount > 0)
    lines.push(`     ${termOf(drawn, 'start-world')}: ${shown(drawn, { cards: player.startChoice, count: player.startChoiceCount })}`);
  if (player.hand !== undefined) lines.push(`     ✋ ${cardsOf(drawn, player.hand)}`);
  if (player.placing !== undefined) lines.push(`     → ${cardsOf(drawn, [player.placing])}`);
  return lines;
}

/** Own cards by name, the backs of those of others. */
function shown(drawn: Drawn, { cards, count }: { readonly cards: readonly string[] | undefined; readonly count: number }): string {
  return cards === undefined ? FACE_DOWN.repeat(count) : cardsOf(drawn, cards);
}

function robotLines(drawn: Drawn, robot: RobotView): string[] {
  const parts = [
    `${termOf(drawn, 'chip')} ${robot.chips}`,
    `${termOf(drawn, 'robot-stack')} ${robot.stackCount}`,
    `${termOf(drawn, 'robot-credit')} ${robot.credit}`,
    `${termOf(drawn, 'robot-economy')} ${robot.economy}`,
    `${termOf(drawn, 'robot-counter')} ${robot.placedCounters}/${robot.placedCounters + robot.counters}`,
    `${termOf(drawn, 'face:robot')} = ${actionsOf(drawn, [robot.face])}`,
    ...(robot.hasOverlay ? [termOf(drawn, 'robot-overlay')] : []),
    ...(robot.dice.length === 0 ? [] : [actionsOf(drawn, robot.dice)]),
  ];
  return [`  ${termOf(drawn, 'robot')} · ${parts.join(' · ')}`, `     ${termOf(drawn, 'tableau')}: ${cardsOf(drawn, robot.tableau)}`];
}
