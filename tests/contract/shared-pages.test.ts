import { beforeAll, describe, expect, it } from 'vitest';
import type { Prepared } from '#content';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { allCalls } from '../../schemas/calls.gen.ts';
import { decideAnswered, openAddress } from '../support/open-address.ts';
import { renderAddress, type RenderedPage } from '../support/rendered-page.ts';
import { numbersIn, sampleAnswer } from '../support/sample-answer.ts';
import { shippedRelease } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const guest: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: false,
  tester: false,
  listed: false,
};
const member: Viewer = {
  ...guest,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: {},
};
const inApp: Viewer = { ...member, platform: 'APP' };

let prepared: Prepared;
let snapshot: Snapshot;
beforeAll(async () => void ({ prepared, snapshot } = await shippedRelease()));

const api = '/api/v1/iam/';
/** Responses of member calls, each with one marked record in every list. */
const lists = { productList: [1], couponList: [2], cardList: [3], subClubList: [4] };
const records = Object.fromEntries(
  ['members', 'users/info', 'contents/subclub/club-list', 'skypocket/my-products', 'coupons', 'giftcards'].map(
    (path) => [
      `${api}${path}`,
      sampleAnswer(allCalls.find((call) => call.path === `${api}${path}` && call.method === 'GET')?.data ?? {}, {
        lists,
      }),
    ],
  ),
);
const render = (address: string, viewer: Viewer) => renderAddress(address, { viewer, now, records });

interface Titled {
  readonly title?: string;
  readonly name?: string;
}
/** Titles of the records in the responses of a page; the banner of the all-menu is none of them. */
const titlesIn = ({ data }: RenderedPage): readonly string[] =>
  Object.entries(data)
    .filter(([key]) => !key.includes('bannerKindCd=005'))
    .flatMap(([, value]) => {
      const { list } = (value ?? {}) as { readonly list?: readonly Titled[] };
      return (list ?? [value as Titled | null]).flatMap((one) => one?.title ?? one?.name ?? []);
    });
const mainOf = ({ html }: RenderedPage): string => /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';
const expectPage = (
  { decision, at, text }: RenderedPage,
  address: string,
  screen: string,
  locale: Viewer['locale'] = 'ko',
): void => {
  expect([decision.outcome.kind, decision.notices, at, snapshot.pages[decision.pageId]?.path]).toEqual([
    'page',
    [],
    address,
    snapshot.screens[screen],
  ]);
  expect(JSON.stringify(decision.tree)).not.toContain('"state-panel","settings":{"kind"');
  expect(text.length).toBeGreaterThan(60);
  expect(/[가-힣]/.test(text)).toBe(locale === 'ko');
};

/** Address, screen, requirement, words of its content in Korean and English. */
const open = [
  [
    '/gateway-lite',
    'GatewayLite',
    '[P-057]',
    /하늘랜드.*아쿠아베이.*포레스트스테이.*스피드웨이/,
    /Haneul Land.*Aqua Bay.*Forest Stay.*Speedway/,
  ],
  ['/introduction/company-intro', 'CompanyIntro', '[P-249]', /1994년.*우리의 약속/, /1994.*1,860/],
  [
    '/introduction/company-his',
    'CompanyHis',
    '[P-250]',
    /1994.*2002.*2009.*2015.*2024.*2026/,
    /1994.*2002.*2009.*2015.*2024.*2026/,
  ],
  ['/introduction/mgmt', 'Mgmt', '[P-251]', /안전.*환경.*에너지/, /Safety.*Environment.*Energy/i],
  ['/introduction/bi', 'Bi', '[P-252]', /구름 하나에 네 곳이.*네 곳의 상징/, /cloud.*brand@/i],
  ['/terms', 'Terms', '[P-255]', /1\. 무엇을 위한 약속인가요.*7\. /, /1\. Purpose.*7\. /],
  ['/terms/privacy-policy', 'PersonalInfoTerms', '[P-256]', /무엇을 왜 받나요.*물어볼 곳/, /collect.*privacy@/],
  [
    '/terms/email-refuse',
    'EmailCollectRefuse',
    '[P-259]',
    /전자우편 주소를.*모으는 것을 거부해요/,
    /refuse|not allow|without permission|do not/i,
  ],
  ['/terms/open-source', 'OpensourceInfo', '[P-260]', /오픈소스의 도움으로.*전문/, /open-source works.*licence/],
  ['/not-found-page', 'NotFoundPage', '[P-268]', /길을 잘못 들어선 것 같아요/, /./],
  ['/error', 'Error', '[P-269]', /화면을 여는 중에 문제가 생겼어요/, /./],
] as const;

