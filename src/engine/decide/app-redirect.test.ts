import { describe, expect, it } from 'vitest';
import { ask, compileWith, guardOf, pageOf, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from './decide.ts';

const documents = [
  {
    type: 'app' as const,
    id: 'app',
    v: 1 as const,
    scheme: 'testapp',
    query: 'app',
    screens: { action: 'Action', deepLink: 'Deeplink', appOnly: 'AppOnly' },
  },
  {
    type: 'deep-links' as const,
    id: 'AA',
    v: 1 as const,
    pages: {
      pocket: { pageNm: 'Pocket' },
      inlink: { follow: 'inside' as const },
      outlink: { follow: 'outside' as const },
    },
  },
  pageOf(20, { screen: 'Action', paths: ['/action'] }),
  pageOf(21, { screen: 'Deeplink', paths: ['/deeplink'] }),
  pageOf(22, { screen: 'AppOnly', paths: ['/app-only'] }),
  pageOf(23, {
    screen: 'Pocket',
    paths: ['/pocket', '/pocket/{id}'],
    venue: 'AA',
    guards: ['app-only'],
    flags: { title: 'pocket.title' },
    seo: { description: 'pocket.text' },
  }),
  guardOf('app-only', [{ when: [[{ fact: 'platform', is: ['APP'] }]], pass: true }, { refuse: 'S//no' }]),
];
const snapshot = snapshotWith(documents);
const origin = 'https://own.example';
type Platform = 'APP' | 'WEB_MOBILE' | 'WEB_PC';
const open = (path: string, query: Record<string, string> = {}, platform: Platform = 'WEB_MOBILE', more = {}) =>
  decide(snapshot, ask(path, { query, origin, viewer: { platform }, ...more }));

describe('a route with the app marker', () => {
  it('redirects to the page that offers the app, only in a mobile browser [P-414] [P-281]', () => {
    const to = `/deeplink?url=${encodeURIComponent(`${origin}/aa/pocket/5?app=&tab=a%20b`)}`;
    const query = { app: '', tab: 'a b' };
    expect(open('/aa/pocket/5', query).outcome).toEqual({ kind: 'redirect', to });
    expect(new URL(to, origin).searchParams.get('url')).toBe(`${origin}/aa/pocket/5?app=&tab=a%20b`);
    expect(open('/aa/pocket/5', query, 'WEB_PC').outcome.kind).toBe('refused');
    expect(open('/aa/pocket/5', query, 'APP').outcome.kind).toBe('page');
  });

  it('redirects before any guard, also before deep links, but not for a missing page', () => {
    expect(open('/action', { app: '1', page: 'pocket' }).outcome).toEqual({
      kind: 'redirect',
      to: `/deeplink?url=${encodeURIComponent(`${origin}/action?app=1&page=pocket`)}`,
    });
    expect(open('/nothing', { app: '1' }).outcome.kind).toBe('notFound');
    expect(open('/deeplink', { app: '1' }).outcome.kind).toBe('page');
  });
});

describe('the deep-link page', () => {
  it('redirects to the page in its query', () => {
    expect(open('/action', { parkType: 'AA', page: 'pocket', code: '7' }).outcome).toEqual({
      kind: 'redirect',
      to: '/aa/pocket?parkType=AA&code=7&pageKey=pocket&alarm=true',
    });
    expect(open('/action').outcome).toEqual({ kind: 'redirect', to: '/aa/main?parkType=AA&alarm=true' });
  });

  it('redirects to an allowed host', () => {
    const href = 'https://shop.example/a';
    expect(open('/action', { page: 'outlink', linkUrl: href }).outcome).toEqual({
      kind: 'redirect',
      to: href,
      leave: { kind: 'open', href, newWindow: false },
    });
  });

  it('stays and names any other host, which opens only after a confirmation', () => {
    const { outcome, textValues, frame } = open('/action', { page: 'outlink', linkUrl: 'https://evil.example/x' });
    expect([outcome.kind, textValues['onwardHost'], frame.model.onward]).toEqual([
      'page',
      'evil.example',
      { kind: 'open', href: 'https://evil.example/x', newWindow: true, ask: true, name: 'evil.example' },
    ]);
  });

  it('stays on a first visit in the app, and offers the link', () => {
    const query = { page: 'outlink', linkUrl: 'https://shop.example/a' };
    expect(open('/action', query, 'APP')).toMatchObject({
      outcome: { kind: 'page' },
      frame: { model: { onward: { kind: 'open', href: 'https://shop.example/a' } } },
    });
    expect(open('/action', query, 'APP', { previous: { path: '/x', screen: 'X' } }).outcome).toMatchObject({
      kind: 'redirect',
      leave: { kind: 'open' },
    });
  });
});

describe('the page that offers the app', () => {
  const url = `${origin}/aa/pocket/5?app=&tab=1`;

  it('links to the requested page without the marker, and shows its title', () => {
    const { frame, textValues } = open('/deeplink', { url });
    expect(frame.model).toMatchObject({
      onward: { kind: 'go', to: '/aa/pocket/5?tab=1' },
      appHref: 'testapp://open?url=%2Faa%2Fpocket%2F5%3Ftab%3D1',
    });
    expect(textValues).toMatchObject({ onwardTitle: 'ko pocket.title', onwardText: 'ko pocket.text' });
  });

  it('also accepts a path, as the page for app-only screens does', () => {
    expect(open('/app-only', { url: '/aa/pocket' }).frame.model.onward).toEqual({ kind: 'go', to: '/aa/pocket' });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    `${origin}.evil.example/`,
    'javascript:alert(1)',
    '/nothing/here',
    '/deeplink?url=x',
    '/action?page=pocket',
    '',
    'x',
    '%',
    '/api/v1/iam/logout',
  ])('leads to the main page instead of %j', (given) => {
    const { outcome, frame, main } = open('/deeplink', { url: given });
    expect([outcome.kind, frame.model.onward, frame.model.appHref, main]).toEqual([
      'page',
      undefined,
      'testapp://open?url=%2Faa%2Fmain',
      '/aa/main',
    ]);
  });

  it('redirects automatically in the app', () => {
    expect(['/deeplink', '/app-only'].map((path) => open(path, { url }, 'APP').outcome)).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'redirect', to: '/aa/pocket/5?tab=1' })),
    );
    expect(open('/deeplink', { url: 'https://evil.example/' }, 'APP').outcome).toEqual({
      kind: 'redirect',
      to: '/aa/main',
    });
  });
});

it('opens a labelled sandbox page while the sandbox is on', () => {
  const { snapshot: demo } = compileWith(documents, true);
  const { outcome } = decide(
    demo,
    ask('/action', { query: { page: 'outlink', linkUrl: 'https://shop.example/a' }, origin }),
  );
  expect(outcome).toMatchObject({
    kind: 'redirect',
    to: '/sandbox/site/shop.example/a',
    leave: { address: 'https://shop.example/a' },
  });
});

it('shows pages unchanged without an app', () => {
  const plain = snapshotWith([siteOf({}), ...documents.slice(2)]);
  expect(decide(plain, ask('/action', { query: { app: '1', page: 'pocket' } })).outcome.kind).toBe('page');
});
