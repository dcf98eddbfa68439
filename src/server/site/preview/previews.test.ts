import { expect, it } from 'vitest';
import type { Visit } from '../../../content/index.ts';
import { bootOf, deliveryServer, noon } from '#tests/delivery-server.ts';
import { addOperator, all, cookieOf, signIn } from '#tests/operators.ts';
import { page, pick, soundSite, type Body } from '#tests/sound-site.ts';
import { TOKEN } from '#tests/test-server.ts';

const server = deliveryServer([page(90, 'Quiet', '/quiet', { layout: 'plain' })]);

const here = '127.0.0.1:3000';
const there = 'localhost:3000';
const guest = { locale: 'ko', platform: 'WEB_MOBILE' } as const;
const asKeeper = { authorization: `Bearer ${TOKEN}`, host: here };

interface Asked {
  readonly which?: 'drafts' | 'live' | number;
  readonly viewer?: object;
  readonly only?: readonly string[];
  readonly against?: { readonly which: 'drafts' | 'live' | number; readonly only?: readonly string[] };
  readonly path?: string;
  readonly minutes?: number;
  readonly at?: number;
}

const ask = (asked: Asked = {}, headers: Record<string, string> = asKeeper) =>
  server.app().inject({
    method: 'POST',
    url: '/api/console/v1/previews',
    headers,
    payload: { which: 'drafts', viewer: guest, path: '/quiet', minutes: 10, ...asked },
  });

/** Opens a preview address. Returns its redirect target and a function that sends requests with its cookie. */
async function open(asked: Asked = {}, headers?: Record<string, string>) {
  const { url } = (await ask(asked, headers)).json<{ url: string }>();
  const { pathname, search } = new URL(url);
  const entered = await server.get(pathname + search, { host: there });
  const cookie = cookieOf(entered);
  const get = (path: string, host = there) => server.get(path, { cookie, host });
  return { url, entered, cookie, get };
}

const save = (body: Body, headers: Record<string, string> = asKeeper) =>
  server.app().inject({ method: 'PUT', url: `/api/console/v1/drafts/${body.type}/${body.id}`, headers, payload: body });
const giveUp = ({ type, id }: Body) =>
  server.app().inject({ method: 'DELETE', url: `/api/console/v1/drafts/${type}/${id}`, headers: asKeeper });
const quiet = (): Body => ({
  ...page(90, 'Quiet', '/quiet', { layout: 'plain' }),
  pageInfo: { pageId: 'PGE_TST_00090', pageStatusCode: 'B', pageBlockContent: '' },
});

it("stands on the machine's other name, for its visitor alone, and is kept by nobody", async () => {
  const { url, entered, get } = await open();
  expect([new URL(url).host, entered.statusCode, entered.headers['location']]).toEqual([there, 302, '/quiet']);
  expect(entered.headers['set-cookie']).toMatch(
    /^preview_pass=[\w-]{24}; Path=\/; Expires=[^;]+; HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  const shown = await get('/quiet');
  expect([
    shown.statusCode,
    shown.headers['cache-control'],
    shown.headers['x-robots-tag'],
    shown.headers['set-cookie'],
  ]).toEqual([200, 'no-store', 'noindex', undefined]);
  expect(shown.headers['content-security-policy']).toContain(`frame-ancestors http://${here}`);
  expect(shown.body).toContain(`<meta name="preview" content="http://${here}">`);
});

it('shows drafts at once, and nobody else sees them', async () => {
  const { get } = await open();
  expect(bootOf(await get('/quiet')).decision.outcome.kind).toBe('page');
  await save(quiet());
  expect(bootOf(await get('/quiet')).decision.outcome.kind).toBe('blocked');
  expect(bootOf(await server.get('/quiet', { host: there })).decision.outcome.kind).toBe('page');
  // A pass has no effect on the site's own host, and never gives access to the console or API.
  expect((await get('/api/console/v1/drafts')).statusCode).toBe(401);
  await giveUp(quiet());
  expect(bootOf(await get('/quiet')).decision.outcome.kind).toBe('page');
});

it('is made for the chosen visitor, whoever asks, at the chosen instant, and of the chosen release', async () => {
  const at = Date.parse('2027-05-05T00:00:00Z');
  const { get } = await open({ viewer: { locale: 'en', platform: 'APP', login: true, memberKind: 'simple' }, at });
  const { viewer, now } = bootOf(await get('/quiet'));
  expect([viewer.locale, viewer.platform, viewer.login, viewer.memberKind, now]).toEqual([
    'en',
    'APP',
    true,
    'simple',
    at,
  ]);
  const facts = await get('/api/v1/iam/login/session/info');
  expect(facts.statusCode).toBe(200);
  await server.publish({ ...quiet() });
  expect(bootOf(await (await open({ which: 1 })).get('/quiet')).decision.outcome.kind).toBe('page');
  expect(bootOf(await (await open({ which: 'live' })).get('/quiet')).decision.outcome.kind).toBe('blocked');
  await server.publish(page(90, 'Quiet', '/quiet', { layout: 'plain' }));
});

/** Fetches a still page as a frame does, without cookies. */
const still = async (asked: Asked = {}) => {
  const { pathname, search } = new URL((await ask(asked)).json<{ still: string }>().still);
  return server.get(pathname + search, { host: there });
};

it('stands still for a picture: no cookie, no script, a sandbox around it, and two states side by side', async () => {
  const moved = page(90, 'Quiet', '/loud', { layout: 'plain' });
  await save(moved);
  const [live, others] = [await still({ which: 'live' }), await still({ only: ['page/PGE_TST_00005'] })];
  for (const { statusCode, headers, body } of [live, others]) {
    expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/; sandbox allow-same-origin$/);
    expect(headers['content-security-policy']).toContain(`frame-ancestors http://${here}`);
    expect(body).not.toMatch(/<script|modulepreload/);
  }
  // The draft moves the page to another path. Only the named drafts apply.
  const status = async (asked: Asked) => (await still(asked)).statusCode;
  expect([
    await status({ only: ['page/PGE_TST_00090'] }),
    await status({ only: ['page/PGE_TST_00090'], path: '/loud' }),
    await status({ which: 'live', path: '/loud' }),
  ]).toEqual([404, 200, 404]);
  await giveUp(moved);
  expect((await server.get(`/preview-pass/${'A'.repeat(24)}/still`, { host: there })).statusCode).toBe(410);
  expect((await still({ path: '/quiet?to=//evil.example' })).statusCode).toBe(200);
});

