import { describe, expect, it } from 'vitest';
import { genderOf } from '../../../engine/index.ts';
import type { MyInfo } from '#schemas/calls/members/answers';
import { accountServer, PASSWORD, type MemberParts } from '#tests/account-server.ts';
import shippedLevels from '../../../../config/site/code-lists/memshp-level.json' with { type: 'json' };

const levels = {
  type: 'code-list',
  id: 'COD_IAM_MEMSHP_LEVEL',
  v: 1,
  items: [
    { codeId: 'T0', codeName: { ko: '준회원', en: 'Associate' } },
    { codeId: 'T4', codeName: { ko: '하늘', en: 'Haneul' } },
  ],
};
const server = accountServer({ documents: [levels] });

const loggedIn = async (parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  return { member, browser };
};
const dataOf = async (answer: Promise<{ json<Body>(): Body }>): Promise<unknown> =>
  (await answer).json<{ data: unknown }>().data;

describe('users/info', () => {
  it.each(['1', '2'] as const)('tells memberKind %s, when a page asks [P-328] [P-548]', async (kind) => {
    const { browser } = await loggedIn({ kind });
    expect(await dataOf(browser.get('users/info?pageId=PGE_TST_00001'))).toMatchObject({ memberKind: kind });
  });

  it('tells the promotion consent: user, birth date and a list of three channels [P-332]', async () => {
    const { member, browser } = await loggedIn({ birth_date: '20120229', consents: '{"SMS":"Y"}' });
    const list = [
      { channelType: 'EMAIL', agreeYn: 'N' },
      { channelType: 'SMS', agreeYn: 'Y' },
      { channelType: 'PUSH', agreeYn: 'N' },
    ];
    expect(await dataOf(browser.get('users/info'))).toMatchObject({
      userId: member.loginId,
      birthDate: '20120229',
      promotionRecvInfoList: list,
    });
  });

  it('masks what identifies a person elsewhere', async () => {
    const { browser } = await loggedIn({ email: 'somebody@resort.example', mobile: '01012345678' });
    expect(await dataOf(browser.get('users/info'))).toMatchObject({
      email: 'so****dy@resort.example',
      mobile: '01*******78',
    });
  });
});

describe('users/info/change', () => {
  it('saves the consent and answers something truthy; what is read next shows it [P-549]', async () => {
    const { browser } = await loggedIn();
    const promotionRecvInfoList = [
      { channelType: 'EMAIL', agreeYn: 'Y' },
      { channelType: 'SMS', agreeYn: 'N' },
      { channelType: 'PUSH', agreeYn: 'Y' },
    ];
    expect(await dataOf(browser.post('users/info/change', { promotionRecvInfoList }))).toBe(true);
    expect(await dataOf(browser.get('users/info'))).toMatchObject({ promotionRecvInfoList });
  });

  it('leaves the channels that are not named', async () => {
    const { browser } = await loggedIn({ consents: '{"EMAIL":"Y","SMS":"Y","PUSH":"Y"}' });
    await browser.post('users/info/change', { promotionRecvInfoList: [{ channelType: 'SMS', agreeYn: 'N' }] });
    expect(await dataOf(browser.get('users/info'))).toMatchObject({
      promotionRecvInfoList: [
        { channelType: 'EMAIL', agreeYn: 'Y' },
        { channelType: 'SMS', agreeYn: 'N' },
        { channelType: 'PUSH', agreeYn: 'Y' },
      ],
    });
  });

  it('of two channels at once loses none', async () => {
    const { browser } = await loggedIn();
    await Promise.all(
      ['EMAIL', 'SMS', 'PUSH'].map((channelType) =>
        browser.post('users/info/change', { promotionRecvInfoList: [{ channelType, agreeYn: 'Y' }] }),
      ),
    );
    expect(await dataOf(browser.get('users/info'))).toMatchObject({
      promotionRecvInfoList: [{ agreeYn: 'Y' }, { agreeYn: 'Y' }, { agreeYn: 'Y' }],
    });
  });

  it('lets an ex-member come back once, and nobody else', async () => {
    const [ex, other] = [await loggedIn({ ex_member: 1 }), await loggedIn()];
    await ex.browser.post('users/info/change', { convAgrYn: 'Y' });
    await other.browser.post('users/info/change', { convAgrYn: 'Y' });
    expect([await dataOf(ex.browser.get('members/me')), await dataOf(other.browser.get('members/me'))]).toMatchObject([
      { exMemberYn: 'Y', convAgrDate: '20261101' },
      { exMemberYn: 'N', convAgrDate: '' },
    ]);
    expect(await dataOf(ex.browser.get('login/session/info'))).toMatchObject({ viewer: { exMember: false } });
  });
});

