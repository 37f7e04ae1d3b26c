import type { LessonWords } from '@orrery/engine';
import type { SanctuaryStep } from '../../../lessons/sanctuary.ts';

export const words: LessonWords<SanctuaryStep> = {
  steps: {
    goal: {
      title: 'A second way to win',
      task: 'Under the Rescue track there is a new one: Defense, 9 steps. Then press Next.',
      why: 'The Hunted win when Rescue reaches the star, or when Defense reaches its last cell. Symbols on Defense cells are gifts to all of you: a new place, Will, cards. The places 6 to 10 are other ones, and each of you is a character with an ability.',
    },
    city: {
      title: 'The flying city',
      task: 'Find the Sanctuary: it hovers over the Jungle, number 2. At the end of each turn it moves on to the next number. Press Next.',
      why: 'Where it hovers you can fortify it; next to it you can rescue survivors. Either replaces the power of your place, and you never have to. Next to it means side by side or one above the other: now Lair, River and Laboratory.',
    },
    near: {
      title: 'Go next to it',
      task: 'Lay the River: it is next to the Jungle.',
      why: 'Two survivors lie face up above the planet. From the River you can reach them. The Creature knows it too, of course.',
      instead: 'A fine place, but only from Lair, River or Laboratory can you rescue a survivor this turn.',
    },
    rescue: {
      title: 'Rescue a survivor',
      task: 'Rescue Dmitri Orlov.',
      why: 'A survivor helps once, at the moment of rescue: Dmitri moves Defense a step. Then the card stays face down in front of you and waits to be sheltered.',
      instead: 'Useful too. Dmitri Orlov, though, moves Defense at once.',
      strays: {
        other: 'Greta brings Will, but you have all of yours. Dmitri would have moved Defense.',
        power: 'The River’s power is good. But a survivor is worth more today: Dmitri moves Defense at once.',
      },
    },
    'phase-five': {
      title: 'What the Creature does with its turn',
      task: 'The turn now has a fifth phase: the Sanctuary has moved to number 3, and the Creature has hidden. Press Next.',
      why: 'In phase 5 the Creature either adapts (takes 1 DNA and buys abilities that last all match) or hides (takes up to 3 DNA, but Defense moves a step). So Defense is at 7 now, and the Creature is rich.',
    },
    again: {
      title: 'One more',
      task: 'The Sanctuary is over the River now. Lay the Jungle, next to it, and rescue Nora Quinn. Defense then reaches a gift: take the Gates.',
      why: 'Nora moves Defense as well, and the cell it reaches lets each of you take a new place. The Gates fortify the Sanctuary from afar, wherever it is.',
      instead: 'Possible. Nora Quinn would move Defense to a cell with a gift for both of you.',
    },
    fortify: {
      title: 'Fortify and shelter',
      task: 'The Sanctuary is over the Beach. Lay the Beach, fortify, and shelter your survivors.',
      why: 'Exploring the very place under the Sanctuary moves Defense a step; handing over all your survivors moves it one more, however many they are. One Hunted a turn may do it: a plan worth waiting for, and worth guarding by the Creature.',
      instead: 'That helps too. But now you are where the Sanctuary is, with two survivors: two steps of Defense are waiting.',
    },
    end: {
      title: 'Both ways at once',
      task: 'Defense needs 4 more steps. Press Next and go on.',
      why: 'Keep both counters in mind: the Creature cannot guard everything. Its adaptations lie open beside it; the Monolith and one Defense cell can take them away. And from now on the city also flies over the places 6 to 10.',
    },
  },
  farewell:
    'The rest is yours. Ask each turn: is there a survivor beside me, or the city above me? And what does the Creature think I will do?',
  hints: {
    explore: 'Under the Sanctuary you fortify, beside it you rescue. Where is it now, and where will it be next turn?',
    act: 'A survivor or a step of Defense is often worth more than the power.',
    'take-place': 'Gates for Defense, Camp for cards and survivors, Infirmary for Will.',
    shelter: 'All survivors go at once for one step: wait for more only if that brings something.',
    window: 'One Survival card a turn. Keep it if nothing is at stake.',
  },
};
