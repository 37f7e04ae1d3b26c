import type { LessonWords } from '@orrery/engine';
import type { GoalsStep } from '../../../lessons/goals.ts';

export const words: LessonWords<GoalsStep> = {
  steps: {
    tiles: {
      title: 'Six goals on the table',
      task: 'Look at the six tiles beside the tableaux: four with a 3, two with a 5. Then press Next.',
      why: 'The Gathering Storm adds goals: points for being first at something, or for having most of something at the end. They are drawn anew for every match, so each match is a different race.',
    },
    first: {
      title: 'First come, first served',
      task: 'Galactic Standard of Living goes to the first with 5 VP in chips. You have 2, your opponent 4. Press Next.',
      why: 'A tile with a 3 is won once and for good. Whoever meets it in the same phase gets one too; whoever comes later gets nothing. Your opponent needs a single chip more, so this round decides.',
    },
    consume: {
      title: 'Be faster',
      task: 'Choose Consume: ×2 VP, then let Old Earth consume the goods of Spice World and Gem World: 4 VP.',
      why: 'With two goods and ×2 you jump from 2 to 6 chips in one phase. Had you waited, your opponent would have taken the tile.',
      instead: 'Possible, but your opponent needs one chip more for the tile. Two goods and ×2 bring you there first.',
      strays: { card: 'A card is nice. But 4 VP at once win you the tile, which is worth 3 more.' },
    },
    won: {
      title: 'Three points more',
      task: 'The tile is yours: 3 points that nobody can take away. And your opponent produced, so you have goods again. Press Next.',
      why: 'Goals are checked at the end of certain phases, and the tile says which. It pays to look at them before you choose an action, and to guess what the others are after.',
    },
    most: {
      title: 'The most of something',
      task: 'Production Leader wants the most production worlds, at least 4; you have 3. Choose Settle, place New Vinland, and pay with Mining Robots and Deficit Spending, which are picked already.',
      why: 'A tile with a 5 goes to whoever alone has most. With four production worlds against two it is yours: 5 points for a world you would have liked anyway.',
      instead: 'All right. But New Vinland would be your fourth production world, and that tile is worth 5.',
    },
    end: {
      title: 'Hold what you have',
      task: 'Production Leader is yours for now. Press Next.',
      why: 'Tiles with a 5 can change hands until the last round: somebody with more takes it over. If others catch up with you, it stays with you; the one who holds it keeps it in a tie. So keep an eye on them to the end.',
    },
  },
  farewell: 'The rest of the match is yours. Two tiles are won, four are open: which of them fits your cards?',
  hints: {
    'choose-actions': 'Look at the open goals: which can you or your opponent reach this round?',
    'place-development': 'Six-cost developments count for one goal, many developments for another.',
    'place-world': 'A world that helps a goal is worth more than it says.',
    discard: 'Keep what brings an open goal closer.',
    consume: 'Chips count for Galactic Standard of Living only until somebody has it.',
  },
};
