import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LastRecords } from '#schemas/last-records';
import { dropUserSession, keepUserSession, type UserSession } from '../session/user-session.ts';
import { clearCodes, clearCodesOfOthers, readLast } from './code-store.ts';
import { keepRecords } from './keep-records.ts';
import { keptLists, keptRecords } from './last-records.ts';

const noon = Date.parse('2026-11-21T12:00:00+09:00');
const list = (name: string, more: Partial<LastRecords> = {}): LastRecords => ({
  name,
  title: '',
  note: 'As of 12:00',
  asOf: '20261121120000',
  records: [{ entryId: name }],
  cards: [],
  ...more,
});
const login = (membershipUid: string) =>
  keepUserSession({ token: 'known', user: { membershipUid } } as unknown as UserSession);

beforeEach(async () => {
  await clearCodes();
  login('7');
});
afterEach(dropUserSession);

describe('records that are kept for the day', () => {
  it('are returned to their member by name, until midnight in Korea, which deletes them', async () => {
    await keepRecords('7', list('a'));
    await keepRecords('7', list('b'));
    expect([
      await keptRecords('7', 'a', noon),
      await keptRecords('7', 'c', noon),
      (await keptLists(noon))?.lists.length,
    ]).toEqual([list('a'), undefined, 2]);
    expect(await keptLists(Date.parse('2026-11-21T23:59:59+09:00'))).toBeDefined();
    expect([await keptLists(Date.parse('2026-11-22T00:00:00+09:00')), await readLast()]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are replaced by those of the next day', async () => {
    await keepRecords('7', list('a'));
    await keepRecords('7', list('b', { asOf: '20261122090000' }));
    expect(Object.keys((await readLast())?.lists ?? {})).toEqual(['b']);
  });

  it('belong to one member: another one reads nothing, and replaces them', async () => {
    await keepRecords('7', list('a'));
    expect(await keptRecords('8', 'a', noon)).toBeUndefined();
    login('8');
    await keepRecords('8', list('b'));
    expect(await readLast()).toMatchObject({ member: '8', lists: { b: { name: 'b' } } });
    expect(Object.keys((await readLast())?.lists ?? {})).toEqual(['b']);
  });

  it.each([
    ['a logout', () => clearCodes()],
    ['a login of somebody else', () => clearCodesOfOthers('8')],
  ])('are deleted at %s, and not by the own login', async (_, end) => {
    await keepRecords('7', list('a'));
    await clearCodesOfOthers('7');
    expect(await readLast()).toBeDefined();
    await end();
    expect(await readLast()).toBeUndefined();
  });

  it('are not kept by a page whose login has ended', async () => {
    dropUserSession();
    await keepRecords('7', list('a'));
    login('8');
    await keepRecords('7', list('a'));
    expect(await readLast()).toBeUndefined();
  });
});
