import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, soundSite, type Body } from '#tests/sound-site.ts';
import { demoLogin, serveInProcess, type VisitOverride } from '../../server/in-process.ts';
import { run } from '../run.ts';
import { readViewer } from '../read-viewer.ts';
import { asServed } from './test-site.ts';
import type { Manifest } from './manifest.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => vi.unstubAllEnvs());

const at = '2026-11-01T12:00:00+09:00';

const tempFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-render-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const folderWith = async (documents: readonly Body[] = soundSite()): Promise<string> => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'site.json'), JSON.stringify({ documents }));
  return folder;
};

it('renders the page of a given viewer byte for byte as that visitor gets it', async () => {
  const visits: VisitOverride[] = [];
  const now = Date.parse(at);
  const site = await serveInProcess({
    documents: soundSite().map((body) => ({ type: body.type, id: body.id, body })),
    now: () => now,
    saidVisit: () => visits[0],
  });
  onTestFinished(() => site.close());
  const own = await site.get('/test-park/main');
  visits.push({
    viewer: asServed(readViewer('guest,ko,pc,production=false', { venues: ['TP'], testers: [], defaultVenue: 'TP' })),
    now,
  });
  expect((await site.get('/test-park/main')).html).toBe(own.html);
  expect(own.html).toContain('id="boot"');
});

it('prints the page of the named viewer', async () => {
  const { code, text } = await run(['render', '/test-park/main', '--in', await folderWith(), '--as', 'en', '--at', at]);
  expect(code).toBe(0);
  expect(text).toMatch(/^<!doctype html><html lang="en"/);
  expect(text).toContain(`"now":${Date.parse(at)}`);
});

it('shows all pages side by side, reuses unchanged pictures and reports what changed', async () => {
  const out = await tempFolder();
  const [first, later] = [join(out, 'first'), join(out, 'later')];
  const sheet = async (to: string, documents: readonly Body[], ...more: string[]) =>
    run(['render', '--sheet', '--in', await folderWith(documents), '--out', to, '--as', 'guest,en', ...more]);
  const made = await sheet(first, soundSite(), '--at', at);
  const manifest = JSON.parse(await readFile(join(first, 'manifest.json'), 'utf8')) as Manifest;
  expect(made).toMatchObject({ code: 0 });
  expect(manifest.cells.find(({ page }) => page === 'PGE_TST_00006')).toMatchObject({
    state: 'refused',
    picture: expect.stringMatching(/./) as string,
  });
  const page = await readFile(join(first, 'index.html'), 'utf8');
  expect(page).toContain('<code>/test-park/main</code>');
  expect(page).toContain('<span lang="ko">비회원 · 영어</span><span lang="en">guest · English</span>');

  const changed = soundSite().map((body) => (body.id === 'PGE_TST_00004' ? { ...body, layout: 'other' } : body));
  const other = {
    type: 'layout',
    id: 'other',
    v: 1,
    use: 'page',
    placements: [{ id: 'head', widget: 'section', v: 1, settings: { title: 'menu.home' } }],
  };
  const seen = await sheet(later, [...changed, other], '--compare', join(first, 'manifest.json'));
  expect(seen.code).toBe(1);
  expect(seen.text).toContain(' 1 picture drawn');
  expect(seen.text).toContain(`0 new, 1 changed, 0 gone, ${manifest.cells.length - 1} the same`);
});

it('uses a record that exists at the time, and reports when there is none', async () => {
  const board = (id: string, from: string) => ({
    type: 'board',
    id: `b${id}`,
    v: 1,
    publctId: id,
    publctTypeCd: '09',
    boardKindCd: 'STAMP',
    order: 1,
    from,
    icon: 'bell',
    title: { ko: '글', en: 'Word' },
    summary: { ko: '글', en: 'Word' },
    body: { ko: '<p>글</p>', en: '<p>Word</p>' },
    tag: { ko: '글', en: 'Word' },
    art: 'park',
    facts: [],
  });
  const texts = { period: 'site.name', empty: 'site.name', list: 'site.name' };
  const post = {
    id: 'post',
    widget: 'post-detail',
    v: 1,
    settings: {
      source: 'boards',
      param: 'eventId',
      kind: 'STAMP',
      publctTypeCd: '09',
      list: { action: 'main' },
      texts,
    },
  };
  const pages = [
    page(9, 'Stamp', '/stamp/{eventId}', { venue: 'TP', layout: 'stamp' }),
    { type: 'layout', id: 'stamp', v: 1, use: 'page', placements: [post] },
  ];
  const cellOf = async (...records: Body[]): Promise<Manifest['cells'][number] | undefined> => {
    const out = await tempFolder();
    await run([
      'render',
      '--sheet',
      '--in',
      await folderWith([...soundSite(), ...pages, ...records]),
      '--out',
      out,
      '--as',
      'guest,en',
      '--quiet',
      '--at',
      at,
    ]);
    return (JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as Manifest).cells.find(
      (cell) => cell.page === 'PGE_TST_00009',
    );
  };
  const [later, now] = ['2026-11-09T00:00:00+09:00', '2026-10-01T00:00:00+09:00'];
  expect(await cellOf(board('1', later), board('7', now))).toMatchObject({ path: '/test-park/stamp/7', state: 'page' });
  expect(await cellOf(board('1', later))).toMatchObject({ path: '/test-park/stamp/1', state: 'notFound' });
});

it.each([
  ['no page', [], 'give the path of a page'],
  ['a path without a slash', ['main'], "'/main'"],
  ['a picture without a folder', ['/main', '--format', 'png'], 'add --out <folder>'],
  ['a sheet of one page', ['/main', '--sheet'], "remove '/main' or --sheet"],
  ['a manifest that is none', ['--sheet', '--compare', 'package.json'], 'not the manifest of a sheet'],
  ['a width of nothing', ['/main', '--width', '0'], '--width must be from 240 to 3840 pixels'],
])('answers %s with 2 and an explanation', async (_what, args, words) => {
  const { code, text } = await run(['render', '--in', await folderWith(), ...args]);
  expect(code).toBe(2);
  expect(text).toContain(words);
});

it('explains what to install without a browser', async () => {
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  const { code, text } = await run([
    'render',
    '/test-park/main',
    '--in',
    await folderWith(),
    '--out',
    await tempFolder(),
  ]);
  expect(code).toBe(2);
  expect(text).toContain('CHROMIUM is set to /no/such/browser, which does not exist. Install Chromium');
});

it('chooses the demo member most like a viewer', () => {
  const site = { venues: ['EL', 'CB'], testers: [] };
  expect(demoLogin(readViewer('member', site))?.userId).toBe('haneul_full');
  expect(demoLogin(readViewer('member,memberKind=simple', site))?.userId).toBe('haneul_simple');
  expect(demoLogin(readViewer('member,password=initial', site))?.userId).toBe('haneul_new');
  expect(demoLogin(readViewer('member,onSite=EL', site))?.userId).toBe('haneul_onsite');
});
