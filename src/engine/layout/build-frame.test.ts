import { describe, expect, it } from 'vitest';
import { ask, compileWith, menuOf, pageOf, siteOf, snapshotWith, venueOf } from '#tests/engine-builders.ts';
import type { Viewer } from '#schemas/viewer';
import { decide } from '../decide/decide.ts';
import type { Snapshot } from '../snapshot.ts';

const headAt = (snapshot: Snapshot, path: string, locale: Viewer['locale'] = 'ko') =>
  decide(snapshot, ask(path, { viewer: { locale } })).head;
const frameAt = (snapshot: Snapshot, path: string, viewer: Partial<Viewer> = {}) =>
  decide(snapshot, ask(path, { viewer })).frame.model;

describe('the head', () => {
  it("uses the resort's name as default title [P-103]", () => {
    const snapshot = snapshotWith([pageOf(20, { venue: 'AA', flags: { title: 'page.title' } }), pageOf(21)]);
    expect(['/aa/page-20', '/bb/main', '/page-21'].map((path) => headAt(snapshot, path).title)).toEqual([
      'ko aa.name',
      'ko bb.name',
      'ko site.name',
    ]);
  });

  it('uses the welcome slogan as default description [P-104] [V-536]', () => {
    const snapshot = snapshotWith([pageOf(20, { seo: { title: 'seo.title' } })]);
    expect(headAt(snapshot, '/page-20')).toMatchObject({
      title: 'ko seo.title',
      description: 'ko site.slogan',
      keywords: 'ko site.keywords',
    });
    expect(headAt(snapshot, '/aa/main', 'en').description).toBe('en aa.slogan');
  });

  it("uses the page's own entries", () => {
    const seo = { title: 'seo.title', description: 'seo.description', keywords: 'seo.keywords', image: 'poster' };
    expect(headAt(snapshotWith([pageOf(20, { venue: 'AA', seo })]), '/aa/page-20', 'en')).toEqual({
      title: 'en seo.title',
      description: 'en seo.description',
      keywords: 'en seo.keywords',
      image: 'poster',
      siteName: 'en site.name',
      canonical: '/aa/page-20',
    });
  });

  it('has no canonical address for a noindex page', () => {
    const snapshot = snapshotWith([pageOf(20, { seo: { noindex: true } }), pageOf(21, { seo: { noindex: false } })]);
    expect(['/page-20', '/page-21'].map((path) => headAt(snapshot, path).canonical)).toEqual(['', '/page-21']);
  });

  it("of a not-found page is the venue's, except for the page's own entries, without canonical address", () => {
    const missing = pageOf(4, {
      screen: 'NotFound',
      paths: ['/not-found-page', '/{path*}'],
      seo: { description: 'gone' },
    });
    expect(headAt(snapshotWith([missing]), '/bb/nothing/here')).toMatchObject({
      title: 'ko bb.name',
      description: 'ko gone',
      canonical: '',
    });
    expect(headAt(snapshotWith([missing]), '/nothing')).toMatchObject({
      title: 'ko site.name',
      description: 'ko gone',
    });
  });
});

describe('texts', () => {
  it('contain page, site and venue names', () => {
    const snapshot = snapshotWith([pageOf(20, { venue: 'AA', flags: { title: 'page.title' } }), pageOf(21)]);
    expect(decide(snapshot, ask('/aa/page-20')).textValues).toEqual({
      pageTitle: 'ko page.title',
      pageBlockContent: '',
      siteName: 'ko site.name',
      venueName: 'ko aa.name',
    });
    expect(decide(snapshot, ask('/page-21')).textValues).toMatchObject({
      pageTitle: 'ko site.name',
      venueName: 'ko site.name',
    });
  });

  it("prefer the page's message list, in its language only", () => {
    const snapshot = snapshotWith([
      pageOf(20, {
        flags: { title: 'page.title' },
        messageList: [{ languageId: 'en', messageId: 'page.title', messageText: 'Own' }],
      }),
    ]);
    expect((['ko', 'en'] as const).map((locale) => frameAt(snapshot, '/page-20', { locale }).title)).toEqual([
      'ko page.title',
      'Own',
    ]);
  });

  it('of one page never apply to another', () => {
    const own = {
      messageList: ['aa.name', 'menu.AA1'].map((messageId) => ({
        languageId: 'ko' as const,
        messageId,
        messageText: 'Mine',
      })),
    };
    const snapshot = snapshotWith([pageOf(20, { venue: 'AA', ...own })]);
    const first = frameAt(snapshot, '/aa/page-20');
    expect([first.venue?.name, first.menu[0]?.name, frameAt(snapshot, '/aa/main').venue?.name]).toEqual([
      'ko aa.name',
      'ko menu.AA1',
      'ko aa.name',
    ]);
  });

  it('fall back to the other language [V-008]', () => {
    const { snapshot } = compileWith([
      { type: 'messages', id: 'half', v: 1, locale: 'en', texts: { half: 'Half', both: 'Both' } },
      { type: 'messages', id: 'whole', v: 1, locale: 'ko', texts: { whole: '모두', both: '둘' } },
    ]);
    const { ko, en } = snapshot.messages;
    expect([ko['half'], en['whole'], ko['both'], en['both']]).toEqual(['Half', '모두', '둘', 'Both']);
  });
});

