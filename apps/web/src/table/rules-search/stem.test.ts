import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['move', 'moves', 'moved', 'moving', 'movement'],
  ['win', 'wins', 'winner', 'winning'],
  ['ship', 'ships'],
  ['territory', 'territories'],
  ['malfunction', 'Malfunctions'],
  ['discard', 'discarded', 'discarding', 'discards'],
])('forms of an English word meet: %s', (...forms) => {
  expect(new Set(forms.map((form) => stem(form, 'en'))).size).toBe(1);
});

test.each([
  ['карта', 'карты', 'картой', 'картами', 'карт'],
  ['неисправность', 'неисправности', 'Неисправностью'],
  ['корабль', 'корабля', 'корабли', 'кораблями'],
  ['победа', 'победы', 'победе'],
  ['жёсткий', 'жесткая', 'жёсткого'],
  ['установленная', 'установленную', 'установленной'],
])('forms of a Russian word meet: %s', (...forms) => {
  expect(new Set(forms.map((form) => stem(form, 'ru'))).size).toBe(1);
});

test('different words stay apart', () => {
  expect(stem('fuel', 'en')).not.toBe(stem('full', 'en'));
  expect(stem('руда', 'ru')).not.toBe(stem('рука', 'ru'));
  expect(stem('will', 'en')).not.toBe(stem('win', 'en'));
});
