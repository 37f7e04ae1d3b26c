import { expect, test } from 'vitest';
import { readInline, readMarkdown } from './markdown.ts';

test('a rule begins its paragraph, also without a blank line before it', () => {
  const blocks = readMarkdown('## 5 Docking\n\n**[AF-5.1]** Ships dock.\nThey may not leave.\n**[AF-5.2]** See [AF-5.1].\n');
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'paragraph']);
  expect(blocks[1]).toMatchObject({ rule: 'AF-5.1', plain: 'AF-5.1 Ships dock. They may not leave.' });
  expect(blocks[2]).toMatchObject({ rule: 'AF-5.2' });
});

test('marks nest, and rule numbers become rules wherever they stand', () => {
  expect(readInline('**[AF-R12] Bold** and `code` [AF-1, AF-E2]')).toEqual([
    {
      kind: 'strong',
      inside: [
        { kind: 'rule', rule: 'AF-R12' },
        { kind: 'text', text: ' Bold' },
      ],
    },
    { kind: 'text', text: ' and ' },
    { kind: 'code', text: 'code' },
    { kind: 'text', text: ' ' },
    { kind: 'rule', rule: 'AF-1' },
    { kind: 'text', text: ', ' },
    { kind: 'rule', rule: 'AF-E2' },
  ]);
});

test('HTML stays text and a link that runs code is no link', () => {
  expect(readInline('<img onerror=x> [click](javascript:alert(1))')[0]).toEqual({ kind: 'text', text: '<img onerror=x> ' });
  expect(readInline('[click](javascript:alert)')).toEqual([{ kind: 'text', text: 'click' }]);
  expect(readInline('[there](/rules/x)')).toEqual([{ kind: 'link', href: '/rules/x', inside: [{ kind: 'text', text: 'there' }] }]);
});

test('an option is known by its id and called as the form calls it', () => {
  expect(readInline('Option [Long game](option:longGame).')).toEqual([
    { kind: 'text', text: 'Option ' },
    { kind: 'option', option: 'longGame', inside: [{ kind: 'text', text: 'Long game' }] },
    { kind: 'text', text: '.' },
  ]);
  expect(readInline('[x](option:a/b)')).toEqual([{ kind: 'text', text: 'x' }]);
});

test('lists and tables keep the rules their items begin with', () => {
  const blocks = readMarkdown('- **[AF-3.1]** one\n  goes on\n- two\n\n| card | does |\n|---|---|\n| [AF-T1] City | a point |\n');
  expect(blocks[0]).toMatchObject({
    kind: 'list',
    isOrdered: false,
    items: [{ rule: 'AF-3.1', plain: 'AF-3.1 one goes on' }, { rule: undefined }],
  });
  expect(blocks[1]).toMatchObject({ kind: 'table', rows: [{ rule: 'AF-T1', plain: 'AF-T1 City a point' }] });
});
