import type { NumbersWords } from '@orrery/engine';
import { NAMES } from '../text/ru/names.ts';
import type { Topic } from './index.ts';

export const words: NumbersWords<Topic> = {
  topics: {
    side: { title: 'Две стороны', about: 'Как часто побеждает Существо и как часто — Жертвы.' },
    opening: { title: 'Куда на первом ходу', about: 'Партии, где кто-то пошёл туда первым ходом, — в сравнении со всеми остальными.' },
    place: { title: 'Взятые места', about: 'Партии, где кто-то из Жертв взял эту карту места, — в сравнении со всеми остальными.' },
    survival: { title: 'Карты выживания', about: 'Партии, где кто-то из Жертв сыграл карту, — в сравнении со всеми остальными.' },
    hunt: { title: 'Карты охоты', about: 'Партии, где Существо сыграло карту, — в сравнении со всеми остальными.' },
    adaptation: { title: 'Адаптации', about: 'С Городом-Убежищем: партии, где Существо её развило, — в сравнении со всеми остальными.' },
  },
  names: NAMES,
  variants: { sanctuary: 'с Городом-Убежищем' },
};
