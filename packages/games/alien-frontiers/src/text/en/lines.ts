import { type ActionLines, type DecisionLines, sayUse } from '../shape.ts';
import { name, price, ship, shipOf, ships, the, token } from './phrases.ts';
import { wordLines } from './words.ts';

const aimed = (line: string | undefined): string => (line === undefined ? '' : `: ${line}`);

export const actionLines: ActionLines = {
  'dock-ships': ({ at, faces, relic }) =>
    at === 'maintenance-bay' ? `Send ${ships(faces, relic)} to ${the(at)}` : `Dock ${ships(faces, relic)} at ${the(at)}`,
  'cycle-display': () => 'Cycle the display: three new cards',
  'claim-card': ({ card }) => `Claim ${the(card)}`,
  'launch-colony': () => 'Launch the colony for 1 fuel and 1 ore',
  'keep-waiting': () => 'Leave the colony on circle 7',
  'trade-at-market': () => 'Trade fuel for 1 ore',
  'buy-relic-ship': () => 'Buy the Relic Ship for 1 fuel and 1 ore',
  'use-power': (action, names) => `${name(action.card)}${aimed(sayUse(wordLines, action, names))}`,
  'discard-card': (action, names) => `Discard ${the(action.card)}${aimed(sayUse(wordLines, action, names))}`,
  'land-colony': ({ territory }) => `Land on ${name(territory)}`,
  'steal-token': ({ from, token: kind }, names) => `Steal ${token(kind, 1)} from ${names(from)}`,
  'steal-card': ({ from, card }, names) => `Steal ${the(card)} from ${names(from)}`,
  'stop-raiding': () => 'End the raid',
  'teleport-ship': ({ to, faces, relic }) => `Move it to ${the(to)}${faces.length === 0 ? '' : `, together with ${ships(faces, relic)}`}`,
  'fire-again': ({ owner, face, relic }, names) => `Fire at ${shipOf(names(owner), { face, relic })}`,
  'cease-fire': () => 'Cease fire',
  'move-colony': ({ to }) => `Move it to ${name(to)}`,
  'swap-colony': ({ territory, owner }, names) => `Swap it with ${names(owner)}’s colony on ${name(territory)}`,
  'return-tokens': ({ fuel, ore }) => `Return ${price(fuel, ore)}`,
  'end-turn': () => 'End the turn',
};

export const decisionLines: DecisionLines = {
  'take-turn': () => 'Dock your ships and use your cards.',
  'choose-landing': ({ because }) => `Where should the colony from ${the(because)} land?`,
  'launch-or-wait': ({ excess }) =>
    `The colony is on circle 7. Launch it now and carry ${excess} ${excess === 1 ? 'step' : 'steps'} over to the next one, or let it wait?`,
  raid: ({ tokensLeft }) =>
    tokensLeft === 4
      ? 'Raid: steal up to 4 tokens, or one tech card.'
      : `Raid: steal ${tokensLeft === 1 ? '1 more token' : `up to ${tokensLeft} more tokens`}, or stop here.`,
  'choose-teleport-destination': ({ from, ship: moved }) => `Where should ${ship(moved)} from ${the(from)} go?`,
  'keep-firing': ({ at }) => `Fire at another ship at ${the(at)} for 1 fuel?`,
  'choose-territory-for-colony': ({ owner, from }, names) => `Where should ${names(owner)}’s colony on ${name(from)} go?`,
  'choose-colony-to-swap': ({ owner, from }, names) => `Which colony should change places with ${names(owner)}’s on ${name(from)}?`,
  'return-tokens': ({ excess }) => `You may keep 8 tokens. Return ${excess}.`,
};