describe('the frame', () => {
  const base = snapshotWith([
    pageOf(20, { venue: 'BB', flags: { homeLogo: true } }),
    venueOf('CC', 0, { chip: 'cc.chip', main: 'Gate' }),
  ]);

  it('contains the page, its flags, its address and the site', () => {
    const { frame } = decide(base, ask('/bb/page-20', { query: { category: 'x' } }));
    expect(frame.layout).toBe('frame');
    expect(frame.model).toMatchObject({
      locale: 'ko',
      path: '/bb/page-20',
      query: { category: 'x' },
      screen: 'Screen20',
      flags: { homeLogo: true },
      siteName: 'ko site.name',
      phone: '1588-0000',
    });
  });

  it("lists the venues in order, in the viewer's language", () => {
    const cards = (locale: Viewer['locale']) =>
      frameAt(base, '/bb/page-20', { locale }).venues.map(({ code, name, tagline, chip, to }) => [
        code,
        name,
        tagline,
        chip,
        to,
      ]);
    expect(cards('ko')).toEqual([
      ['CC', 'ko cc.name', 'ko cc.tagline', 'ko cc.chip', '/gateway'],
      ['AA', 'ko aa.name', 'ko aa.tagline', undefined, '/aa/main'],
      ['BB', 'ko bb.name', 'ko bb.tagline', undefined, '/bb/main'],
    ]);
    expect(cards('en')[1]?.[1]).toBe('en aa.name');
  });

  it('belongs to the venue on its pages and below its slug, and to the site elsewhere', () => {
    const at = (path: string) => {
      const { frame, theme } = decide(base, ask(path));
      return [frame.layout, frame.model.venue?.code, theme];
    };
    expect(['/bb/page-20', '/bb/gone', '/gone', '/gateway', '/bb/..'].map(at)).toEqual([
      ['frame', 'BB', 'bb'],
      ['frame', 'BB', 'bb'],
      ['site-frame', undefined, 'site'],
      ['site-frame', undefined, 'site'],
      ['site-frame', undefined, 'site'],
    ]);
  });
});

