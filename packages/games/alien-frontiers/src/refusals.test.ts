import { describeRefusals, type SpeaksOf } from '@orrery/testkit';
import { TECH, type TechCard } from './cards/tech.ts';
import { alienFrontiers } from './index.ts';
import type { RefusalCode } from './refusals.ts';
import { OPTION_SETS } from './testing/random-play.ts';

/** The rules of the cards that are aimed at something. */
const CARD_RULES = Object.values<TechCard>(TECH).flatMap(({ power, discard, rule }) => ((power ?? discard) === undefined ? [] : [rule]));

const words = (en: RegExp, ru: RegExp): SpeaksOf => ({ en, ru });

const SPEAKS_OF: Readonly<Record<RefusalCode, SpeaksOf>> = {
  'match-over': words(/match ends/, /Партия кончается/),
  'not-your-turn': words(/Your turn/, /ход/),
  'answer-first': words(/question .* answered before/, /вопрос/i),
  'not-asked': words(/question/, /вопрос/i),

  'no-such-ship': words(/unplaced ships/, /неразмещённы/),
  'relic-not-among-them': words(/unplaced ships/, /неразмещённы/),
  'one-ship-at-a-time': words(/one ship at a time/, /по одному/),
  'no-free-dock': words(/docks are free/, /свободн.* отсек|отсек.* свободн/),
  'not-enough-fuel': words(/fuel/, /топлив/),
  'not-enough-ore': words(/ore/, /руд/),
  'last-colony-on-hub': words(/last colony from the Hub/, /Последнюю колонию из Центра/),
  'must-dock-elsewhere': words(/only if .* no docking/, /только/),

  'no-cycle-left': words(/Each ship .* cycle once/, /[Кк]аждый .*корабль/),
  'display-empty': words(/displayed cards/, /открыт.* карт/),
  'total-too-low': words(/total 8 or more/, /8/),
  'card-not-displayed': words(/displayed card/, /открыт.* карт/),
  'already-own-card': words(/kind .* own/, /у вас/),

  'three-ships-a-turn': words(/at most three of yours per turn/, /не больше трёх/),
  'colony-waits-for-launch': words(/launch it first/, /сначала/),
  'no-colony-on-hub': words(/launch it/, /запустить/),
  'colony-not-ready': words(/circle 7/, /круге 7/),

  'needs-three-equal': words(/three ships of equal value/, /три корабля/),
  'lower-than-docked': words(/not be lower than the highest/, /ниже/),
  'needs-a-pair': words(/two ships of equal value/, /два корабля/),
  'no-ships-at-market': words(/ship of yours is docked here/, /корабль/),
  'ore-stock-empty': words(/ore when the stock has none/, /руд/),
  'needs-a-run': words(/consecutive values/, /последовательными значениями/),
  'run-not-higher': words(/higher run|exceed the total/, /более высокий ряд|превышать|больше/),
  'no-ship-in-stock': words(/Without a ship of your colour in the ship stock/, /запасе/),
  'needs-a-six': words(/shows 6/, /шестёркой/),
  'fewer-than-three-ships': words(/fewer than three ships/, /меньше трёх/),

  'cannot-raid-yourself': words(/other players/, /других игроков/),
  'nothing-to-steal': words(/steal up to four tokens/, /фиш/),
  'tokens-already-stolen': words(/or one card/, /или одну карту/),
  'victim-lacks-card': words(/passes from its owner to you/, /от её владельца/),
  'decoy-guards-tokens': words(/tokens cannot be raided/, /фиш/),
  'decoy-guards-cards': words(/only this one can be stolen/, /только/),

  'repulsor-field': words(/no colony comes to the territory/, /колони/),
  'desert-not-controlled': words(/lose control/, /контроль/),
  'desert-isolated': words(/desert is isolated it cannot be bought/, /изолирован/),
  'relic-already-flies': words(/Relic Ship/, /Реликтов/),

  'card-not-owned': words(/Your cards/, /[Вв]аши карты/),
  'card-has-no-power': words(/card with a fuel power/, /за топливо/),
  'card-has-no-discard': words(/can be discarded/, /сбро/),
  'card-used-this-turn': words(/once per turn|used this turn/, /раз за ход|в этот ход/),
  'already-discarded-a-card': words(/one card per turn/, /од.* за ход/),
  'wrong-target': words(/for \d fuel/, /(за|по) \d топлив/),

  'face-at-limit': words(/below 1 or rises above 6/, /1.*6/),
  'needs-two-ships': words(/two different ships/, /два разных корабля/),
  'no-ships-chosen': words(/any number of your unplaced ships/, /сколько угодно/),
  'territory-empty': words(/empty/, /пуст/),
  'isolation-field': words(/isolated territory/, /изолирован/),
  'desert-not-borrowable': words(/Not for Burroughs Desert/, /Пустын/),
  'bonus-already-yours': words(/bonus you have already/, /уже/),
  'no-such-docked-ship': words(/ship/, /корабл/),
  'not-your-ship': words(/ship you docked/, /состыкованный вами/),
  'own-ship': words(/ships of another player/, /другого игрока/),
  'ship-not-docked': words(/Maintenance Bay|The Bay has no docks/, /Док/),
  'bound-to-terraforming': words(/cannot be teleported away/, /Телепортировать/),
  'no-destination': words(/legal place to go/, /есть куда встать/),
  'same-facility': words(/another station/, /друг.* станци/),
  'bay-is-no-destination': words(/Maintenance Bay is never/, /Док/),
  'one-player-a-shot': words(/one other player/, /одного/),

  'field-off-planet': words(/Only a generator on the planet can be removed/, /на планете/),
  'field-already-there': words(/moves to another/, /друг/),
  'no-such-colony': words(/colon/, /колони/),
  'same-territory': words(/another territory|two territories/, /другую территорию|двух территориях|двух разных территориях/),
  'same-owner': words(/two owners/, /двух/),
  'no-partner-to-swap': words(/swap two colonies of two owners/, /колони/),
  'too-few-ships-to-hit': words(/more than three of their colour/, /больше трёх/),
  'card-not-in-discard': words(/card from the discard pile/, /сброс/),

  'no-ship-unplaced': words(/only your unplaced ships/, /только ваших неразмещённых/),
  'every-face-at-limit': words(/below 1 or rises above 6/, /1.*6/),
  'no-ships-to-shift': words(/one at 2 or more and one at 5 or less/, /2.*5/),
  'no-bonus-to-borrow': words(/Not for Burroughs Desert, an empty or isolated territory/, /Пустын.*пуст.*изолирован/),
  'no-ship-to-teleport': words(/ship you docked this turn/, /состыкованный вами/),
  'no-destination-at-all': words(/legal place to go/, /есть куда встать/),
  'no-ship-to-shoot': words(/ships of another player at one station/, /корабли другого игрока с одной станции/),
  'no-field-on-planet': words(/Only a generator on the planet can be removed/, /на планете/),
  'no-colony-on-planet': words(/any one colony on the planet/, /колонию на планете/),
  'no-colonies-to-swap': words(/two colonies of two owners on two territories/, /дв.* колони/),
  'nobody-has-ships-to-spare': words(/more than three of their colour/, /больше трёх/),
  'discard-pile-empty': words(/card from the discard pile/, /из сброса/),
  'nothing-new-in-discard': words(/of a kind you do not own/, /у вас/),

  'ships-unplaced': words(/once every ship is placed/, /размещ/),
  'wrong-number-returned': words(/return the excess/, /лишн|излиш/),
  'more-than-you-have': words(/which tokens is your choice/, /выб/),
};

describeRefusals({
  module: alienFrontiers,
  home: new URL('../', import.meta.url),
  speaksOf: SPEAKS_OF,
  passedOn: {
    'no-such-ship': ['AF-2.3', 'AF-17.6', 'AF-18.7'],
    'relic-not-among-them': ['AF-2.3', 'AF-17.6', 'AF-18.7'],
    'not-enough-fuel': ['AF-5.3', 'AF-9.3', 'AF-11.2', 'AF-13.2', 'AF-15.3', 'AF-17.3', 'AF-18.8'],
    'not-enough-ore': ['AF-5.3', 'AF-6.2', 'AF-11.2', 'AF-13.2', 'AF-15.3'],
    'no-such-docked-ship': ['AF-18.7', 'AF-18.8'],
    'no-such-colony': ['AF-18.7', 'AF-18.9'],
    'wrong-target': CARD_RULES,
  },
  tables: OPTION_SETS,
});