it('marks in a still page what differs from another state, and says how many places', async () => {
  const plainer = { ...pick(soundSite(), 'layout', 'plain'), placements: [] };
  await save(plainer);
  const made = async (asked: Asked) => (await ask(asked)).json<{ still: string; marks: number }>();
  const [before, after, same] = [
    await made({ which: 'live', against: { which: 'drafts' } }),
    await made({ against: { which: 'live' } }),
    await made({ which: 'live', against: { which: 'live' } }),
  ];
  expect([before.marks > 0, after.marks > 0, same.marks]).toEqual([true, true, 0]);
  for (const { still: address } of [before, after]) {
    const { pathname, search, hash } = new URL(address);
    const { body, headers } = await server.get(pathname + search, { host: there });
    expect([
      hash,
      body.includes('id="changed"'),
      body.includes('/preview-pass/marks.css'),
      headers['cache-control'],
    ]).toEqual(['#changed', true, true, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/; sandbox allow-same-origin$/);
  }
  expect((await server.get('/preview-pass/marks.css', { host: there })).body).toContain('[data-changed]');
  await giveUp(plainer);
});

it('ends on its day, and is no secret that could be made up', async () => {
  const { url, get } = await open({ minutes: 1 });
  server.setClock(noon + 61_000);
  expect((await server.get(new URL(url).pathname, { host: there })).json()).toMatchObject({ code: 'PREVIEW_ENDED' });
  const read = await server.get(new URL(url).pathname, { host: there, accept: 'text/html,*/*' });
  expect([read.statusCode, read.body]).toEqual([
    410,
    expect.stringMatching(/이 미리 보기는 끝났어요.*This preview has ended\. Ask for a new address in the console\./),
  ]);
  expect((await get('/quiet')).body).not.toContain('<meta name="preview"');
  server.setClock(noon);
  expect((await server.get(`/preview-pass/${'A'.repeat(24)}`, { host: there })).statusCode).toBe(410);
  expect(
    (await server.get(`${new URL(url).pathname}?to=${encodeURIComponent('//evil.example')}`, { host: there })).headers[
      'location'
    ],
  ).toBe('/evil.example');
});

it('holds no drafts that its maker may not read, and ends with their account', async () => {
  const [site] = [soundSite()];
  const shared = pick(site, 'page', 'PGE_TST_00005');
  const app = { app: server.app(), publishing: server.publishing() };
  const { email, id } = await addOperator(app, [{ ...all('viewer'), venues: ['NOWHERE'], shared: false }]);
  const cookie = cookieOf(await signIn(app, email, undefined, { host: here }));
  await save({ ...shared, pageInfo: { pageId: shared.id, pageStatusCode: 'B', pageBlockContent: '' } });
  const theirs = await open({ path: '/' }, { cookie, host: here, 'x-console': '1' });
  const keepers = await open({ path: '/' });
  const boots = async ({ get }: typeof theirs) => bootOf(await get('/quiet')).release.hash;
  expect(await boots(theirs)).toBe(server.publishing().live.current.hash);
  expect(await boots(keepers)).not.toBe(server.publishing().live.current.hash);
  await server.publishing().store.db.updateTable('operators').set({ state: 'stopped' }).where('id', '=', id).execute();
  expect((await theirs.get('/quiet')).statusCode).toBe(403);
  await giveUp(shared);
});

it('is made anew once for however much was saved while nobody looked', async () => {
  const { get } = await open();
  const number = async () => bootOf(await get('/quiet')).release.number;
  const first = await number();
  for (const name of ['One', 'Two', 'Three']) await save(page(90, name, '/quiet', { layout: 'plain' }));
  expect(await number()).toBe(first + 1);
  await giveUp(quiet());
  expect(bootOf(await get('/quiet')).release.hash).toBe(server.publishing().live.current.hash);
});

it('needs a host of its own, and somebody who may read', async () => {
  expect((await ask({}, { ...asKeeper, host: 'resort.example' })).json()).toMatchObject({ code: 'PREVIEW_HOST' });
  expect((await ask({}, { host: here, 'x-console': '1' })).statusCode).toBe(401);
  expect((await ask({ path: '//evil.example' })).statusCode).toBe(400);
});

const why = (asked: Asked = {}, headers: Record<string, string> = asKeeper) => {
  const { minutes: _minutes, ...body } = { which: 'drafts', viewer: guest, path: '/quiet', ...asked };
  return server.app().inject({ method: 'POST', url: '/api/console/v1/explain', headers, payload: body });
};
const outcomeOf = async (asked?: Asked, headers?: Record<string, string>) =>
  (await why(asked, headers)).json<Visit>().outcome.text.en;

it('says why a preview shows what it shows: with drafts, what is live, a release, at an instant', async () => {
  expect((await why()).json()).toMatchObject({
    who: {
      en: 'a guest, in Korean, on the mobile web, at 1 November 2026, 12:00',
      ko: '비회원, 한국어, 모바일 웹, 2026년 11월 1일 12:00',
    },
    outcome: {
      text: { en: 'The page “Quiet” is shown.', ko: '“Quiet” 페이지가 보여요.' },
      at: { type: 'page', id: 'PGE_TST_00090', pointer: '' },
    },
  });
  await save(quiet());
  expect(await outcomeOf()).toBe('The page “Quiet” is blocked.');
  expect(await outcomeOf({ which: 'live' })).toBe('The page “Quiet” is shown.');
  expect(await outcomeOf({ which: 1 })).toBe('The page “Quiet” is shown.');
  expect((await why({ at: Date.parse('2027-05-05T00:00:00Z') })).json<Visit>().who.en).toBe(
    'a guest, in Korean, on the mobile web, at 5 May 2027, 09:00',
  );
  await giveUp(quiet());
  expect(await outcomeOf()).toBe('The page “Quiet” is shown.');
});

it('says what guards asked as the visitor that is chosen', async () => {
  await server.publish(
    {
      type: 'guard',
      id: 'asks',
      v: 1,
      source: { dataServiceId: 'DTS_TST_00001', pointer: '/list/99/title' },
      rules: [{ when: [[{ fact: 'source', is: ['open'] }]], pass: true }, { refuse: 'S//guard.login' }],
    },
    page(91, 'Asked', '/asked', { layout: 'plain', guards: ['asks'] }),
  );
  const steps = (await why({ which: 'live', path: '/asked' })).json<Visit>().steps.map(({ text }) => text.en);
  expect(steps).toContain('Its call “/api/v1/iam/contents/notices” failed.');
  expect(steps).toContain('Since that failed, the guard “asks” leads the visitor elsewhere.');
});

it('explains no drafts that whoever asks may not read, and nothing to those who may not look', async () => {
  const shared = pick(soundSite(), 'page', 'PGE_TST_00005');
  const app = { app: server.app(), publishing: server.publishing() };
  const { email } = await addOperator(app, [{ ...all('viewer'), venues: ['NOWHERE'], shared: false }]);
  const theirs = {
    cookie: cookieOf(await signIn(app, email, undefined, { host: here })),
    host: here,
    'x-console': '1',
  };
  await save({ ...shared, pageInfo: { pageId: shared.id, pageStatusCode: 'B', pageBlockContent: '' } });
  expect(await outcomeOf({ path: '/test-park/main' })).toBe('The page “ParkMain” is blocked.');
  expect(await outcomeOf({ path: '/test-park/main' }, theirs)).toBe('The page “ParkMain” is shown.');
  await giveUp(shared);
  expect((await why({}, { host: here, 'x-console': '1' })).statusCode).toBe(401);
  expect((await why({ path: '//evil.example' })).statusCode).toBe(400);
  expect((await why({ which: 4_000 })).json()).toMatchObject({ code: 'RELEASE_NOT_FOUND' });
});
