import { describe, expect, it } from 'vitest';
import { accountServer, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { joinDocuments, requiredAgreed } from '#tests/join-flow.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { addVerified } from '#tests/verified-members.ts';
import { codeOf } from '#tests/verify-flow.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { kstDay } from '../../core/wire-values.ts';
import { feature as consents } from '../consents/feature.ts';
import { feature as identity } from '../identity/feature.ts';
import { feature as members } from '../members/feature.ts';
import { feature as profile } from '../profile/feature.ts';
import { feature } from './feature.ts';

const picture = (id: string, more: object = {}) => ({
  type: 'profile-picture',
  id,
  v: 1,
  name: { ko: id, en: id },
  art: 'event-1',
  order: 1,
  ...more,
});
const server = accountServer({
  documents: [...joinDocuments, picture('cloud'), picture('fox', { price: 300 })],
  features: [feature, identity, consents, members, profile],
});

/** A member of the given kind whose person is verified. */
const verified = async (parts: MemberParts) => {
  const { member } = await addVerified(server, parts);
  await server
    .store()
    .db.updateTable('members')
    .set({ kind: parts.kind ?? '2', ...(parts.ex_member === undefined ? {} : { ex_member: parts.ex_member }) })
    .where('uid', '=', member.uid)
    .execute();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return { member, browser };
};
const renew = (browser: TestBrowser, more: object = {}) =>
  browser.post('members', { termsAgreeList: requiredAgreed, convAgrYn: 'Y', ...more });
const membershipIn = async (browser: TestBrowser) =>
  (await browser.get('members')).json<{ data: Readonly<Record<string, unknown>> }>().data;

describe('POST members [P-569]', () => {
  it('makes a simple member whose person is verified a full one, as GET members then says', async () => {
    const { member, browser } = await verified({ kind: '1', grade: 'T0' });
    const answer = await renew(browser, { nickName: '새회원', profileImgId: 'cloud' });
    expect(codeOf(answer)).toBe('200');
    expect(answer.json<{ data: object }>().data).toEqual(await membershipIn(browser));
    expect(await membershipIn(browser)).toMatchObject({ nickName: '새회원' });
    const row = await server
      .store()
      .db.selectFrom('members')
      .select(['kind', 'regular', 'grade', 'picture'])
      .where('uid', '=', member.uid)
      .executeTakeFirst();
    expect(row).toEqual({ kind: '2', regular: 1, grade: 'T1', picture: '/profile-pictures/set/cloud' });
    expect(await somBalanceOf(server.store().db, member.uid, kstDay(server.now()))).toBe(1000);
    expect(codeOf(await renew(browser))).toBe('JOI_01');
  });

  it('makes an ex-member a member again, who keeps grade and Som', async () => {
    const { browser } = await verified({ ex_member: 1 });
    expect(codeOf(await renew(browser, { convAgrYn: 'N' }))).toBe('JOI_08');
    expect(codeOf(await renew(browser, { nickName: '돌아옴' }))).toBe('200');
    expect(await membershipIn(browser)).toMatchObject({ nickName: '돌아옴' });
  });

  it('gives the session new tokens, and refuses the earlier ones', async () => {
    const { browser } = await verified({ kind: '1' });
    const copy = browser.copy();
    await renew(browser);
    expect((await browser.get('users/info')).statusCode).toBe(200);
    expect(codeOf(await copy.get('users/info'))).toBe('TKT_01');
  });

  it.each([
    ['a nickname that is too short', { nickName: '가' }, 'JOI_06'],
    ['no agreement to the terms', { termsAgreeList: [] }, 'JOI_08'],
    ['an unknown picture', { profileImgId: 'nothing' }, 'PIC_01'],
    ['a picture that is to be bought', { profileImgId: 'fox' }, 'PIC_01'],
  ])('is refused with %s, and changes nothing', async (_, more, code) => {
    const { member, browser } = await verified({ kind: '1' });
    expect(codeOf(await renew(browser, more))).toBe(code);
    const row = await server
      .store()
      .db.selectFrom('members')
      .select(['kind', 'picture', 'nickname'])
      .where('uid', '=', member.uid)
      .executeTakeFirst();
    expect(row).toMatchObject({ kind: '1', picture: '' });
  });

  it('is refused to a full member, and to a simple one whose person nobody has verified', async () => {
    const { browser } = await verified({});
    expect(codeOf(await renew(browser))).toBe('JOI_01');
    const simple = await server.addMember({ kind: '1', regular: 0 });
    const other = server.browser();
    await other.login(simple, PASSWORD);
    expect(codeOf(await renew(other))).toBe('JOI_01');
  });
});
