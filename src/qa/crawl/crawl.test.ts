import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Problem } from '#content';
import { layout, page, placement, soundSite, type Body } from '#tests/sound-site.ts';
import { shippedSite } from '#tests/delivery-server.ts';
import { serveInProcess, type InProcessSite } from '../../server/in-process.ts';
import { run } from '../run.ts';

vi.setConfig({ testTimeout: 120_000 });

const siteOf = async (documents: readonly Body[]): Promise<InProcessSite> => {
  const site = await serveInProcess({
    documents: documents.map((body) => ({ type: body.type, id: body.id, body })),
    now: Date.now,
    saidVisit: () => undefined,
  });
  onTestFinished(() => site.close());
  return site;
};
const serve = async (documents: readonly Body[]): Promise<string> => (await siteOf(documents)).address;

const folderWith = async (documents: readonly Body[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-crawl-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ documents }));
  return folder;
};

/** Faults planted into the venue's page. */
const planted = `
const add = (name, more) => document.body.append(Object.assign(document.createElement(name), more));
const style = document.createElement('style');
style.textContent = 'p { color: red }';
document.head.append(style);
console.error('planted in the console');
add('a', { href: '/nowhere', textContent: 'A way to nothing' });
add('a', { href: '/login', textContent: 'A way that nobody wrote' });
add('img', { src: '/favicon.svg', width: 24, height: 24 });
fetch('/api/v1/nothing-there').catch(() => undefined);
if (document.documentElement.lang === 'en') add('p', { textContent: '영어가 아닌 글 MSG_TXT_NOBODY' });
requestAnimationFrame(() => requestAnimationFrame(() => {
  const late = document.createElement('div');
  late.style.height = '300px';
  document.body.prepend(late);
}));
`;

/** The site at an address with a script planted into the main page of its park. */
const withFaults = async (address: string, script = planted): Promise<string> => {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const pass = async (): Promise<void> => {
      if (url === '/planted.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      const { host: _host, connection: _connection, 'content-length': _length, origin, ...asked } = request.headers;
      const sent = await buffer(request);
      const answer = await fetch(address + url, {
        redirect: 'manual',
        ...(request.method === undefined ? {} : { method: request.method }),
        ...(sent.length === 0 ? {} : { body: sent }),
        headers: {
          ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
          'accept-encoding': 'identity',
          ...(origin === undefined ? {} : { origin: address }),
        },
      });
      const own = ['content-length', 'content-encoding', 'connection', 'transfer-encoding', 'keep-alive', 'set-cookie'];
      const headers = {
        ...Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name))),
        'set-cookie': answer.headers.getSetCookie(),
      };
      const body =
        url === '/test-park/main'
          ? Buffer.from((await answer.text()).replace('</body>', '<script src="/planted.js"></script></body>'))
          : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, headers).end(body);
    };
    // The stream of releases never ends; nothing is published here.
    if (url.startsWith('/api/live')) response.writeHead(204).end();
    else pass().catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A server that listens on a port has one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

interface Crawled {
  readonly problems: readonly Problem[];
  readonly opened: Readonly<Record<string, number>>;
  readonly isWhole: boolean;
  readonly left: Readonly<Record<string, number>>;
}

const crawl = async (address: string, ...args: string[]): Promise<Crawled & { readonly code: number }> => {
  const { code, text } = await run([
    'crawl',
    address,
    '--format',
    'json',
    '--quiet',
    '--who',
    'guest,en,phone',
    ...args,
  ]);
  // The report of the command itself.
  const { problems, opened, isWhole, left } = JSON.parse(text) as Crawled;
  return { code, problems, opened, isWhole, left };
};

it('finds nothing on a sound site, and each planted fault once', async () => {
  const sound = await serve(soundSite());
  const documents = await folderWith(soundSite());
  expect(await crawl(sound, '--in', documents)).toMatchObject({ code: 0, problems: [], isWhole: true, left: {} });
  expect(await crawl(sound, '--in', documents, '--pages', '1')).toMatchObject({
    opened: { 'guest,en,phone': 1 },
    isWhole: false,
  });

  const closed = soundSite().map((body) =>
    body.id === 'PGE_TST_00002' ? { ...body, flags: { isNeedLogin: true } } : body,
  );
  const { code, problems } = await crawl(await withFaults(sound), '--in', await folderWith(closed));
  expect(code).toBe(1);
  expect(problems.map(({ code: one, at }) => `${one} ${at.id}`).sort()).toEqual([
    'browser-accessibility PGE_TST_00005',
    'browser-broken-link PGE_TST_00005',
    'browser-console-error PGE_TST_00005',
    'browser-hangul-in-english PGE_TST_00005',
    'browser-layout-shift PGE_TST_00005',
    'browser-policy-violation PGE_TST_00005',
    'browser-raw-text PGE_TST_00005',
    'browser-request-failed PGE_TST_00005',
    'browser-unknown-way PGE_TST_00005',
    'browser-was-let-in PGE_TST_00002',
  ]);
  const broken = problems.find((one) => one.code === 'browser-broken-link');
  expect(broken?.text.en).toBe('A link is broken. /nowhere 404');
  expect(broken?.way?.steps.at(-1)).toEqual({ to: '/nowhere', by: 'A way to nothing' });
});