describe('a guest reads', () => {
  it.each(open)('%s, the screen %s, in both languages %s', async (address, screen, _, ko, en) => {
    for (const [locale, words] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const page = await render(address, { ...guest, locale });
      expectPage(page, address, screen, locale);
      expect(page.text).toMatch(words);
      expect(page.decision.status).toBe(200);
    }
  });

  it.each([
    ['/recruitment', 'BidAnnList', '[P-253] [P-254]', 'TENDER', 'BidAnnDtl'],
    ['/terms/change-list', 'TermsChangeList', '[P-257] [P-258]', 'TERMS', 'TermsChangeDtl'],
  ] as const)(
    'the list %s, the screen %s, with every document of its kind, and the detail of one from it %s',
    async (address, screen, _, kind, detailScreen) => {
      const detail = snapshot.screens[detailScreen] ?? '';
      const list = await render(address, guest);
      expectPage(list, address, screen);
      const documents = [
        ...[...prepared.documents.board.values()].filter((one) => one.boardKindCd === kind),
        ...(kind === 'TERMS' ? [...prepared.documents.terms.values()].filter(({ changes }) => changes) : []),
      ];
      expect(documents.length).toBeGreaterThan(1);
      expect(titlesIn(list).length).toBe(documents.length);
      expect(titlesIn(list).filter((title) => !list.text.includes(title))).toEqual([]);
      const [link = ''] = mainOf(list).match(new RegExp(`(?<=href=")${detail}\\?id=[^"]+`)) ?? [];
      const one = await render(link, guest);
      expectPage(one, link, detailScreen);
      expect(titlesIn(one).length).toBe(1);
      expect(titlesIn(list)).toEqual(expect.arrayContaining([...titlesIn(one)]));
      expect(one.text).toContain(titlesIn(one)[0]);
    },
  );

  it('the questions and answers of its board [P-247, P-028]', async () => {
    const page = await render('/cscenter/faq-list', guest);
    expectPage(page, '/cscenter/faq-list', 'FaqList');
    const titles = [...prepared.documents.board.values()]
      .filter(({ boardKindCd }) => boardKindCd === 'FAQ')
      .map(({ title }) => title.ko ?? '');
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((title) => !page.text.includes(title))).toEqual([]);
  });

  it.each([
    ['/content/1', 'Content', '[P-273]'],
    ['/content/add/1', 'ContentAdd', '[P-274]'],
  ])('%s, the screen %s, as the HTML of its document %s', async (address, screen) => {
    const page = await render(address, guest);
    expectPage(page, address, screen);
    const html =
      [...prepared.documents.board.values()].find(({ boardKindCd }) => boardKindCd === 'GUIDE')?.body?.ko ?? '';
    const parts = [...html.matchAll(/<(li|p)>([^<]+)<\/\1>/g)].map(([part]) => part);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.filter((part) => !mainOf(page).includes(part))).toEqual([]);
  });
});

it.each([
  ['android', '/android'],
  ['ios', '/ios'],
] as const)('/install on %s leads to the store of that system [P-272]', async (os, store) => {
  const page = await render('/install', { ...guest, os });
  expectPage(page, '/install', 'Install');
  expect(
    [...mainOf(page).matchAll(/href="([^"]+store[^"]+)"/g)].map(([, href = '']) => href.slice(href.lastIndexOf('/'))),
  ).toEqual([store]);
});

it('an unknown path shows NotFound with status 404 [P-267]', async () => {
  const page = await render('/no/such/page', guest);
  expect([page.decision.outcome.kind, page.decision.screen, page.decision.status]).toEqual([
    'notFound',
    'NotFound',
    404,
  ]);
  expect(page.text).toContain('길을 잘못 들어선 것 같아요');
});

