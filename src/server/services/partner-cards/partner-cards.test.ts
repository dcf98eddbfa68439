import { describe, expect, it, onTestFinished } from 'vitest';
import { accountServer, minute, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import { serviceOf } from '#tests/builders.ts';
import { data, fakeUpstream, hangUp } from '#tests/fake-upstream.ts';
import { soundSite } from '#tests/sound-site.ts';
import { seedWith } from '#tests/test-server.ts';
import { partnerPath } from './partner.ts';
import { registerPartnerCards } from './routes.ts';

const binding = serviceOf(90, '/api/v1/iam/external/test-card/ilmo-member-status', { personal: true });
const words = (ko: string) => ({ ko, en: ko });
const consent = {
  type: 'consent-item',
  id: 'test-card',
  v: 1,
  versionNo: 3,
  effectiveOn: '2026-10-01',
  order: 1,
  flows: [],
  required: false,
  minAge: 14,
  title: words('제휴'),
  purpose: words('카드 발급'),
  data: words('회원 구분 값'),
  retention: words('그만 쓸 때까지'),
  recipient: words('카드사'),
};
const card = {
  type: 'partner-card',
  id: 'test-card',
  v: 1,
  name: words('시험 카드'),
  partner: words('카드사'),
  consent: 'test-card',
  states: { NONE: words('없음'), REQUESTED: words('신청'), ACTIVE: words('사용'), STOPPED: words('그만') },
};
const documents = [binding, consent, card];
const server = accountServer({ documents, features: [registerPartnerCards] });

const join = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const answer = async (call: Promise<{ json<Body>(): Body }>) => {
    const { code, data: told } = (await call).json<{
      code: string;
      data?: { memberStatusCd: string; cardNoMask: string; demoYn: string };
    }>();
    return told ?? code;
  };
  let keys = 0;
  return {
    uid: member.uid,
    read: (card = 'test-card') => answer(browser.get(`external/${card}/ilmo-member-status`)),
    change: (memberStatusCd: string, agreeYn = 'Y', card = 'test-card') =>
      answer(
        browser.post(
          `external/${card}/updateMemberStatus`,
          { memberStatusCd, agreeYn },
          { headers: { 'idempotency-key': `${member.uid}-${++keys}` } },
        ),
      ),
  };
};

