import { isPlaceId, type NotAloneText, seatIn, type Value } from '../shape.ts';
import { place } from './words.ts';

const to = (value: Value): string => (isPlaceId(value) ? place(value) : 'that place');

export const phrases: NotAloneText['phrases'] = {
  'going-to': ([where]) => `I am going to ${to(where)}`,
  'not-going-to': ([where]) => `I am not going to ${to(where)}`,
  'stay-away-from': ([where]) => `Stay away from ${to(where)}`,
  'who-takes': ([where]) => `Who takes ${to(where)}?`,
  'you-take': ([who, where], names) => `${seatIn(who, names) ?? 'You'}, take ${to(where)}`,
  'not-me': () => 'Not me',
  'trust-me': () => 'Trust me',
  'it-is-bluffing': () => 'It is bluffing',
  'spread-out': () => 'Let’s spread out',
  'resist-now': ([who], names) => address(seatIn(who, names), 'resist now'),
  'give-up-i-cover-you': ([who], names) => address(seatIn(who, names), 'give up, I will cover you'),
  'mind-your-will': ([who], names) => address(seatIn(who, names), 'watch your Will'),
  'i-have-an-answer': () => 'I have an answer to that',
  'charge-the-marker': () => 'Somebody charge the Marker',
  'who-fortifies': () => 'Who fortifies the Sanctuary?',
  'i-smell-you': ([who], names) => address(seatIn(who, names), 'I can smell you'),
  'waiting-at': ([where]) => `I am waiting at ${to(where)}`,
  'nowhere-to-run': () => 'There is nowhere to run',
  'close-call': () => 'That was close',
  'well-played': () => 'Well played',
};

function address(who: string | undefined, words: string): string {
  return who === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : `${who}, ${words}`;
}
