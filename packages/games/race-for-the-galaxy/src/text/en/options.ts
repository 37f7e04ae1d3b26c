import type { RaceText } from '../shape.ts';

export const options: RaceText['options'] = {
  box: {
    label: 'Cards',
    help: 'With The Gathering Storm, or the base game alone. Goals, the draft, five players and the robot need the expansion.',
    choices: { 'gathering-storm': 'With The Gathering Storm', base: 'Base game' },
  },
  goals: {
    label: 'Goals',
    help: 'Six tiles for being first to do something or having the most of it. Only with The Gathering Storm, and not against the robot.',
  },
  expert: { label: 'Expert duel', help: 'Two players choose two actions a round. Develop and Settle may be chosen twice.' },
  presetHands: { label: 'First-game hands', help: 'Start worlds 1 to 5 with the four cards printed for each; nothing is discarded.' },
  draft: { label: 'Draft', help: 'Everybody drafts a deck of their own before the match.' },
  robot: {
    label: 'Robot',
    help: 'How many 6-cost developments the robot has ready and what each is worth: 1 for 6 VP, 2 for 6 VP, or 3 for 9 VP.',
    choices: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  },
  pack: { label: 'Home-made cards', help: 'A pack of player-made worlds and developments, shuffled in with the printed cards.' },
};
