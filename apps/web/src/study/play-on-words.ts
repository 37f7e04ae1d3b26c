import type { Locale } from '@orrery/engine';

const en = {
  title: 'Play on from here',
  seat: 'Your seat',
  level: 'The bots',
  play: 'Play on against bots from here',
  playHelp: 'A new match in this browser. Decks keep their order; dice, where there are any, are rolled anew.',
  over: 'The match is over here: go back to a moment before.',
  copy: 'Copy a link to this position',
  copyHelp:
    'The link itself holds the whole position, including hidden cards and how it came about. No server sees it; anyone with the link sees everything.',
  copied: 'Link copied',
  link: 'Link to this position',
  positionTitle: 'A position',
  step: (count: number) => `After ${count} ${count === 1 ? 'action' : 'actions'}`,
  player: (seat: number) => `Player ${seat}`,
  damagedTitle: 'This link is damaged',
  damaged: 'A part of it is missing or was changed on the way. Ask for the link again, and copy it whole.',
  otherTitle: 'This link was made under other rules',
  other: 'The position was made under another version of the rules, and the current ones do not lead to it.',
};

const ru: typeof en = {
  title: 'Играть отсюда',
  seat: 'Ваше место',
  level: 'Боты',
  play: 'Играть дальше против ботов',
  playHelp: 'Новая партия в этом браузере. Порядок колод прежний; кубики, если они есть, бросают заново.',
  over: 'Здесь партия окончена: вернитесь к более раннему моменту.',
  copy: 'Скопировать ссылку на позицию',
  copyHelp: 'В самой ссылке вся позиция: скрытые карты и то, как к ней пришли. Серверы её не видят; у кого ссылка, тот видит всё.',
  copied: 'Ссылка скопирована',
  link: 'Ссылка на позицию',
  positionTitle: 'Позиция',
  step: (count) => `Сделано действий: ${count}`,
  player: (seat) => `Игрок ${seat}`,
  damagedTitle: 'Ссылка повреждена',
  damaged: 'Часть её потерялась или изменилась по дороге. Попросите ссылку ещё раз и скопируйте её целиком.',
  otherTitle: 'Ссылка сделана по другим правилам',
  other: 'Позиция сделана по другой версии правил, и по нынешним к ней не прийти.',
};

export const PLAY_ON_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
