import { expect, it, vi } from 'vitest';
import { nothingSaid, reduceSaid, tell, type SayAction } from './notices.ts';

it('asks one after the other, and each answer ends its own', () => {
  const asked = [{ text: 'one' }, { text: 'two' }].reduce(
    (said, { text }) => reduceSaid(said, { say: 'ask', ask: { kind: 'alert', text } }),
    nothingSaid,
  );
  expect(asked.dialogs.map(({ text }) => text)).toEqual(['one', 'two']);
  const left = reduceSaid(asked, { say: 'dialogDone', id: asked.dialogs[0]?.id ?? 0 });
  expect(left.dialogs.map(({ text }) => text)).toEqual(['two']);
});

it('stacks snackbars and takes away the one that is over', () => {
  const said = ['a', 'b'].reduce((before, text) => reduceSaid(before, { say: 'snack', text }), nothingSaid);
  expect(reduceSaid(said, { say: 'snackDone', id: said.snacks[1]?.id ?? 0 }).snacks.map(({ text }) => text)).toEqual([
    'a',
  ]);
});

it.each([
  [
    'an alert and where its OK leads',
    { kind: 'alert', text: 'Log in', then: { kind: 'go', to: '/login' } } as const,
    [{ say: 'ask', ask: { kind: 'alert', text: 'Log in', then: { kind: 'go', to: '/login' } } }],
    [],
  ],
  [
    'an alert that would lead back, where the visitor still is',
    { kind: 'alert', text: 'No', then: { kind: 'back' } } as const,
    [{ say: 'ask', ask: { kind: 'alert', text: 'No' } }],
    [],
  ],
  [
    'a snackbar and goes where it leads by itself',
    { kind: 'snackbar', text: 'Hm', then: { kind: 'go', to: '/login' } } as const,
    [{ say: 'snack', text: 'Hm' }],
    ['/login'],
  ],
  ['a snackbar alone', { kind: 'snackbar', text: 'Hm' } as const, [{ say: 'snack', text: 'Hm' }], []],
])('tells %s', (_, notice, said, gone) => {
  const [say, go] = [vi.fn<(action: SayAction) => void>(), vi.fn<(to: string) => void>()];
  tell([notice], say, go);
  expect([say.mock.calls.flat(), go.mock.calls.flat()]).toEqual([said, gone]);
});
