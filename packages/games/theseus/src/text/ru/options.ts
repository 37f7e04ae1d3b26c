import type { TheseusText } from '../shape.ts';

const factions = {
  any: 'Случайная',
  marines: 'Десантники',
  aliens: 'Чужие',
  scientists: 'Учёные',
  greys: 'Серые',
  pandora: 'Пандора',
};
const taken = 'Если фракция занята, достанется случайная свободная.';

export const options: TheseusText['options'] = {
  faction1: { label: 'Фракция места 1', help: 'Пандора играет без карт; она для опытных игроков.', choices: factions },
  faction2: { label: 'Фракция места 2', help: taken, choices: factions },
  faction3: { label: 'Фракция места 3', help: taken, choices: factions },
  faction4: { label: 'Фракция места 4', help: taken, choices: factions },
  match: {
    label: 'Вид партии',
    help: 'Бой насмерть: каждый за себя, нанесённые раны — очки. Командный бой: места 1 и 3 против 2 и 4.',
    choices: { deathmatch: 'Бой насмерть', teams: 'Двое на двое' },
  },
  firstPlayer: {
    label: 'Первый игрок',
    help: 'Чей сектор первый после Коридоров, тот и ходит первым.',
    choices: { 'first-seat': 'Первое место', random: 'Случайно' },
  },
  ring: {
    label: 'Кольцо секторов',
    help: 'Порядок из книги, случайный порядок или игроки выкладывают поля по очереди.',
    choices: { standard: 'Как в книге', random: 'Случайно', drafted: 'По очереди' },
  },
  decks: {
    label: 'Колоды',
    help: 'Из каких из 25 карт берётся колода: уровень 0 — это 15 карт для начинающих. Или каждый выбирает карты сам.',
    choices: {
      'level-0': 'Уровень 0',
      'level-1': 'Уровни 0–1',
      'level-2': 'Уровни 0–2',
      all: 'Все уровни',
      chosen: 'Выбирает игрок',
    },
  },
  firstGame: { label: 'Первая партия', help: 'Каждый начинает с тремя установленными картами вместо одной. Хорошо для обучения.' },
  setUpOnBonus: { label: 'Бонусные слоты при подготовке', help: 'При подготовке карты можно ставить поверх бонусных.' },
  extraTurnFromSpace: { label: 'Дополнительный ход из космоса', help: 'Технический отсек может вернуть и отряд из открытого космоса.' },
  teleportInPlace: {
    label: 'Телепортация на месте',
    help: 'Если отряд телепортируется в пределах сектора, куда пришёл: там не происходит ничего или всё, как при любом прибытии.',
    choices: { quiet: 'Ничего', whole: 'Всё' },
  },
};
