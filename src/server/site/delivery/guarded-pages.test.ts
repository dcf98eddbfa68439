import { describe, expect, it } from 'vitest';
import { bootOf, deliveryServer, noon, shippedSite } from '#tests/delivery-server.ts';
import { testBrowser } from '#tests/test-browser.ts';
import members from '../../services/demo/members.json' with { type: 'json' };

const server = deliveryServer(shippedSite);
const agents = {
  web: 'Mozilla/5.0 (X11; Linux x86_64)',
  app: 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1',
} as const;

/** Browser of a demo member. */
const loggedIn = async (loginId: string, at: keyof typeof agents = 'web') => {
  const member = members.find((one) => one.loginId === loginId);
  const browser = testBrowser({ app: server.app, now: () => new Date(noon), address: '10.1.2.3', agent: agents[at] });
  const { statusCode } = await browser.login({ uid: '', email: '', loginId }, member?.password ?? '');
  expect(statusCode).toBe(200);
  return browser;
};

/** First response to a demo member: the HTML before any script has run. */
const firstAnswer = async (
  loginId: string,
  address: string,
  {
    at = 'web',
    locale = 'ko',
    resort = 'EL',
  }: { readonly at?: keyof typeof agents; readonly locale?: string; readonly resort?: string } = {},
) => {
  const browser = await loggedIn(loginId, at);
  browser.cookies
    .set('curResort', { value: resort, path: '/', until: undefined })
    .set('locale', { value: locale, path: '/', until: undefined });
  const answer = await browser.get(address, { headers: { accept: 'text/html' } });
  const boot = answer.statusCode === 200 ? bootOf(answer) : null;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(answer.body)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    outcome: boot?.decision.outcome.kind,
    ground: boot?.decision.outcome.kind === 'refused' ? boot.decision.outcome.baseAddress : undefined,
    screen: boot?.decision.screen,
    waits: (boot?.decision.needsFacts ?? []).length,
    heading,
    says: (boot?.decision.notices ?? []).map(({ kind, text }) => `${kind}: ${text}`),
    caches: answer.headers['cache-control'],
  };
};

/** The first paint is final without further requests, and the page is not shared. */
const settled = { status: 200, waits: 0, caches: 'private, no-cache' };
const home = { screen: 'ELMain', ground: '/haneul-land/home/main' };

