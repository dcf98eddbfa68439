import { describe, expect, it } from 'vitest';
import { askCall, linkOf } from '#tests/builders.ts';
import { guardOf, instantAt, menuOf, pageOf } from '#tests/engine-builders.ts';
import type { AnyDocument } from '#schemas/documents';
import type { SearchAnswer } from '#schemas/calls/contents/common-answers';

const call =
  '/api/v1/common/pages?pageId=PGE_CMP_00009&token=x&subModuleCode=AME&searchPageCond=PAGE_NM&searchPageText=';
const said = (texts: Readonly<Record<string, string>>): readonly AnyDocument[] =>
  (['ko', 'en'] as const).map((locale) => ({
    type: 'messages',
    id: `own-${locale}`,
    v: 1,
    locale,
    texts: Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} ${locale}`])),
  }));
const titled = (number: number, title: string, more: Parameters<typeof pageOf>[1] = {}) =>
  pageOf(number, { ...more, flags: { ...more.flags, title: `t.${title}` } });
const titles = (...words: readonly string[]) => said(Object.fromEntries(words.map((word) => [`t.${word}`, word])));

type Asking = Parameters<typeof askCall>[2];
const search = (documents: readonly AnyDocument[], term: string, more: Asking = {}) => {
  const answer = askCall(documents, `${call}${encodeURIComponent(term)}`, more);
  expect(answer).toMatchObject({ ok: true });
  return (answer as { readonly data: SearchAnswer }).data;
};
const paths = (...given: Parameters<typeof search>) =>
  search(...given).list.map(({ pagePath, linkUrl }) => pagePath + linkUrl);

describe('the search of the site', () => {
  const menu = menuOf('aa-menu', [
    { menuUid: 'A' },
    { menuUid: 'B', parentsMenuUid: 'A', pageId: 'PGE_TST_00041' },
    { menuUid: 'C', pageId: 'PGE_TST_00042' },
    { menuUid: 'D', linkId: 'LNK_TST_00001' },
    { menuUid: 'E' },
  ]);
  const texts = said({
    'menu.A': 'Maps of the park',
    'menu.B': 'Food map',
    'menu.C': 'MAP shop',
    'menu.D': 'Mapped elsewhere',
    'menu.E': 'Map of nothing',
    't.own': 'Hidden map',
  });
  const site = [
    menu,
    ...texts,
    pageOf(41, { venue: 'AA', paths: ['/food'] }),
    titled(42, 'own', { paths: ['/shop'] }),
    linkOf(1, 'https://shop.example/a'),
  ];

  it('names menus with their place, their heading and whose page it is', () => {
    expect(search(site, 'food')).toEqual({
      list: [
        {
          pageId: 'PGE_TST_00041',
          pageName: 'Food map ko',
          pagePath: '/aa/food',
          linkUrl: '',
          menuName: 'Maps of the park ko',
          parkType: 'AA',
          parkName: 'ko aa.name',
        },
      ],
      totalCnt: 1,
      pageNo: 1,
      pageSize: 20,
    });
  });

  it.each(['map', 'MAP', ' mAp '])(
    'finds the same by "%s": sub-items and top menus without any, never a heading or what leads nowhere [P-475, P-476]',
    (term) => {
      expect(paths(site, term, { viewer: { curResort: 'AA' } })).toEqual([
        'https://shop.example/a',
        '/shop',
        '/aa/food',
      ]);
    },
  );

  it('finds a page by its own title too, and names it once', () => {
    expect(search(site, 'map').list.filter(({ pagePath }) => pagePath === '/shop')).toMatchObject([
      { pageName: 'MAP shop ko', parkType: '', parkName: 'ko site.name' },
    ]);
    expect(search(site, 'hidden').list).toMatchObject([{ pageName: 'Hidden map ko', pagePath: '/shop' }]);
  });

  it('answers in the language of langId, by names of that language', () => {
    expect(search(site, 'food', { viewer: { locale: 'en' } }).list).toMatchObject([
      { pageName: 'Food map en', parkName: 'en aa.name' },
    ]);
    expect(askCall(site, `${call}food%20map%20en`)).toMatchObject({ data: { totalCnt: 0 } });
    expect(askCall(site, `${call}food%20map%20en&langId=en`)).toMatchObject({ data: { totalCnt: 1 } });
  });

  it('leads to the stand-in of a link while the sandbox is on', () => {
    expect(paths(site, 'elsewhere', { sandbox: true })).toEqual(['/sandbox/site/shop.example/a']);
  });

  it("puts names that begin with the term first, and those of the visitor's resort before others", () => {
    const pages = [
      titled(51, 'A map', { venue: 'AA' }),
      titled(52, 'Map', { venue: 'AA' }),
      titled(53, 'B map', { venue: 'BB' }),
      titled(54, 'Maps', { venue: 'BB' }),
      ...titles('A map', 'Map', 'B map', 'Maps'),
    ];
    expect(paths(pages, 'map', { viewer: { curResort: 'BB' } })).toEqual([
      '/bb/page-54',
      '/aa/page-52',
      '/bb/page-53',
      '/aa/page-51',
    ]);
  });

  it('is of one venue where parkType names it', () => {
    const pages = [
      titled(51, 'A map', { venue: 'AA' }),
      titled(53, 'B map', { venue: 'BB' }),
      ...titles('A map', 'B map'),
    ];
    expect(askCall(pages, `${call}map&parkType=BB`)).toMatchObject({
      data: { list: [{ pagePath: '/bb/page-53' }], totalCnt: 1 },
    });
    expect(askCall(pages, `${call}map&parkType=NONE`)).toMatchObject({ ok: false, status: 404 });
  });

  it('comes page by page', () => {
    const pages = [
      ...Array.from({ length: 5 }, (_, index) => titled(51 + index, `Map${index}`)),
      ...titles('Map0', 'Map1', 'Map2', 'Map3', 'Map4'),
    ];
    expect(askCall(pages, `${call}map&currentPage=2&pagePerCount=2`)).toMatchObject({
      data: { list: [{ pagePath: '/page-53' }, { pagePath: '/page-54' }], totalCnt: 5, pageNo: 2, pageSize: 2 },
    });
  });
});

describe('a viewer reads nothing of', () => {
  const found = (
    page: ReturnType<typeof pageOf>,
    viewer: NonNullable<Asking>['viewer'] = {},
    more: readonly AnyDocument[] = [],
  ) => paths([page, ...titles('Map'), ...more], 'map', { viewer });

  it("a page in development, unless they are in the testers' list", () => {
    const page = titled(51, 'Map', { state: 'D' });
    expect([found(page), found(page, { tester: true }), found(page, { tester: true, listed: true })]).toEqual([
      [],
      [],
      ['/page-51'],
    ]);
  });

  it('a page in development behind a guard that speaks first', () => {
    expect(found(titled(51, 'Map', { state: 'D', flags: { isNeedLogin: true } }))).toEqual([]);
  });

  it('a page in development that a menu names', () => {
    const menu = menuOf('aa-menu', [{ menuUid: 'A', pageId: 'PGE_TST_00051' }]);
    expect(found(titled(51, 'Map', { state: 'D' }), {}, [menu, ...said({ 'menu.A': 'Map' })])).toEqual([]);
  });

  it('a blocked page, whoever they are', () => {
    expect(found(titled(51, 'Map', { state: 'B' }), { listed: true })).toEqual([]);
  });

  it('a page before its time, and the answer says when that changes', () => {
    const page = titled(51, 'Map', { state: 'D', schedule: [{ from: instantAt(9), pageStatusCode: 'N' }] });
    const site = [page, ...titles('Map')];
    expect(askCall(site, `${call}map`)).toMatchObject({ data: { totalCnt: 0 }, validUntil: 9_000 });
    expect(askCall(site, `${call}map`, { now: 9_000 })).toMatchObject({ data: { totalCnt: 1 } });
  });

  it.each([
    ['hidden in their language', { hiddenIn: ['ko' as const] }],
    ['for members only', { when: [[{ fact: 'login' as const, is: [true] }]] }],
    [
      'under another name with a condition',
      {
        when: [[{ fact: 'platform' as const, is: ['APP' as const] }]],
        action: { action: 'alert' as const, message: 'site.name' },
      },
    ],
  ])('a page whose menu is %s, by either name', (_, more) => {
    const menu = menuOf('aa-menu', [{ menuUid: 'A', pageId: 'PGE_TST_00051', ...more }]);
    expect(found(titled(51, 'Map', { venue: 'AA' }), {}, [menu, ...said({ 'menu.A': 'Map' })])).toEqual([]);
  });

  it('a page that a guard refuses without a way on, or leads away from', () => {
    const guards = [
      guardOf('shut', [{ refuse: 'A//shut' }]),
      guardOf('away', [{ redirect: { action: 'main' } }]),
      guardOf('back', [{ refuse: 'AB//shut' }]),
    ];
    for (const guard of guards) expect(found(titled(51, 'Map', { guards: [guard.id] }), {}, guards)).toEqual([]);
  });

  it('a page for guests, being a member', () => {
    const page = titled(51, 'Map', { flags: { isNeedNonLogin: true } });
    expect([found(page), found(page, { login: true })]).toEqual([['/page-51'], []]);
  });

  it('a page whose guard waits for what is not known of them', () => {
    expect(
      found(titled(51, 'Map', { guards: ['grade'] }), {}, [
        guardOf('grade', [{ when: [[{ fact: 'grade', is: ['T9'] }]], refuse: 'A//shut' }]),
      ]),
    ).toEqual([]);
  });

  it.each([
    ['needs what its address names', { paths: ['/page/{id}'] }],
    ['search engines leave out', { seo: { noindex: true } }],
    ['is a step of something', { notSearched: true }],
  ])('a page that %s', (_, more) => {
    expect(found(titled(51, 'Map', more))).toEqual([]);
  });

  it('nothing else: what asks to log in, or leads on to the app, is named', () => {
    const app = guardOf('app', [{ refuse: 'S//app', then: { action: 'move', pageNm: 'Gate' } }]);
    expect([
      found(titled(51, 'Map', { flags: { isNeedLogin: true } })),
      found(titled(51, 'Map', { guards: ['app'] }), {}, [app]),
    ]).toEqual([['/page-51'], ['/page-51']]);
  });
});

describe('a term is refused', () => {
  it.each(['', '%20', 'a', '%20a%20', '%EA%B0%80'])('when it is too short: "%s" [P-474]', (term) => {
    expect(askCall([], call + term)).toMatchObject({
      ok: false,
      status: 400,
      errorType: 'B',
      code: 'CMM_05',
      message: { en: 'Please enter at least 2 characters in the search term' },
    });
  });

  it('when it is too long', () => {
    expect(askCall([], call + 'a'.repeat(61))).toMatchObject({
      ok: false,
      status: 400,
      errorType: 'B',
      code: 'CMM_06',
    });
  });

  it('with another condition than the name of a page', () => {
    expect(askCall([], '/api/v1/common/pages?searchPageCond=BODY&searchPageText=map')).toMatchObject({
      ok: false,
      status: 400,
      code: 'CMM_07',
    });
  });

  it('by no rule where there is none: any character may stand in it', () => {
    for (const term of ["'; drop", '<script>', '..%2F..', '%F0%9F%91%8D%F0%9F%91%8D', '{query.q}', '__proto__'])
      expect(askCall([], call + term)).toMatchObject({ ok: true, data: { totalCnt: 0 } });
  });
});