describe('members/me', () => {
  const passages = JSON.stringify({
    TP: {
      enter: { processYn: 'Y', processDate: '20261101', processTime: '090000', pticketId: 'P1', enterTicketCnt: 3 },
      leave: { processYn: 'N', processDate: '20261101', processTime: '080000' },
    },
  });

  it('tells the passages of the park that was asked for; entering alone has ticket and count [P-325] [P-326] [P-564] [V-383]', async () => {
    const { member, browser } = await loggedIn({ passages, gender: '1', grade: 'T4' });
    expect(await dataOf(browser.get(`members/me?membershipUid=${member.uid}&parkType=TP`))).toEqual({
      membershipUid: member.uid,
      exMemberYn: 'N',
      convAgrDate: '',
      birthDate: '19900412',
      gender: '1',
      grdCd: 'T4',
      enterParkInfo: {
        parkType: 'TP',
        enterLeaveType: 'ENTER',
        processYn: 'Y',
        processDate: '20261101',
        processTime: '090000',
        pticketId: 'P1',
        enterTicketCnt: 3,
      },
      leaveParkInfo: {
        parkType: 'TP',
        enterLeaveType: 'LEAVE',
        processYn: 'N',
        processDate: '20261101',
        processTime: '080000',
      },
    });
  });

  it.each([
    ['1', 'male'],
    ['2', 'female'],
    ['', 'female'],
  ])('tells birth date, grade and the gender %j, which is %s [P-331]', async (gender, said) => {
    const { browser } = await loggedIn({ birth_date: '20120229', grade: 'T4', gender });
    const info = (await dataOf(browser.get('members/me?parkType=TP'))) as MyInfo;
    expect([info.birthDate, info.grdCd, genderOf(info.gender)]).toEqual(['20120229', 'T4', said]);
  });

  it("tells none of another park, and those of the site's own when no park was named", async () => {
    const { browser } = await loggedIn({ passages });
    expect([
      Object.keys((await dataOf(browser.get('members/me?parkType=XX'))) as object),
      await dataOf(browser.get('members/me')),
    ]).toMatchObject([
      ['membershipUid', 'exMemberYn', 'convAgrDate', 'birthDate', 'gender', 'grdCd'],
      { enterParkInfo: { parkType: 'TP' } },
    ]);
  });
});

describe('members', () => {
  it('tells picture, grade, its name from the code list, nickname and balance [P-329] [P-330] [P-558]', async () => {
    const { member, browser } = await loggedIn({ grade: 'T4', nickname: '바람', picture: '/p.webp' });
    await server.addSom(member.uid, [
      [500, 'A'],
      [-120, 'B'],
    ]);
    const [ko, en] = [
      await dataOf(browser.get('members?parkType=EL')),
      await dataOf(browser.get('members', { headers: { 'x-user-locale': 'en' } })),
    ];
    expect(ko).toEqual({
      membershipUid: member.uid,
      profileImgUrl: '/p.webp',
      grdCd: 'T4',
      grdCdName: '하늘',
      nickName: '바람',
      remainPoint: 380,
    });
    expect(en).toMatchObject({ grdCdName: 'Haneul' });
    expect(await dataOf(browser.get('point/my-point'))).toEqual({ point: { remainPointAmt: 380 } });
  });

  it('tells the grade and its name in the language of the page [V-398]', async () => {
    const { browser } = await loggedIn({ grade: 'T4' });
    expect([
      await dataOf(browser.get('members/grade')),
      await dataOf(browser.get('members/grade', { headers: { 'x-user-locale': 'en' } })),
    ]).toEqual([
      { grdCd: 'T4', grdCdName: '하늘' },
      { grdCd: 'T4', grdCdName: 'Haneul' },
    ]);
  });

  it('tells the grade T0 as associate member [P-707]', async () => {
    const { browser } = await loggedIn({ grade: 'T0' });
    const names = [
      await dataOf(browser.get('members')),
      await dataOf(browser.get('members', { headers: { 'x-user-locale': 'en' } })),
    ];
    expect(names).toMatchObject(['준회원', 'Associate'].map((grdCdName) => ({ grdCd: 'T0', grdCdName })));
    expect(shippedLevels.items.find(({ codeId }) => codeId === 'T0')).toEqual({
      codeId: 'T0',
      codeName: { ko: '준회원', en: 'Associate' },
    });
  });

  it('tells a balance of nothing as 0 [P-345] [P-585]', async () => {
    const { browser } = await loggedIn();
    expect(await dataOf(browser.get('point/my-point'))).toEqual({ point: { remainPointAmt: 0 } });
  });
});

describe('the language', () => {
  it('that a member chooses is theirs at the next login; that of a guest is kept by the browser alone', async () => {
    const { member, browser } = await loggedIn();
    await browser.post('common/language/en');
    const next = server.browser();
    expect((await next.login(member, PASSWORD)).json()).toMatchObject({ data: { userInfo: { langId: 'en' } } });
    expect([browser.cookies.get('locale')?.value, next.cookies.get('locale')?.value]).toEqual(['en', 'en']);
    const guest = server.browser();
    await guest.post('common/language/en');
    expect(guest.cookies.get('locale')?.value).toBe('en');
  });
});
