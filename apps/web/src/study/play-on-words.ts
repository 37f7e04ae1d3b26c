import type { Locale } from '@orrery/engine';

const en = {
  title: 'Play on from here',
  seat: 'Your seat',
  level: 'The bots',
  play: 'Play on against bots from here',
  playHelp: 'A new match in this browser. Dice fall anew; decks stay as they lay.',
  over: 'The match is over here: go back to a moment before.',
  copy: 'Copy a link to this position',
  copyHelp:
    'The link itself holds the whole position, hidden cards and how it came about included. No server sees it; whoever has the link sees everything.',
  copied: 'The link is copied.',
  link: 'Link to this position',
  positionTitle: 'A position',
  step: (count: number) => `After ${count} ${count === 1 ? 'action' : 'actions'}`,
  player: (seat: number) => `Player ${seat}`,
  damagedTitle: 'This link is damaged',
  damaged: 'A part of it is missing or was changed on the way. Ask for the link again, and copy it whole.',
  otherTitle: 'This link is of other rules',
  other: 'The position was made with another version of the rules, and today’s do not lead there.',
};

const ru: typeof en = {
  title: 'Играть отсюда',
  seat: 'Ваше место',
  level: 'Боты',
  play: 'Играть дальше против ботов',
  playHelp: 'Новая партия в этом браузере. Кости бросаются заново; колоды лежат как лежали.',
  over: 'Здесь партия окончена: вернитесь к моменту раньше.',
  copy: 'Скопировать ссылку на позицию',
  copyHelp: 'В самой ссылке вся позиция: скрытые карты и то, как к ней пришли. Серверы её не видят; у кого ссылка, тот видит всё.',
  copied: 'Ссылка скопирована.',
  link: 'Ссылка на позицию',
  positionTitle: 'Позиция',
  step: (count) => `Сделано действий: ${count}`,
  player: (seat) => `Игрок ${seat}`,
  damagedTitle: 'Ссылка повреждена',
  damaged: 'Часть её потерялась или изменилась по дороге. Попросите ссылку ещё раз и скопируйте её целиком.',
  otherTitle: 'Ссылка с другими правилами',
  other: 'Позиция сделана с другой версией правил, и сегодняшние к ней не ведут.',
};

export const PLAY_ON_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
