import type { LessonWords } from '@orrery/engine';
import type { RobotStep } from '../../../lessons/robot.ts';

export const words: LessonWords<RobotStep> = {
  steps: {
    mat: {
      title: 'An opponent of dice and cards',
      task: 'Look at the robot’s mat: its tableau, its chips, its credit and its economy. Then press Next.',
      why: 'The robot has no hand and thinks nothing: two dice choose its actions, and its start world decides how it carries them out. Credit pays for its worlds, economy tells how many VP it earns when it consumes. You win with more points than it has.',
    },
    'two-actions': {
      title: 'Two actions a round',
      task: 'Choose Settle and Produce, then confirm.',
      why: 'Alone you choose two actions each round, and the robot rolls two dice. Phases that either of you marked take place, and you take part in all of them. Where only you marked, the robot merely responds, which is weaker.',
      instead: 'That works. Here we want a world and then goods on it, in one round: Settle and Produce.',
    },
    settle: {
      title: 'You go first',
      task: 'The dice show Settle and the robot’s own face, which means Produce for this robot. Place Gem World and pay with Mining Robots and Deficit Spending, which are picked already.',
      why: 'In every phase you act first, the robot after you. Your bonuses work as always: a card after settling.',
      instead: 'Possible. Gem World, though, bears a good in the Produce phase of this very round.',
    },
    'robots-turn': {
      title: 'What it did',
      task: 'The robot drew cards onto its stack, turned some up and placed the first that fitted; then its economy grew to 3. Press Next.',
      why: 'It never pays with cards and never consumes goods. Each Produce makes its economy grow, each Consume turns that into VP. So a robot that rolls those two often becomes dangerous late in the match.',
    },
    develop: {
      title: 'Stay ahead of it',
      task: 'Choose Develop and Consume: ×2 VP. Then place Export Duties: with your bonus it costs nothing.',
      why: 'Two actions that fit each other are worth more than two good ones. Public Works lets you draw a card for the development.',
      instead: 'Fine too. Develop and ×2 together would build something for nothing and turn both goods into points.',
    },
    consume: {
      title: 'Score',
      task: 'Let Old Earth consume the goods of Spice World and Gem World: 4 VP with ×2.',
      why: 'After you the robot consumes as well. VP chips come from one pool of 24: the sooner it is empty, the sooner the match ends.',
      instead: 'That scores less: Old Earth takes both goods at once.',
    },
    end: {
      title: 'How it ends',
      task: 'As always: 12 cards in a tableau, or the pool empty. Press Next.',
      why: 'Counters that the robot places count as cards and as 6 points each. Higher levels give it more of them. If you are equal at the end, hand and goods are compared with its credit and economy.',
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
