import { expect, it } from 'vitest';
import { applyFix, valueAt } from './apply-fix.ts';

const body = {
  type: 'page',
  id: 'one',
  guards: ['a', 'b', 'b'],
  flags: { isHaeder: true, 'a/b': 1 },
  redirects: [{ from: '/x', to: '/y' }],
};

it.each([
  [{ kind: 'replace', pointer: '/guards/1', value: 'c' } as const, { ...body, guards: ['a', 'c', 'b'] }],
  [
    { kind: 'replace', pointer: '/redirects/0/to', value: '/z' } as const,
    { ...body, redirects: [{ from: '/x', to: '/z' }] },
  ],
  [{ kind: 'remove', pointer: '/guards/2' } as const, { ...body, guards: ['a', 'b'] }],
  [{ kind: 'remove', pointer: '/flags/a~1b' } as const, { ...body, flags: { isHaeder: true } }],
  [
    { kind: 'rename', pointer: '/flags/isHaeder', key: 'isHeader' } as const,
    { ...body, flags: { isHeader: true, 'a/b': 1 } },
  ],
])('applies the fix %o and changes nothing else', (fix, after) => {
  expect(JSON.stringify(applyFix(body, fix))).toBe(JSON.stringify(after));
});

it('returns the value at a pointer', () => {
  expect([
    valueAt(body, '/flags/a~1b'),
    valueAt(body, '/guards/1'),
    valueAt(body, '/guards/9/x'),
    valueAt(body, ''),
  ]).toEqual([1, 'b', undefined, body]);
});