/** The sound site with ways from its main page to three addresses of one page. */
const withItems = (): readonly Body[] => {
  const way = (linkUrl: string) =>
    placement(`to-${linkUrl.at(-1)}`, {
      settings: { title: 'site.name', more: { label: 'site.name', action: { action: 'link', linkUrl } } },
    });
  const home = layout('home', ['/test-park/item/1', '/test-park/item/2', '/test-park/item/3'].map(way));
  return [
    ...soundSite().map((body) => (body.id === 'PGE_TST_00005' ? { ...body, layout: 'home' } : body)),
    home,
    page(9, 'Item', '/item/{itemId}', { venue: 'TP' }),
  ];
};

it('opens the given number of addresses of a page and reports the others', async () => {
  const site = await serve(withItems());
  const input = await folderWith(withItems());
  const [two, three] = [await crawl(site, '--in', input), await crawl(site, '--in', input, '--per-page', '3')];
  expect([two.left, three.left]).toEqual([{ '/test-park/item/1': 1 }, {}]);
  expect((three.opened['guest,en,phone'] ?? 0) - (two.opened['guest,en,phone'] ?? 0)).toBe(1);
  expect((await run(['crawl', site, '--in', input, '--who', 'guest,en,phone'])).text).toContain(
    '1 addresses, because enough addresses of the same page were opened (/test-park/item/1 ×1); open more with --per-page.',
  );
});

it('finds nothing on the first pages of the site that ships', async () => {
  const shipped = await shippedSite();
  const { problems } = await crawl(await serve(shipped), '--in', 'config', '--pages', '3');
  expect(problems).toEqual([]);
});

it('ignores text that the visitor typed in another language', async () => {
  const asking = await withFaults(
    await serve(soundSite()),
    "history.replaceState(null, '', '?q=지도'); addEventListener('load', () => document.body.append('No “지도” here'));",
  );
  expect(
    (await crawl(`${asking}/test-park/main`, '--in', await folderWith(soundSite()), '--pages', '1')).problems,
  ).toEqual([]);
});

it('logs a member in again after a page logged them out', async () => {
  const site = await siteOf(withItems());
  // The demo members are there from the first login on.
  await site.logIn({ userId: 'haneul_full', password: 'Haneul2026!' });
  const ending = await withFaults(
    site.address,
    "fetch('/api/v1/iam/logout', { headers: { 'x-pageid': 'PGE_TST_00005' } });",
  );
  const { text } = await run([
    'crawl',
    `${ending}/test-park/main`,
    '--who',
    'member,ko,phone',
    '--format',
    'json',
    '--quiet',
    '--in',
    await folderWith(withItems()),
  ]);
  expect(JSON.parse(text)).toMatchObject({ isWhole: true, loggedIn: 1 });
});

it('opens pages that members share as one of them and follows their links as the other', async () => {
  const site = await siteOf(withItems());
  await site.logIn({ userId: 'haneul_full', password: 'Haneul2026!' });
  const who = ['member,ko,phone', 'haneul_simple,ko,phone'].flatMap((name) => ['--who', name]);
  const { text } = await run([
    'crawl',
    `${site.address}/test-park/main`,
    ...who,
    '--format',
    'json',
    '--quiet',
    '--in',
    await folderWith(withItems()),
  ]);
  // The report of the command itself.
  const { opened, alike, isWhole, problems } = JSON.parse(text) as Crawled & {
    readonly alike: Readonly<Record<string, number>>;
  };
  expect({ isWhole, problems: problems.filter(({ severity }) => severity !== 'note') }).toEqual({
    isWhole: true,
    problems: [],
  });
  expect((opened['haneul_simple,ko,phone'] ?? 0) + (alike['haneul_simple,ko,phone'] ?? 0)).toBe(
    opened['member,ko,phone'],
  );
  expect(alike['haneul_simple,ko,phone']).toBeGreaterThan(2);
});

it.each([
  ['no address', [], 'give the address of a running site'],
  ['something that is no address', ['site'], "'site' is not the address of a site"],
  ['another machine', ['https://resort.example'], 'resort.example is not this machine'],
  ['nothing that answers', ['http://127.0.0.1:9'], 'no answer from http://127.0.0.1:9'],
  ['somebody who is nobody', ['http://127.0.0.1:9', '--who', 'nobody'], "--who must be one of 'guest,ko,phone'"],
  ['no addresses of a page', ['http://127.0.0.1:9', '--per-page', '0'], '--per-page must be a number above 0'],
  ['no pages at all', ['http://127.0.0.1:9', '--pages', '0'], '--pages must be a number above 0'],
])('answers %s with 2 and an explanation', async (_what, args, words) => {
  const { code, text } = await run(['crawl', ...args]);
  expect(code).toBe(2);
  expect(text).toContain(words);
});
