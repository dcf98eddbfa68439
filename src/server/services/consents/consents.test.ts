import { describe, expect, it } from 'vitest';
import { accountServer, day, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { soundSite, type Body } from '#tests/sound-site.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { feature } from './feature.ts';
import { recordAgreements, requiredAgreements } from './index.ts';

const both = (text: string) => ({ ko: text, en: text });
const terms = (versionNo: number, effectiveOn: string): Body => ({
  type: 'terms',
  id: `use-${versionNo}`,
  v: 1,
  kind: 'USE',
  versionNo,
  announcedOn: '2026-01-01',
  effectiveOn,
  required: true,
  title: both('Terms'),
  body: both('<p>Text</p>'),
});
const item = (id: string, more: object = {}): Body => ({
  type: 'consent-item',
  id,
  v: 1,
  versionNo: 2,
  effectiveOn: '2026-01-01',
  order: 1,
  flows: ['JOIN'],
  required: false,
  title: both(id),
  purpose: both('purpose'),
  data: both('data'),
  retention: both('retention'),
  ...more,
});
const documents: readonly Body[] = [
  { type: 'code-list', id: 'COD_IAM_TERMS_KIND', v: 1, items: [{ codeId: 'USE', codeName: both('Terms') }] },
  terms(1, '2026-02-01'),
  terms(2, '2026-11-10'),
  item('privacy', { required: true }),
  item('sms', { channel: 'SMS', minAge: 14 }),
  item('find', { setting: 'FRIEND_FIND', flows: [] }),
];
const server = accountServer({ site: soundSite(), documents, features: [feature] });

interface Shown {
  readonly termsId: string;
  readonly agreedYn: string;
  readonly agreedVersionNo: number;
}

const join = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const read = async (path: string) => (await browser.get(path)).json<{ data: Record<string, unknown> }>().data;
  return {
    uid: member.uid,
    browser,
    check: async () => (await read('users/consents/check'))['missingYn'],
    list: async () => (await read('users/consents'))['list'] as Shown[],
    missing: async () => ((await read('users/consents'))['missingList'] as Shown[]).map(({ termsId }) => termsId),
    say: async (termsId: string, versionNo: number, agreeYn: 'Y' | 'N') =>
      (await browser.post('users/consents', { termsAgreeList: [{ termsId, versionNo, agreeYn }] })).json<{
        code: string;
      }>().code,
    rows: () =>
      server
        .store()
        .db.selectFrom('consents')
        .select(['item', 'version', 'agreed', 'source'])
        .where('member', '=', member.uid)
        .orderBy('id')
        .execute(),
    settings: async () =>
      JSON.parse(
        (
          await server
            .store()
            .db.selectFrom('members')
            .select('consents')
            .where('uid', '=', member.uid)
            .executeTakeFirstOrThrow()
        ).consents,
      ) as Record<string, string>,
  };
};
const record = (member: string, agreements: readonly (readonly [string, number, 'Y' | 'N'])[], age?: number) =>
  inTransaction(server.store(), (tx) =>
    recordAgreements(tx, server.app().context, {
      member,
      agreements: agreements.map(([termsId, versionNo, agreeYn]) => ({ termsId, versionNo, agreeYn })),
      source: 'join',
      ref: `join ${member}`,
      now: server.now(),
      age,
      flow: 'JOIN',
    }),
  );

describe('agreements of a sign-up', () => {
  it('are the present versions for the age', () => {
    const { documents: live } = server.app().live.current.prepared;
    const ids = (age: number) =>
      requiredAgreements(live, { now: server.now(), age, flow: 'JOIN' }).map(
        ({ id, versionNo }) => `${id} ${versionNo}`,
      );
    expect(ids(20)).toEqual(['use-1 1', 'privacy 2', 'sms 2']);
    expect(ids(13)).toEqual(['use-1 1', 'privacy 2']);
  });

  it.each<readonly [string, readonly (readonly [string, number, 'Y' | 'N'])[]]>([
    ['a required one is missing', [['use-1', 1, 'Y']]],
    ['a required one is refused', [['use-1', 1, 'Y'], ['privacy', 2, 'N']]], // prettier-ignore
    ['a version is not the present one', [['use-1', 1, 'Y'], ['privacy', 1, 'Y']]], // prettier-ignore
    ['a version is not in force yet', [['use-2', 2, 'Y'], ['privacy', 2, 'Y']]], // prettier-ignore
    ['something else is agreed to', [['use-1', 1, 'Y'], ['privacy', 2, 'Y'], ['find', 2, 'Y']]], // prettier-ignore
  ])('are refused and nothing is written when %s', async (_, agreements) => {
    const { uid, rows } = await join();
    await expect(record(uid, agreements)).rejects.toMatchObject({ answer: { code: 'JOI_08' } });
    expect(await rows()).toEqual([]);
  });

  it('are written once for a cause, with the settings that they turn on', async () => {
    const { uid, rows, settings } = await join();
    const all = [['use-1', 1, 'Y'], ['privacy', 2, 'Y'], ['sms', 2, 'Y']] as const; // prettier-ignore
    await record(uid, all);
    await record(uid, all);
    expect(await rows()).toMatchObject([
      { item: 'use-1', version: 1, agreed: 1 },
      { item: 'privacy', version: 2, agreed: 1 },
      { item: 'sms', version: 2, agreed: 1 },
    ]);
    expect(await settings()).toMatchObject({ SMS: 'Y', EMAIL: 'N' });
  });
});

describe('the consents of a member', () => {
  it('keep their history, and the last one counts', async () => {
    const { say, rows, list, settings } = await join();
    expect(await say('sms', 2, 'Y')).toBe('200');
    expect(await say('sms', 2, 'N')).toBe('200');
    expect(await rows()).toMatchObject([{ agreed: 1 }, { agreed: 0 }]);
    expect((await list()).find(({ termsId }) => termsId === 'sms')?.agreedYn).toBe('N');
    expect((await settings())['SMS']).toBe('N');
  });

  it('include those that the member gives in the profile', async () => {
    const { browser, rows, list } = await join();
    await browser.post('users/info/change', { promotionRecvInfoList: [{ channelType: 'SMS', agreeYn: 'Y' }] });
    expect(await rows()).toMatchObject([{ item: 'sms', version: 2, agreed: 1, source: 'users/info/change' }]);
    expect((await list()).find(({ termsId }) => termsId === 'sms')).toMatchObject({
      agreedYn: 'Y',
      agreedVersionNo: 2,
    });
  });

  it('cannot lack what is required', async () => {
    const { say, rows } = await join();
    expect(await say('privacy', 2, 'N')).toBe('JOI_08');
    expect(await rows()).toEqual([]);
  });

  it('are for members alone', async () => {
    const answer = await server.browser().get('users/consents');
    expect(answer.statusCode).toBe(401);
  });

  it('lack no version that was in force when the member joined', async () => {
    const { check, missing } = await join();
    expect(await check()).toBe('N');
    expect(await missing()).toEqual([]);
  });
});

describe('a required version that comes into force later', () => {
  it('is missing until the member agrees to it', async () => {
    const member = await server.addMember();
    server.wait(20 * day);
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const check = async () =>
      (await browser.get('users/consents/check')).json<{ data: { missingYn: string } }>().data.missingYn;
    expect(await check()).toBe('Y');
    await browser.post('users/consents', { termsAgreeList: [{ termsId: 'use-2', versionNo: 2, agreeYn: 'Y' }] });
    expect(await check()).toBe('N');
  });
});
