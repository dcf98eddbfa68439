import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { pageSchema } from '#schemas/documents/page/schema';
import {
  ask,
  compileWith,
  documentsOf,
  instantAt,
  layoutOf,
  menuOf,
  pageOf,
  placement,
  siteOf,
  snapshotWith,
  testCatalog,
  venueOf,
} from '#tests/engine-builders.ts';
import { compile } from './compile.ts';
import { decide } from '../decide/decide.ts';
import { readInstant } from '../conditions/condition.ts';

const flags = {
  isNeedLogin: true,
  isNeedNonLogin: true,
  keepAlive: true,
  keepAliveName: 'list',
  isHeader: true,
  isFooter: true,
  headerFixed: true,
  floatingMenuBtn: true,
  fixedLayout: true,
  homeLogo: true,
  onSite: true,
  prevBtn: true,
  menuBtn: true,
  shareBtn: true,
  smartBookBtn: true,
  alarmBtn: true,
  mypageAlarmBtn: true,
  alarmOn: true,
  mypageSetting: true,
  toggleSwitchBtn: true,
  reservationBtn: true,
  pocketRefreshBtn: true,
  isStickyHeader: true,
  isStickyFooter: true,
  loginBtn: true,
  devSmartBookBtn: true,
  searchBtn: true,
  title: 'page.title',
  isCustomTitle: true,
  isCb: true,
  isHb: true,
  isSw: true,
  category: 'tickets',
};

describe('a page document', () => {
  const isPage = new Ajv({ strict: false, formats: { message: true } }).compile(pageSchema);

  it('has each of the 34 route flags, and no other [P-061]', () => {
    expect(Object.keys({ ...flags, aaPageNm: '' })).toHaveLength(34);
    expect(isPage(pageOf(20, { flags, aaPageNm: 'analytics' }))).toBe(true);
    for (const name of Object.keys(flags)) expect(isPage(pageOf(20, { flags: { [name]: { odd: true } } }))).toBe(false);
    expect(isPage({ ...pageOf(20), flags: { isNeedlogin: true } })).toBe(false);
  });

  it('passes its flags and its analytics name to the decision', () => {
    const decision = decide(
      snapshotWith([
        pageOf(20, { flags: { ...flags, isNeedLogin: false, isNeedNonLogin: false }, aaPageNm: 'analytics' }),
      ]),
      ask('/page-20'),
    );
    expect([decision.frame.model.flags, decision.analytics]).toEqual([
      { ...flags, isNeedLogin: false, isNeedNonLogin: false },
      'analytics',
    ]);
  });
});

describe('paths', () => {
  const leads = (path: string, query = {}) => {
    const { outcome, pageId, params } = decide(
      snapshotWith([
        siteOf({
          redirects: [
            { from: '/', to: '/gateway' },
            { from: '/old/{id}', to: '/new/{id}/x' },
            { from: '/was/{all*}', to: '/{all*}' },
            { from: '/한글', to: '/소식' },
          ],
        }),
        pageOf(20, { venue: 'AA', paths: ['/event/add/etc/{id}', '/event/etc/add/{id}'], redirects: ['/event/{id}'] }),
        pageOf(21, { venue: 'AA', paths: ['/event/{kind}/{sub}/{id}'] }),
        pageOf(22, { paths: ['//odd//path/'] }),
      ]),
      ask(path, { query }),
    );
    return outcome.kind === 'redirect' ? outcome.to : `${outcome.kind} ${pageId} ${Object.values(params).join()}`;
  };

  it.each([
    ['the paths of a venue below its slug', '/aa/main', 'page PGE_TST_00011 '],
    ['every path of a page', '/aa/event/etc/add/7', 'page PGE_TST_00020 7'],
    ['literals before parameters of another page', '/aa/event/add/etc/7', 'page PGE_TST_00020 7'],
    ['parameters if the literals differ', '/aa/event/x/etc/7', 'page PGE_TST_00021 x,etc,7'],
    ['the redirects of a page to its first path, with their parameters', '/aa/event/a%20b', '/aa/event/add/etc/a%20b'],
    ['the slug alone to the redirect of its root page', '/aa', '/aa/main'],
    ['redirects of the site', '/', '/gateway'],
    ['redirects with parameters', '/old/1%202', '/new/1%202/x'],
    ['redirects of everything below', '/was/aa/main', '/aa/main'],
    ['no redirect to another host, for any segments', '/was///evil.example/x', '/evil.example/x'],
    ['an encoded slash to the not-found page', '/was/%2F%2Fevil.example/x', 'notFound PGE_TST_00004 '],
    ['an encoded backslash to the not-found page', '/was/%5Cevil.example', 'notFound PGE_TST_00004 '],
    ['redirects encoded for headers', '/%ED%95%9C%EA%B8%80', '/%EC%86%8C%EC%8B%9D'],
    ['a path that is not normalised', '/odd/path', 'page PGE_TST_00022 '],
    ['an unmatched path to the not-found page', '/aa/none', 'notFound PGE_TST_00004 '],
    ['a broken encoding to the not-found page', '/aa/%E0%A4%A', 'notFound PGE_TST_00004 '],
    ['an unpublished venue to the not-found page', '/zz/main', 'notFound PGE_TST_00004 '],
  ])('lead %s', (_, path, end) => {
    expect(leads(path)).toBe(end);
  });

  it.each([
    ['/aa/main/', '/aa/main'],
    ['/aa//main', '/aa/main'],
    ['//', '/gateway'],
    ['//evil.example//x/', 'notFound PGE_TST_00004 '],
    ['/\\evil.example/', 'notFound PGE_TST_00004 '],
    ['/aa/main//%2F/', 'notFound PGE_TST_00004 '],
  ])(
    'of a page in another spelling redirect to the canonical one, and others are not found: %s leads to %s',
    (path, plain) => {
      expect(leads(path)).toBe(plain);
    },
  );

  it('keep the query on redirects, including names without a value', () => {
    expect(leads('/aa/main/', { app: '', q: '한 &' })).toBe('/aa/main?app=&q=%ED%95%9C%20%26');
    expect(leads('/', { a: '1\r\nSet-Cookie: x' })).toBe('/gateway?a=1%0D%0ASet-Cookie%3A%20x');
  });

  it('of missing records lead to the not-found page', () => {
    const { outcome, status, params } = decide(
      snapshotWith([pageOf(20, { paths: ['/n/{id}'] })]),
      ask('/n/9', { missing: true }),
    );
    expect([outcome.kind, status, params]).toEqual(['notFound', 404, {}]);
  });
});