describe('the menu', () => {
  const login = (is: boolean) => [[{ fact: 'login' as const, is: [is] }]];
  const snapshot = snapshotWith([
    pageOf(20, { screen: 'AAMain', venue: 'BB' }),
    pageOf(21, { paths: ['/n/{id}'] }),
    {
      type: 'link',
      id: 'LNK_TST_00001',
      v: 1,
      linkName: 'link.one',
      linkUrl: 'https://shop.example/',
      newWindow: true,
    },
    menuOf('aa-menu', [
      { menuUid: 'top', icon: 'bell' },
      { menuUid: 'page', parentsMenuUid: 'top', pageId: 'PGE_TST_00020' },
      { menuUid: 'link', parentsMenuUid: 'top', linkId: 'LNK_TST_00001' },
      { menuUid: 'gone', parentsMenuUid: 'top', pageId: 'PGE_TST_99999' },
      { menuUid: 'open', parentsMenuUid: 'top', pageId: 'PGE_TST_00021' },
      {
        menuUid: 'does',
        parentsMenuUid: 'top',
        pageId: 'PGE_TST_00020',
        action: { action: 'link', linkId: 'LNK_TST_00001' },
      },
      { menuUid: 'ko', parentsMenuUid: 'top', hiddenIn: ['en'] },
      { menuUid: 'member', parentsMenuUid: 'top', when: login(true) },
      { menuUid: 'both', parentsMenuUid: 'top', when: login(true), hiddenIn: ['en'] },
      { menuUid: 'korean', hiddenIn: ['en'], footer: true, pageId: 'PGE_TST_00011' },
      { menuUid: 'never', hiddenIn: ['ko', 'en'] },
    ]),
  ]);
  const menu = (viewer: Partial<Viewer> = {}) => frameAt(snapshot, '/aa/main', viewer).menu;
  const ids = (viewer: Partial<Viewer>) =>
    menu(viewer).map((section) => [section.id, section.items.map(({ id }) => id).join(' ')]);

  it('has ordered sections with sub-items, each with its command', () => {
    const [top, korean] = menu();
    expect(top).toMatchObject({ id: 'top', name: 'ko menu.top', icon: 'bell', footer: false });
    expect(top?.items.map(({ command }) => command)).toEqual([
      { kind: 'go', to: '/bb/page-20' },
      { kind: 'open', href: 'https://shop.example/', newWindow: true, name: 'link.one' },
      { kind: 'none', reason: 'page not registered: PGE_TST_99999' },
      { kind: 'none', reason: 'PGE_TST_00021 needs what its address names' },
      { kind: 'open', href: 'https://shop.example/', newWindow: true, name: 'link.one' },
      { kind: 'none', reason: '' },
    ]);
    expect(korean).toMatchObject({ footer: true, command: { kind: 'go', to: '/aa/main' } });
  });

  it('hides items by language and by condition', () => {
    expect(ids({ locale: 'ko', login: false })).toEqual([
      ['top', 'page link gone open does ko'],
      ['korean', ''],
    ]);
    expect(ids({ locale: 'en', login: false })).toEqual([['top', 'page link gone open does']]);
    expect(ids({ locale: 'ko', login: true })).toEqual([
      ['top', 'page link gone open does ko member both'],
      ['korean', ''],
    ]);
    expect(ids({ locale: 'en', login: true })).toEqual([['top', 'page link gone open does member']]);
  });

  it('hides items with unknown conditions', () => {
    const when = [[{ fact: 'grade' as const, is: ['T1'], not: true }]];
    const open = snapshotWith([
      menuOf('aa-menu', [
        { menuUid: 'top' },
        { menuUid: 'item', parentsMenuUid: 'top', when },
        { menuUid: 'section', when },
      ]),
    ]);
    const shown = (viewer: Partial<Viewer>) =>
      frameAt(open, '/aa/main', viewer).menu.flatMap((section) => [section.id, ...section.items.map(({ id }) => id)]);
    expect([shown({}), shown({ grade: 'T0' })]).toEqual([['top'], ['top', 'item', 'section']]);
  });

  it('is cached for equal viewers and never shared with others, for any fact values', () => {
    const tricky = snapshotWith([
      menuOf('aa-menu', [
        { menuUid: 'one', when: [[{ fact: 'grade', is: ['a|b'] }]] },
        { menuUid: 'two', when: [[{ fact: 'curResort', is: ['b'] }]] },
        { menuUid: 'three', when: [[{ fact: 'curResort', is: ['undefined'] }]] },
      ]),
    ]);
    const shown = (viewer: Partial<Viewer>) =>
      frameAt(tricky, '/aa/main', viewer)
        .menu.map(({ id }) => id)
        .join();
    expect(
      [
        { grade: 'a|b', curResort: 'c' },
        { grade: 'a', curResort: 'b|c' },
        { grade: 'a', curResort: 'b' },
        { grade: 'x' },
        { grade: 'x', curResort: 'undefined' },
      ].map(shown),
    ).toEqual(['one', '', 'two', '', 'three']);
    expect(frameAt(tricky, '/aa/main', { grade: 'x' }).menu).toBe(frameAt(tricky, '/aa/main', { grade: 'x' }).menu);
  });

  it('is empty without a venue', () => {
    expect(frameAt(snapshot, '/gateway').menu).toEqual([]);
  });
});

describe('the main page', () => {
  const codes = ['EL', 'CB', 'HB', 'SW'];
  const resorts = codes.flatMap((code, order) => [
    venueOf(code, order),
    menuOf(`${code.toLowerCase()}-menu`, []),
    pageOf(30 + order, { venue: code, screen: `${code}Main`, paths: ['/main'] }),
  ]);
  const snapshot = snapshotWith([siteOf({ defaultVenue: 'EL' }), ...resorts]);
  const ways = (curResort: string | undefined) => {
    const decision = decide(
      snapshot,
      ask('/landing', { query: { mode: 'main' }, viewer: curResort === undefined ? {} : { curResort } }),
    );
    return [decision.main, decision.outcome.kind === 'redirect' ? decision.outcome.to : decision.outcome.kind];
  };

  it('is that of curResort, or of the default venue if curResort is missing or unknown [P-060]', () => {
    expect(codes.map(ways)).toEqual(['/el/main', '/cb/main', '/hb/main', '/sw/main'].map((path) => [path, path]));
    for (const unknown of [undefined, 'ZZ', 'constructor', '__proto__'])
      expect(ways(unknown)).toEqual(['/el/main', '/el/main']);
  });

  it("is that of the page's own venue on its pages", () => {
    expect(decide(snapshot, ask('/cb/main', { viewer: { curResort: 'HB' } })).main).toBe('/cb/main');
  });

  it('is the target of /landing?mode=main', () => {
    expect(
      decide(snapshotWith(), ask('/landing', { query: { mode: 'main' }, viewer: { curResort: 'BB' } })).outcome,
    ).toEqual({ kind: 'redirect', to: '/bb/main' });
    expect(decide(snapshotWith(), ask('/landing')).outcome.kind).toBe('page');
  });
});