it.each(['EL', 'CB', 'HB', 'SW'] as const)(
  '/landing shows the gate in %s, and with mode=main leads to its main page [P-275]',
  async (curResort) => {
    const gate = await render('/landing', { ...guest, curResort });
    expectPage(gate, '/landing', 'Landing');
    const homes = snapshot.site.venueOrder.map((code) => snapshot.venues[code]?.to ?? '');
    expect(homes.filter((home) => !mainOf(gate).includes(`href="${home}"`))).toEqual([]);
    const { at, decision } = openAddress(snapshot, '/landing?mode=main', {
      how: 'load',
      viewer: { ...guest, curResort },
      now,
    });
    expect([at, decision.screen]).toEqual([snapshot.venues[curResort]?.to, `${curResort}Main`]);
  },
);

it('the four venues have four different home screens [P-007]', async () => {
  const homes = await Promise.all(
    ['EL', 'CB', 'HB', 'SW'].map(
      async (curResort) =>
        [curResort, await render(snapshot.venues[curResort]?.to ?? '', { ...guest, curResort })] as const,
    ),
  );
  for (const [code, home] of homes) expectPage(home, snapshot.venues[code]?.to ?? '', `${code}Main`);
  expect(new Set(homes.map(([, { text }]) => text)).size).toBe(4);
});

describe("the lookup of an editor's pick", () => {
  const ask = (lookup: unknown) =>
    decideAnswered(snapshot, { path: '/editorspick/77', query: {}, how: 'load', viewer: guest, now }, () => lookup)
      .decision.outcome;

  it('opens the detail with the category and number that it answers [P-278]', () => {
    const { at, decision } = openAddress(snapshot, '/editorspick/77', { how: 'load', viewer: guest, now }, () => ({
      contentKindCd: '2',
      publctId: '1',
    }));
    expect([at.replace(/^\/[^/]+\/[^/]+/, ''), decision.screen, decision.frame.model.params]).toEqual([
      '/editors-pick/2/1',
      'EditorsPickDetail',
      { categoryCd: '2', publctId: '1' },
    ]);
  });

  it('leads to / when it fails [P-279]', () => {
    expect(ask('failed')).toEqual({ kind: 'redirect', to: '/' });
  });
});

/** Address, screen, requirement, words of its content in Korean. */
const own = [
  ['/mypage', 'MyPageMain', '[P-010] [P-194]', /grdCdName ~0~.*내 정보 관리/],
  ['/mypage/mypage', 'MyPage', '[P-196]', /기본 정보.*이름 userName ~0~.*생년월일.*휴대전화/],
  [
    '/mypage/my-membership',
    'MyMembership',
    '[P-216]',
    /등급 grdCdName ~0~.*별명 nickName ~0~.*멤버십 번호 membershipUid ~0~/,
  ],
  ['/cscenter/my-question-reg', 'MyQuestionReg', '[P-248, P-028]', /무엇에 대한 문의인가요\?.*잃어버린 것.*보내기/],
  ['/mypage/point-no-data', 'PointNoData', '[P-237]', /솜을 모아 보세요.*솜은 이렇게 모아요/],
  ['/mypage/memory-report-guide', 'MemoryReportGuide', '[P-242]', /다녀온 하루를 한 장으로.*이렇게 만들어져요/],
] as const;