describe('the first answer of a page whose guard asks a call is already right', () => {
  it.each([
    [
      'the survey result, for who has one',
      'haneul_full',
      '/mypage/survey-result',
      {},
      { ...settled, outcome: 'page', screen: 'SurveyResult', says: [] },
    ],
    [
      'the survey result of the water park, for who has to answer once more',
      'haneul_onsite',
      '/mypage/survey-result',
      { resort: 'CB' },
      {
        ...settled,
        outcome: 'refused',
        screen: 'SurveyList',
        ground: '/mypage/survey-list',
        says: ['alert: 취향 유형이 새로 바뀌었어요. 설문에 다시 답해 주세요.'],
      },
    ],
    [
      'the survey result, for who has none',
      'haneul_ask',
      '/mypage/survey-result',
      {},
      { status: 302, location: '/mypage/survey-list' },
    ],
    [
      'the survey result of the water park, for who has one of the theme park alone',
      'haneul_full',
      '/mypage/survey-result',
      { resort: 'CB' },
      { status: 302, location: '/mypage/survey-list' },
    ],
    [
      'the Som history, for who has Som',
      'haneul_full',
      '/mypage/point-his-list',
      {},
      { ...settled, outcome: 'page', screen: 'PointHisList', says: [] },
    ],
    [
      'the Som history, for a listed tester who has none any more',
      'haneul_test',
      '/mypage/point-his-list',
      {},
      { ...settled, outcome: 'page', screen: 'PointHisList' },
    ],
    [
      'the Som history, for who never had any',
      'haneul_ask',
      '/mypage/point-his-list',
      {},
      { status: 302, location: '/mypage/point-no-data' },
    ],
    [
      'the directions, for who is in the park',
      'haneul_onsite',
      '/haneul-land/map/find',
      {},
      { ...settled, outcome: 'page', screen: 'FindWay', says: [] },
    ],
    [
      'the directions, for who is not',
      'haneul_full',
      '/haneul-land/map/find',
      {},
      { ...settled, ...home, outcome: 'refused', says: ['snackbar: 입장한 이용권이 있어야 이용할 수 있어요'] },
    ],
    [
      'the directions of the water park, for who is in the other one',
      'haneul_onsite',
      '/aqua-bay/map/find/way',
      { locale: 'en' },
      {
        ...settled,
        screen: 'CBMain',
        ground: '/aqua-bay/home/main',
        outcome: 'refused',
        says: ['snackbar: It is only available with an entered ticket'],
      },
    ],
    [
      'the check of attendance, in the app',
      'haneul_full',
      '/haneul-land/event/attend-check',
      { at: 'app' },
      { ...settled, outcome: 'page', screen: 'AttendCheck', says: [] },
    ],
    [
      'the check of attendance, on the web',
      'haneul_full',
      '/haneul-land/event/attend-check',
      {},
      { status: 200, waits: 0, outcome: 'refused', screen: 'AppOnly' },
    ],
    [
      'the home of a park, for a member',
      'haneul_full',
      '/haneul-land/home/main',
      {},
      { ...settled, outcome: 'page', screen: 'ELMain', says: [] },
    ],
    [
      'a screen that is not there in English: the home stands under the notice',
      'haneul_full',
      '/haneul-land/course',
      { locale: 'en' },
      { ...settled, ...home, outcome: 'refused', says: ['alert: Sorry, this feature is not available in English.'] },
    ],
    [
      'what is for full members alone: the home stands under the question',
      'haneul_simple',
      '/somcharging',
      { at: 'app' },
      { ...settled, ...home, outcome: 'refused', says: ['confirm: 정회원만 이용할 수 있어요'] },
    ],
  ] as const)('%s', async (_, loginId, address, how, expected) => {
    expect(await firstAnswer(loginId, address, how)).toMatchObject(expected);
  });

  it('shows in its HTML what it decided: the main page under a refusal, not the page, nor one that was not found', async () => {
    const { heading } = await firstAnswer('haneul_full', '/haneul-land/map/find');
    expect(heading).toBe((await firstAnswer('haneul_full', '/haneul-land/home/main')).heading);
    expect(heading).not.toBe('');
  });

  it('is another one for another member, though the address is the same', async () => {
    const screens = [];
    for (const who of ['haneul_onsite', 'haneul_full', 'haneul_onsite'])
      screens.push((await firstAnswer(who, '/haneul-land/map/find')).screen);
    expect(screens).toEqual(['FindWay', 'ELMain', 'FindWay']);
  });

  it('is the tutorial of the smart queue until the member has finished it on any device, for each park', async () => {
    const line = '/haneul-land/map/smart-line?ride=102';
    const screens = async () => [
      (await firstAnswer('haneul_ask', line)).screen,
      (await firstAnswer('haneul_ask', '/aqua-bay/map/smart-line')).location,
    ];
    expect(await firstAnswer('haneul_ask', line)).toMatchObject({
      status: 302,
      location: `/haneul-land/map/tutorial-gate?next=${encodeURIComponent(line)}`,
    });
    const phone = await loggedIn('haneul_ask', 'app');
    expect((await phone.post('set-prsnz-data', { usrPrsnzTypeCd: 'QTR', usrPrsnzVal: '20261121' })).statusCode).toBe(
      200,
    );
    expect(await screens()).toEqual(['SmartLine', '/aqua-bay/map/tutorial-gate?next=%2Faqua-bay%2Fmap%2Fsmart-line']);
    expect((await firstAnswer('haneul_full', line)).status).toBe(302);
  });

  it('says that the check of attendance is closed once its event is over', async () => {
    const event = (await shippedSite()).find(({ type, id }) => type === 'event' && id === 'EL-attend-1');
    await server.publish({ ...event, type: 'event', id: 'EL-attend-1', until: '2026-10-31T00:00:00+09:00' });
    expect(await firstAnswer('haneul_full', '/haneul-land/event/attend-check', { at: 'app' })).toMatchObject({
      ...settled,
      ...home,
      outcome: 'refused',
      says: ['alert: 출석 체크 이벤트가 끝났어요'],
    });
  });
});