describe('vary', () => {
  it('contains curResort for the not-found page of a venue, whose main page depends on the resort', () => {
    const snapshot = snapshotWith([pageOf(20, { venue: 'ZZ' })]);
    const mainFor = (curResort: string) => decide(snapshot, ask('/page-20', { viewer: { curResort } })).main;
    expect(mainFor('AA')).not.toBe(mainFor('BB'));
    expect(snapshot.pages['PGE_TST_00020']?.vary).toContain('curResort');
  });

  it('contains the facts of everything on or before the page', () => {
    const fact = (name: string, text: string) => placement(name, { when: [[{ fact: name, is: [text] } as never]] });
    const { snapshot } = compileWith([
      layoutOf('mine', [fact('grade', 'T1')]),
      layoutOf('frame', [fact('platform', 'APP')], 'frame'),
      layoutOf('pending', [fact('os', 'ios')]),
      menuOf('aa-menu', [{ menuUid: 'one', when: [[{ fact: 'memberKind', is: ['full'] }]] }]),
      menuOf('bb-menu', [{ menuUid: 'two', when: [[{ fact: 'exMember', is: [true] }]] }]),
      pageOf(20, { venue: 'AA', layout: 'mine', guards: ['need-login'] }),
      pageOf(21, { venue: 'AA', state: 'D' }),
      pageOf(22),
      venueOf('BB', 2),
    ]);
    const vary = (id: number) => snapshot.pages[`PGE_TST_000${id}`]?.vary;
    expect(vary(20)).toEqual(['cameFrom', 'grade', 'locale', 'login', 'memberKind', 'os', 'platform']);
    expect(vary(21)).toEqual(['listed', 'locale', 'memberKind', 'os', 'platform']);
    expect(vary(22)).toEqual(['curResort', 'locale', 'os']);
    expect(snapshot.pages['PGE_TST_00004']?.vary).toEqual([
      'curResort',
      'exMember',
      'locale',
      'memberKind',
      'os',
      'platform',
    ]);
  });

  it('is complemented by the sorted instants of conditions and schedule', () => {
    const when = [[{ fact: 'now' as const, from: instantAt(30), until: instantAt(5) }]];
    const snapshot = snapshotWith([
      layoutOf('mine', [placement('a', { when })]),
      pageOf(20, {
        layout: 'mine',
        schedule: [
          { from: instantAt(10), pageStatusCode: 'B' },
          { from: instantAt(30), until: instantAt(40), pageStatusCode: 'N' },
        ],
      }),
    ]);
    expect(snapshot.pages['PGE_TST_00020']?.instants).toEqual(
      [5, 10, 30, 40].map((seconds) => readInstant(instantAt(seconds))),
    );
  });
});

describe('compile', () => {
  it('throws only without a site document', () => {
    const documents = { ...documentsOf(), site: new Map() };
    expect(() =>
      compile({ documents, rich: new Map(), catalog: testCatalog, release: { number: 1, hash: 'x' }, sandbox: false }),
    ).toThrow('site/site');
  });

  it('reports actions without a target as problems', () => {
    expect(
      compileWith([layoutOf('x', [placement('a', { settings: { action: { action: 'move', pageNm: 'Gone' } } })])])
        .problems,
    ).toEqual([{ code: 'dead-action', at: { layout: 'x', node: 'a' }, text: 'page not registered: Gone' }]);
  });
});
