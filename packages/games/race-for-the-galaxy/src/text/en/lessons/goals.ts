import type { LessonWords } from '@orrery/engine';
import type { GoalsStep } from '../../../lessons/goals.ts';

export const words: LessonWords<GoalsStep> = {
  steps: {
    tiles: {
      title: 'Six goals on the table',
      task: 'The match is under way, in round 6. Beside the tableaux, on a phone behind the Goals button, lie six tiles: four with a 3 for being first, two with a 5 for having most. Look at them, then press Next.',
      why: 'The Gathering Storm adds goals: points for being first at something, or for having most of it. They are drawn anew for every match, so each match is a different race.',
    },
    first: {
      title: 'First come, first served',
      task: 'Galactic Standard of Living goes to the first with 5 VP, victory points, in chips: 3 more points, for good. You have 2 VP, your opponent 4. Press Next.',
      why: 'Whoever meets it in the same phase gets one too; whoever comes later gets nothing. Your opponent needs a single VP more, so this round decides.',
    },
    consume: {
      title: 'Be faster',
      task: 'Choose Consume: ×2 VP, which doubles what goods bring. Then press Old Earth and confirm: the goods of Spice World and Gem World bring 4 VP.',
      why: 'With two goods and ×2 you jump from 2 to 6 chips in one phase. Had you waited, your opponent would have taken the tile.',
      instead: 'Possible, but your opponent needs one chip more for the tile. Two goods and ×2 bring you there first.',
      strays: { card: 'A card is nice. But 4 VP at once win you the tile, which is worth 3 more.' },
    },
    won: {
      title: 'Three points more',
      task: 'The tile is yours: 3 points that nobody can take away. Goals are checked after certain phases: press a tile to read which. And your opponent produced, so you have goods again. Press Next.',
      why: 'It pays to look at the goals before you choose an action, and to guess what the others are after.',
    },
    most: {
      title: 'The most of something',
      task: 'Production Leader is 5 points for the most production worlds, at least 4; you have 3. Choose Settle and place New Vinland. Mining Robots and Deficit Spending are already picked to pay with.',
      why: 'You must be alone in having most. With four production worlds against two it is yours: 5 points for a world you would have liked anyway.',
      instead: 'All right. But New Vinland would be your fourth production world, and that tile is worth 5.',
    },
    end: {
      title: 'Hold what you have',
      task: 'Production Leader is yours, but until the last round a tile with a 5 goes over to whoever overtakes you. Press Next.',
      why: 'If others only catch up, it stays with you: whoever holds it keeps it in a tie. So keep an eye on them to the end.',
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
