import { describe, expect, it } from 'vitest';
import { discountOf, serviceOf } from '#tests/builders.ts';
import { bootOf, deliveryServer, noon } from '#tests/delivery-server.ts';
import { layout, page, placement, type Body } from '#tests/sound-site.ts';
import { testBrowser, type TestBrowser } from '#tests/test-browser.ts';
import { demoMembers } from '../../services/demo/demo-list.ts';

const minute = 60_000;
const words = (locale: string, texts: Record<string, string>): Body => ({
  type: 'messages',
  id: `viewers-${locale}`,
  v: 1,
  locale,
  texts,
});
const whenLogin = (login: boolean) => [[{ fact: 'login', is: [login] }]];
const whenKind = (memberKind: string) => [[{ fact: 'memberKind', is: [memberKind] }]];
const server = deliveryServer([
  words('ko', { 'text.guest': '손님만', 'text.member': '회원만', 'text.simple': '간편', 'text.full': '정회원' }),
  words('en', {
    'text.guest': 'Guests only',
    'text.member': 'Members only',
    'text.simple': 'Simple members',
    'text.full': 'Full members',
  }),
  layout('corner', [
    placement('guest', { settings: { title: 'text.guest' }, when: whenLogin(false) }),
    placement('member', { settings: { title: 'text.member' }, when: whenLogin(true) }),
    placement('simple', { settings: { title: 'text.simple' }, when: whenKind('simple') }),
    placement('full', { settings: { title: 'text.full' }, when: whenKind('full') }),
    placement('all'),
  ]),
  page(41, 'Corner', '/corner', { layout: 'corner' }),
  discountOf('1', { parkKindCd: '09', title: { ko: '할인', en: 'Discount' } }),
  layout('discounts', [
    placement('list', {
      widget: 'post-list',
      settings: { source: 'discounts', variant: 'rows', count: 9, texts: { empty: 'text.guest' } },
    }),
  ]),
  page(42, 'Discounts', '/discounts', {
    layout: 'discounts',
    dataServiceList: [
      {
        dataServiceId: 'DTS_TST_00042',
        dataServiceStateCode: 'N',
        dataServiceTypeCode: 'API',
        dataServiceUniformresourcelocator: '/api/v1/iam/contents/discounts',
      },
    ],
  }),
  serviceOf(42, '/api/v1/iam/contents/discounts'),
]);

let clock = noon;
const later = (ms: number): void => server.setClock((clock += ms));
const newBrowser = (): TestBrowser => testBrowser({ app: server.app, now: () => new Date(clock), address: '10.1.2.3' });
const loggedIn = async (loginId: string): Promise<TestBrowser> => {
  const { uid, email, password } = demoMembers.find((member) => member.loginId === loginId) ?? {
    uid: '',
    email: '',
    password: '',
  };
  const browser = newBrowser();
  expect((await browser.login({ uid, loginId, email }, password)).statusCode).toBe(200);
  return browser;
};
const texts = ['손님만', '회원만', '간편', '정회원'];
const visit = async (browser: TestBrowser, path = '/corner') => {
  const answer = await browser.get(path, { headers: { 'accept-language': 'ko' } });
  return { answer, viewer: bootOf(answer).viewer, shown: texts.filter((text) => answer.body.includes(`>${text}<`)) };
};

describe('a page', () => {
  it('knows a guest as one', async () => {
    const { viewer, shown } = await visit(newBrowser());
    expect([viewer.login, shown]).toEqual([false, ['손님만']]);
  });

  it('knows a member and what they are', async () => {
    const { viewer, shown } = await visit(await loggedIn('haneul_simple'));
    expect(viewer).toMatchObject({
      login: true,
      loginType: 'RESORT',
      memberKind: 'simple',
      regular: true,
      exMember: false,
      password: 'ok',
      grade: 'T0',
      tester: true,
      listed: false,
      onSite: { TP: false },
    });
    expect(shown).toEqual(['회원만', '간편']);
  });

  it("sends a list that puts the member's own first to guests only; the browser of a member asks for it", async () => {
    const sent = async (browser: TestBrowser) =>
      Object.keys(bootOf(await browser.get('/discounts')).data).filter((key) => key.includes('/discounts'));
    expect([
      (await sent(newBrowser())).length,
      (await sent(await loggedIn('haneul_simple'))).length,
      (await sent(newBrowser())).length,
    ]).toEqual([1, 0, 1]);
  });

  it("of who believes in a session that has lapsed is neither a guest's nor a member's", async () => {
    const browser = await loggedIn('haneul_simple');
    later(16 * minute);
    const { viewer, shown } = await visit(browser);
    expect([viewer.login, viewer.memberKind, shown]).toEqual([undefined, undefined, []]);
    const outcomes = await Promise.all(
      [browser, newBrowser()].map(
        async (visitor) => bootOf(await visitor.get('/test-park/notice/09/n1')).decision.outcome.kind,
      ),
    );
    expect(outcomes).toEqual(['pending', 'refused']);
  });

  it('of who was replaced by a newer login, or has logged out, shows nothing of a member any more', async () => {
    const older = await loggedIn('haneul_simple');
    await visit(older);
    await visit(older);
    const newer = await loggedIn('haneul_simple');
    const copy = newer.copy();
    expect((await visit(older)).shown).toEqual([]);
    await visit(copy);
    await newer.get('/api/v1/iam/logout');
    expect([(await visit(copy)).shown, (await visit(newer)).shown]).toEqual([[], ['손님만']]);
  });

  it('is kept for viewers whose facts are alike and never given to another', async () => {
    const [simple, full, guest] = [await loggedIn('haneul_simple'), await loggedIn('haneul_full'), newBrowser()];
    const round = async () => Promise.all([simple, full, guest].map(async (browser) => (await visit(browser)).shown));
    const expected = [['회원만', '간편'], ['회원만', '정회원'], ['손님만']];
    expect([await round(), await round(), await round()]).toEqual([expected, expected, expected]);
  });

  it("holds nothing that names its member, so that it may be another's with the same facts", async () => {
    const { answer } = await visit(await loggedIn('haneul_simple'));
    const { uid, loginId, name, nickname, email, mobile } =
      demoMembers.find((member) => member.loginId === 'haneul_simple') ?? demoMembers[0] ?? {};
    expect(
      [uid, loginId, name, nickname, email, mobile].filter((word) => word === undefined || answer.body.includes(word)),
    ).toEqual([]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('changes with the facts of its member at once', async () => {
    const browser = await loggedIn('haneul_ex');
    expect((await visit(browser)).viewer.exMember).toBe(true);
    await browser.post('users/info/change', { convAgrYn: 'Y' });
    expect((await visit(browser)).viewer.exMember).toBe(false);
  });
});
