import type { LessonWords } from '@orrery/engine';
import type { RobotStep } from '../../../lessons/robot.ts';

export const words: LessonWords<RobotStep> = {
  steps: {
    mat: {
      title: 'An opponent of dice and cards',
      task: 'The match is under way, in round 4. Look at the robot’s mat, on a phone behind its button: its tableau, its VP (victory point) chips, its credit and its economy. You win with more points than it has. Press Next.',
      why: 'The robot thinks nothing: two dice choose its actions, and its start world decides how it carries them out. Its cards are a face-down stack. Credit pays for its worlds, economy tells how many VP it earns when it consumes.',
    },
    'two-actions': {
      title: 'Two actions a round',
      task: 'Against the robot you choose two actions each round, and it rolls two dice. Every marked phase takes place, and you take part in all of them. Choose Settle and Produce, then confirm.',
      why: 'You have the bonus in both of your phases. Where only you marked, the robot merely responds, which is weaker.',
      instead: 'That works. Here we want a world and then goods on it, in one round: Settle and Produce.',
    },
    settle: {
      title: 'You go first',
      task: 'The dice show Settle and the robot’s own face, which means Produce for this robot. In every phase you act first, then the robot. Place Gem World; Mining Robots and Deficit Spending are already picked to pay with.',
      why: 'Gem World bears a good this very round. Your bonus is as always: a card after settling.',
      instead: 'Possible. Gem World, though, bears a good in the Produce phase of this very round.',
      strays: { duties: 'You will want Export Duties next round. Take this back and pay with Mining Robots and Deficit Spending.' },
    },
    'robots-turn': {
      title: 'What it did',
      task: 'The robot drew cards onto its stack, turned some up and placed the first that fitted; then its economy grew to 3. Produce makes it grow, Consume turns it into VP. Press Next.',
      why: 'It never pays with cards and never consumes goods. The more often it rolls Produce and Consume, the more dangerous it is late in the match. The face Match means that it copies one of your actions.',
    },
    develop: {
      title: 'Stay ahead of it',
      task: 'Choose actions that fit each other: Develop and Consume: ×2 VP. Then place Export Duties: with your bonus it costs nothing.',
      why: 'Public Works lets you draw a card for the development, and ×2 doubles what both goods bring.',
      instead: 'Fine too. But Develop and ×2 together are something built for nothing and double points for both goods.',
      strays: { nothing: 'You called Develop: right now Export Duties costs nothing. It will not get cheaper.' },
    },
    consume: {
      title: 'Score',
      task: 'Press Old Earth below your tableau and confirm: with ×2 the goods of Spice World and Gem World bring 4 VP. After you the robot consumes as well.',
      why: 'VP chips come from one pool of 24: the sooner it is empty, the sooner the match ends.',
      instead: 'That scores less: Old Earth takes both goods at once.',
    },
    end: {
      title: 'How it ends',
      task: 'It ends as always: 12 cards in a tableau, yours or the robot’s, or an empty pool. Press Next.',
      why: 'For a 6-cost development the robot places a counter, which counts as a card and 6 points. Higher levels give it more of them. If you are equal at the end, hand and goods are compared with its credit and economy.',
    },
  },
  farewell: 'Finish it off! Watch its economy: when it is high, do not give it Consume phases for free.',
  hints: {
    'choose-actions': 'Two actions that fit each other; avoid giving the robot a phase it profits from.',
    'place-development': 'Cheap ones fill your tableau: 12 cards end the match while you are ahead.',
    'place-world': 'Production worlds for a long match, military ones for a short one.',
    discard: 'Keep cards that fit together; the rest is money.',
    consume: 'Use the powers that need a certain good first.',
  },
};
