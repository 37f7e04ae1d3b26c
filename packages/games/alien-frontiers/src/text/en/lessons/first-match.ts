import type { LessonWords } from '@orrery/engine';
import type { View } from '../../../knowledge/view.ts';
import type { FirstMatchStep } from '../../../lessons/first-match.ts';
import { type FreeMoment, freeMoment } from '../../../lessons/free-match.ts';

const MOMENTS: Readonly<Record<FreeMoment, string>> = {
  'last-landing': 'This landing ends the match: choose where it brings the most points.',
  'last-colony': 'You have one colony left, and landing it ends the match. Do it while you are ahead.',
  claim: 'Your ships at the Artifact are enough for a card: claim one before you end the turn.',
  launch: 'Your colony on the Hub is ready: launch it for 1 fuel and 1 ore.',
  spend: 'You hold more than 8 tokens, and the rest goes back when you end the turn. Spend what you can first.',
  done: 'All your ships are docked. End your turn, unless a card or a trade still helps you.',
};

export const words: LessonWords<FirstMatchStep, View> = {
  steps: {
    goal: {
      title: 'What you are here for',
      task: 'You are red (“Guest” in the log, unless you have chosen a name). The small domes on the planet are colonies: two are yours, two your opponent’s. Then press Next.',
      why: 'Each of your colonies on the planet is a point, and each territory where you have more of them than anyone else is one more. The match ends the moment somebody lands their last colony; the most points win.',
    },
    fuel: {
      title: 'Dice are ships',
      task: 'You have rolled your fleet: 2, 2, 4, 5. Pick the 5 below the board, then press the Solar Converter. At the end of a turn you may keep 8 tokens, fuel and ore together; any more go back.',
      why: 'Every ship docks somewhere around the planet and gets something done. The Converter takes any ship and pays half its value in fuel, rounded up: a 5 brings 3, a 2 only 1.',
      instead: 'That works too, but we need fuel first, and no ship brings more of it than a 5 at the Solar Converter.',
    },
    ore: {
      title: 'Docks can be closed to you',
      task: 'Dock the 4 at the Lunar Mine for 1 ore. Ships you pick go together: press one again to put it back.',
      why: 'A ship at the Mine must be at least as high as the highest one there. Your opponent’s 3 shuts out your 2s, while your 4 gets in, and then keeps lower ships out in turn.',
      instead: 'A fair move, but the 4 is the only ship you have that the Mine will let in for its ore, and ore is what we are short of.',
    },
    shipyard: {
      title: 'A pair builds a ship',
      task: 'Pick both 2s and press the Shipyard. It costs 2 fuel and 2 ore.',
      why: 'Low dice are weak alone, but any pair can build. A fifth ship is one more die in every roll for the rest of the match, so ships come before almost everything else.',
      instead: 'The 2s would bring little there. Together they build a ship, which pays you back every turn.',
      strays: { market: 'At the Market a pair of 2s buys ore for 2 fuel each. Good to know, but a new ship pays you back every turn.' },
    },
    'end-turn': {
      title: 'Ships stay where they are',
      task: 'All your ships are docked: end your turn, then watch your opponent.',
      why: 'Your ships hold their docks until your next turn, so you also choose what to take away from the others. The new ship waits in the Maintenance Bay and flies next time.',
      instead: 'No harm done. When you are finished, end your turn.',
    },
    raid: {
      title: 'Pay them back',
      task: 'You were raided! You rolled 2, 4, 5, 6, 6: pick 4, 5 and 6 and press the Raiders’ Outpost. Then press 3 ore and 1 fuel on your opponent’s plate.',
      why: 'Three ships in a row steal up to four tokens, or a card. Only a higher run can throw out the one that is docked: your 4-5-6 is the highest there is, so nobody will raid until your next turn.',
      instead: 'Possible, but it leaves your opponent with the loot and the Outpost. The run 4-5-6 takes four tokens at once.',
      strays: {
        fuel: 'Fuel is good too, but next turn 3 ore will land you a colony. Take 3 ore and 1 fuel.',
        stop: 'You could have taken four tokens, and next turn 3 ore will land you a colony.',
      },
    },
    artifact: {
      title: 'Cards from the Artifact',
      task: 'Dock the 2 and the 6 at the Alien Artifact: together they make 8, which is what a card costs. Claim Alien City, then end your turn.',
      why: 'Cards bend dice and rules, usually for fuel. Alien City does nothing at all, except that it is worth a point as long as you hold it. Each ship docked there also gives you one cycle: three new cards on display. You need not use it.',
      instead: 'Also a use for that ship. The plan here is 2 + 6 = 8 at the Artifact, for a card.',
      strays: {
        cycle:
          'That swapped the cards on display for three new ones. It is free after docking there, but Alien City has gone with the old ones.',
        card: 'A useful card, but Alien City would be a point at once.',
        terraform:
          'A bold choice: it lands a colony at once, but the ship is used up for good. We will land one without that price next turn.',
      },
    },
    constructor: {
      title: 'Landing a colony',
      task: 'Three 4s! Pick them and press the Colony Constructor. It costs the 3 ore you have just stolen.',
      why: 'There are three ways down. Three equal ships land a colony here for 3 ore. A 6 does it at the Terraforming Station, but the ship is used up. At the Colonist Hub any ships do it, slowly, one step each.',
      instead: 'Three of a kind do not come often. Used here they land a colony this very turn.',
      strays: { mine: 'Ore is always welcome, but the three 4s together would land a colony this very turn.' },
    },
    landing: {
      title: 'Control',
      task: 'Choose where to land: Lem Badlands, where you and your opponent have one colony each.',
      why: 'In a tie nobody controls a territory. A second colony makes it yours: a point for the colony, another for control, and its bonus: from now on each of your ships at the Solar Converter brings 1 fuel more.',
      instead:
        'That brings just as many points: on an empty territory a single colony gives you control. But on Lem Badlands your opponent now needs only one more to take it.',
      strays: {
        own: 'A point for the colony, but Asimov Crater was yours already. On Lem Badlands it would also have broken the tie: one point more, and a bonus.',
        theirs:
          'A point for you, and with the tie your opponent loses Herbert Valley. On Lem Badlands you would have gained two points, and a bonus.',
      },
    },
    points: {
      title: 'How you stand',
      task: 'You now have three colonies, two territories and Alien City: 6 points. Press your points, or your opponent’s, at any time to see what they are made of.',
      why: 'Control can be lost again, and cards stolen, so points go both ways until somebody lands their last colony. Keep an eye on how many colonies everyone has left.',
    },
  },
  farewell:
    'The match goes on from here: you still have a 1 and a 5 to dock, and your opponent is an easy one. Not shown were the bonuses of territories, the Relic Ship on Burroughs Desert, the Orbital Market and how cards are used: press any of them to read about it. Good luck!',
  hints: {
    'take-turn': 'Dock every ship you can. More ships first, then ore and fuel, then land colonies where they win a territory.',
    'choose-landing': 'Look for a tie to break, or a bonus you would use every turn.',
    'launch-or-wait': 'Launching now lets the extra step go to a new colony.',
    raid: 'Ore is usually the harder one to get; a card worth a point is better still.',
    'return-tokens': 'Eight tokens are all you may keep: spend before you save.',
  },
  hint: (ask, view) => {
    const moment = freeMoment(ask, view);
    return moment === undefined ? undefined : MOMENTS[moment];
  },
};
