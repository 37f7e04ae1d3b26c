import type { LessonWords } from '@orrery/engine';
import type { View } from '../../../knowledge/view.ts';
import { isAtCity, type SanctuaryStep } from '../../../lessons/sanctuary.ts';

export const words: LessonWords<SanctuaryStep, View> = {
  steps: {
    goal: {
      title: 'A second way to win',
      task: 'Under the Rescue track is a new one, Defense: at its last cell, 9 steps away, the Hunted win too. This match is already in turn 3. Press Next.',
      why: 'Symbols on Defense cells are gifts to all of you: a new place, Will, cards. Tap a symbol, or point at it, to read what it is.',
    },
    city: {
      title: 'The flying city',
      task: 'Find the Sanctuary: it hovers over the Jungle, number 2, and at the end of each turn moves on to the next number. On its own place you may fortify it; next to it you may rescue a survivor. Press Next.',
      why: 'Either is done instead of using the power of your place, and you never have to. Next to it means side by side or one above the other: now Lair, River and Laboratory.',
    },
    near: {
      title: 'Go next to it',
      task: 'Two survivors are waiting beside the Defense track, and you reach them from any place next to the Sanctuary. Lay the River: it is next to the Jungle.',
      why: 'A rescued survivor helps you at once, and later the Sanctuary. The Creature knows it too, of course.',
      instead: 'A fine place, but only from Lair, River or Laboratory can you rescue a survivor this turn.',
    },
    rescue: {
      title: 'Rescue a survivor',
      task: 'A survivor helps once, at the moment of rescue. Rescue Dmitri Orlov, who moves Defense a step.',
      why: 'Then the card stays face down in front of you and waits to be sheltered: you will see soon what for.',
      instead: 'Useful too. Dmitri Orlov, though, moves Defense at once.',
      strays: {
        other: 'Greta brings Will, but you have all of yours. Dmitri would have moved Defense.',
        power: 'The River’s power is good. But a survivor is worth more today: Dmitri moves Defense at once.',
      },
    },
    'phase-five': {
      title: 'Phase 5',
      task: 'In phase 5 the Sanctuary has moved to number 3; then the Creature adapts or hides. Vega has hidden: up to 3 DNA, the helix on its plate, but a step of Defense for you. Press Next.',
      why: 'When it adapts it takes 1 DNA and pays for adaptations, the purple cards, which last all match: 1 DNA to draw one, more to put it to use. What it pays goes back to the supply. Defense needs 7 steps now, and the Creature is rich.',
    },
    again: {
      title: 'One more',
      task: 'The Sanctuary is over the River now. Lay the Jungle, next to it, and rescue Nora Quinn. Defense then reaches a gift: take the Gates.',
      why: 'Nora moves Defense as well, and the cell it reaches lets each of you take a new place: 6 to 10 are other ones than in the base game. The Gates fortify the Sanctuary from afar, wherever it is.',
      instead: 'Possible. Nora Quinn would move Defense to a cell with a gift for both of you.',
    },
    fortify: {
      title: 'Fortify and shelter',
      task: 'The Sanctuary is over the Beach. Lay the Beach, fortify for a step of Defense, and shelter your survivors for one more.',
      why: 'Without the Gates you can fortify only on the very place under the Sanctuary. All your survivors go together for that one step, however many they are. Only one Hunted a turn may fortify so: a plan worth waiting for, and for the Creature worth guarding.',
      instead: 'That helps too. But now you are where the Sanctuary is, with two survivors: two steps of Defense are waiting.',
    },
    end: {
      title: 'Both ways at once',
      task: 'Defense needs 4 more steps, Rescue goes on as well: the Creature cannot guard both. Press Next and go on.',
      why: 'The adaptations it has developed lie open beside it; the Monolith and one Defense cell can take them away. And each of you is a character with an ability: read yours.',
    },
  },
  farewell:
    'The rest is yours. Ask each turn: is there a survivor beside me, or the city above me? And what does the Creature think I will do?',
  hints: {
    explore: 'Under the Sanctuary you fortify, beside it you rescue. Where is it now, and where will it be next turn?',
    act: 'Move Rescue when you can; take a card back when your hand is small.',
    'take-place': 'Gates for Defense, Camp for cards and survivors, Infirmary for Will.',
    shelter: 'All survivors go at once for one step: wait for more only if that brings something.',
    window: 'One Survival card a turn. Keep it if nothing is at stake.',
  },
  hint: (ask, view) => (isAtCity(ask, view) ? 'A survivor or a step of Defense is often worth more than the power.' : undefined),
};
