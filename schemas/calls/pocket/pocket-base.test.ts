import { afterEach, expect, it, vi } from 'vitest';
import { allCalls } from '../../calls.gen.ts';

afterEach(() => {
  vi.doUnmock('./pocket-base.ts');
  vi.resetModules();
});

it('moves all calls of the pocket with their base; those of tickets, members, information and experience passes have fixed prefixes [V-384]', async () => {
  const known = new Set(allCalls.map(({ path }) => path.split('/').slice(0, 5).join('/')));
  expect(['tickets', 'members', 'exppass', 'information'].filter((name) => !known.has(`/api/v1/iam/${name}`))).toEqual(
    [],
  );
  const before = allCalls.filter(({ tag }) => tag === 'pocket').map(({ path }) => path);
  vi.doMock('./pocket-base.ts', () => ({ pocketBase: '/api/v1/iam/other-pocket' }));
  vi.resetModules();
  const moved = Object.values(await import('./calls.ts')).map(({ path }) => path);
  expect(moved.toSorted()).toEqual(before.map((path) => path.replace('/skypocket/', '/other-pocket/')).toSorted());
  expect(moved).toEqual(
    expect.arrayContaining(
      ['my-products', 'member-products', 'member-products-sns', 'badges'].map(
        (name) => `/api/v1/iam/other-pocket/${name}`,
      ),
    ),
  );
});