describe('a member', () => {
  it.each(own)('opens %s, the screen %s, with its content %s', async (address, screen, _, words) => {
    const page = await render(address, member);
    expectPage(page, address, screen);
    expect(page.text).toMatch(words);
    const { decision } = await render(address, guest);
    expect([decision.outcome.kind, JSON.stringify(decision.notices)]).toEqual([
      'refused',
      expect.stringContaining(`/member/login?from=${encodeURIComponent(address)}`),
    ]);
  });

  it('reads the benefits of every grade [P-217]', async () => {
    const page = await render('/mypage/mem-benefit-guide', member);
    expectPage(page, '/mypage/mem-benefit-guide', 'MemBenefitGuide');
    const grades =
      prepared.documents['code-list']
        .get('COD_IAM_MEMSHP_LEVEL')
        ?.items.map(({ codeName }) => codeName.ko?.replace(/ 등급$/, '') ?? '') ?? [];
    const rows = [...mainOf(page).matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      row
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    expect(grades.length).toBe(5);
    expect(grades.map((grade) => rows.filter((row) => row.startsWith(`${grade} `) && /\d%/.test(row)).length)).toEqual(
      grades.map(() => 1),
    );
  });

  it('reads the clubs of the documents [P-241]', async () => {
    const page = await render('/mypage/my-club-list', member);
    expectPage(page, '/mypage/my-club-list', 'MyClubList');
    const names = [...prepared.documents.club.values()].map(({ name }) => name.ko?.split(' ')[0] ?? '');
    expect(names.length).toBe(4);
    expect(names.filter((name) => !page.text.includes(name))).toEqual([]);
  });

  it.each([
    ['EL', '느긋한 탐험가', '느긋한 탐험가'],
    ['CB', '느긋한 탐험가', '느긋한 탐험가'],
    ['EL', '', '아직 정해지지 않았어요'],
    ['CB', '', '아직 정해지지 않았어요'],
  ] as const)(
    'finds courses, the way to a visit plan and the own persona in %s: the name "%s" is shown as "%s" [P-025 P-334]',
    async (code, personaName, shown) => {
      const path = `${api}curation/persona-type`;
      const address = `/${snapshot.venues[code]?.slug ?? ''}/course`;
      const page = await renderAddress(address, {
        viewer: { ...member, curResort: code },
        now,
        records: {
          [path]: { respnsCd: personaName === '' ? '494' : '000', respnsMsg: '', personaTypeCd: '', personaName },
        },
      });
      expect([page.decision.outcome.kind, page.at]).toEqual(['page', address]);
      expect(page.decision.needs.map(({ key }) => key)).toContain(
        `${path}?parkKindCd=${snapshot.venues[code]?.parkKindCd ?? ''}`,
      );
      expect(page.text).toContain(`나의 파크 유형 ${shown}`);
      expect(titlesIn(page).length).toBeGreaterThan(1);
      expect(titlesIn(page).filter((title) => !page.text.includes(title))).toEqual([]);
      const [plan = ''] = mainOf(page).match(/(?<=href=")[^"]+\/visit-plan(?=")/) ?? [];
      const opened = openAddress(snapshot, plan, { how: 'load', viewer: { ...member, curResort: code }, now }).decision;
      expect([opened.outcome.kind, opened.tree.some(({ widget }) => widget === 'visit-plan')]).toEqual(['page', true]);
    },
  );

  it('finds a ticket, a coupon and a gift card in the pocket of the app [P-012] [P-023]', async () => {
    const page = await render('/haneul-land/sky-pocket', inApp);
    expectPage(page, '/haneul-land/sky-pocket', 'PocketMain');
    expect(numbersIn(page.text).toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  });
});

describe('the screens of the park', () => {
  const kinds = {
    '[P-026]': 'ELNoticeList EventList MonthlyPromotion DiscountInfoList ShowTime',
    '[P-027]': 'TodayPark AffiliateCardList SpecialPackList DreamTourList ExpProgramList',
  };

  it.each(Object.entries(kinds))('%s show the records of their documents', async (_, screens) => {
    for (const screen of screens.split(' ')) {
      const address = snapshot.screens[screen] ?? '';
      const page = await render(address, guest);
      expectPage(page, address, screen);
      expect([screen, titlesIn(page).length > 0]).toEqual([screen, true]);
      expect([
        screen,
        titlesIn(page)
          .slice(0, 3)
          .filter((title) => !page.text.includes(title)),
      ]).toEqual([screen, []]);
    }
  });

  it('show a map to guide, and the prices [P-026] [P-027]', async () => {
    const [map, fee] = [
      await render(snapshot.screens['GuideMap'] ?? '', guest),
      await render(snapshot.screens['UsageFee'] ?? '', guest),
    ];
    expectPage(map, snapshot.screens['GuideMap'] ?? '', 'GuideMap');
    expect(mainOf(map)).toMatch(/<img [^>]*src="\/art\/[^"]+"/);
    expectPage(fee, snapshot.screens['UsageFee'] ?? '', 'UsageFee');
    expect(fee.text).toContain('58,000원');
  });
});