describe('the partner card', () => {
  it('is requested with consent, issued by the partner, and stopped by the member [V-417] [V-418] [P-605] [P-606]', async () => {
    const me = await join();
    expect([await me.read(), await me.change('REQUESTED', 'N'), await me.change('STOPPED')]).toEqual([
      {
        memberStatusCd: 'NONE',
        cardNoMask: '',
        demoYn: 'Y',
        ageMin: 0,
        cardNm: '시험 카드',
        partnerNm: '카드사',
        statusTxt: '없음',
        purposeTxt: '카드 발급',
        dataTxt: '회원 구분 값',
        retentionTxt: '그만 쓸 때까지',
        recipientTxt: '카드사',
      },
      'REQ_INVALID',
      'CRD_02',
    ]);
    expect([await me.change('REQUESTED'), await me.read(), await me.change('REQUESTED')]).toMatchObject([
      { memberStatusCd: 'REQUESTED' },
      { memberStatusCd: 'REQUESTED', cardNoMask: '' },
      'CRD_02',
    ]);
    server.wait(minute);
    const issued = { memberStatusCd: 'ACTIVE', cardNoMask: expect.stringMatching(/^•••• \d{4}$/) };
    expect([await me.read(), await me.read()]).toMatchObject([issued, issued]);
    expect([
      await me.change('STOPPED'),
      await me.read(),
      await me.change('STOPPED'),
      await me.change('REQUESTED'),
    ]).toMatchObject([
      { memberStatusCd: 'STOPPED', cardNoMask: '' },
      { memberStatusCd: 'STOPPED' },
      'CRD_02',
      { memberStatusCd: 'REQUESTED' },
    ]);
    const agreed = await server
      .store()
      .db.selectFrom('consents')
      .select(['item', 'version', 'agreed'])
      .where('member', '=', me.uid)
      .orderBy('id')
      .execute();
    expect(agreed.map(({ item, version, agreed: isAgreed }) => [item, version, isAgreed])).toEqual([
      ['test-card', 3, 1],
      ['test-card', 3, 0],
      ['test-card', 3, 1],
    ]);
    const log = await server
      .store()
      .db.selectFrom('record_log')
      .select(['from_state', 'to_state', 'actor_kind'])
      .where('record', '=', 'partner_cards')
      .where('record_id', 'in', server.store().db.selectFrom('partner_cards').select('id').where('member', '=', me.uid))
      .orderBy('id')
      .execute();
    expect(log.map(({ from_state, to_state, actor_kind }) => [from_state, to_state, actor_kind])).toEqual([
      ['', 'REQUESTED', 'member'],
      ['REQUESTED', 'ACTIVE', 'server'],
      ['ACTIVE', 'STOPPED', 'member'],
      ['STOPPED', 'REQUESTED', 'member'],
    ]);
  });

  it('is requested from the age of its consent, and a younger member can stop it', async () => {
    const child = await join({ birth_date: '20200101' });
    expect(await child.read()).toMatchObject({ memberStatusCd: 'NONE', ageMin: 14 });
    expect(await child.change('REQUESTED')).toBe('CRD_02');
    await server
      .store()
      .db.insertInto('partner_cards')
      .values({ id: 'child-card', member: child.uid, card: 'test-card', state: 'ACTIVE', mask: '', agreed_at: '' })
      .execute();
    expect(await child.change('STOPPED')).toMatchObject({ memberStatusCd: 'STOPPED', ageMin: 14 });
  });

  it('exists for the words of the documents, and for full members', async () => {
    const [me, simple] = [await join(), await join({ kind: '1' })];
    expect([
      await me.read('other'),
      await me.change('REQUESTED', 'Y', 'other'),
      await simple.change('REQUESTED'),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'MBR_01']);
  });

  it('asks the partner that its data service connects, by an opaque reference, and changes nothing while it is away [P-048]', async () => {
    const upstream = await fakeUpstream(data({ memberStatusCd: 'REQUESTED', cardNoMask: '' }));
    onTestFinished(() => upstream.close());
    await seedWith(server.app().publishing, [
      ...soundSite(),
      ...documents,
      serviceOf(91, partnerPath, { method: 'POST', upstream: upstream.origin, timeoutMs: 1000 }),
    ]);
    const me = await join();
    upstream.behave(hangUp);
    expect([await me.change('REQUESTED'), await me.read()]).toEqual([
      'CRD_01',
      expect.objectContaining({ memberStatusCd: 'NONE', cardNoMask: '', demoYn: 'N' }),
    ]);
    upstream.behave(data({ memberStatusCd: 'REQUESTED', cardNoMask: '' }));
    expect(await me.change('REQUESTED')).toMatchObject({ memberStatusCd: 'REQUESTED' });
    upstream.behave(data({ memberStatusCd: 'ACTIVE', cardNoMask: '•••• 7777' }));
    expect(await me.read()).toMatchObject({ memberStatusCd: 'ACTIVE', cardNoMask: '•••• 7777', demoYn: 'N' });
    expect(upstream.bodies.join()).not.toContain(me.uid);
    upstream.behave(data({ memberStatusCd: 'STOPPED', cardNoMask: '' }));
    expect(await me.read()).toMatchObject({ memberStatusCd: 'STOPPED', cardNoMask: '' });
    upstream.behave(data({ memberStatusCd: 'PERHAPS' }));
    await me.change('REQUESTED');
    expect(await me.change('REQUESTED')).toBe('CRD_01');
  });
});
