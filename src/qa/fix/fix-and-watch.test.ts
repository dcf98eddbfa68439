import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loginQuery, page, soundSite, type Body } from '#tests/sound-site.ts';
import { watchInput, type Look } from '../input/watch-input.ts';
import { run } from '../run.ts';

/** A folder with the sound site in one file and these files beside it. */
async function folderWith(files: Readonly<Record<string, string>>, without = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-fix-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({ documents: soundSite().filter(({ id }) => id !== without) }),
  );
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const written = (body: Body, spoil: (text: string) => string): string =>
  spoil(JSON.stringify(body, null, '\t').replaceAll('\n', '\r\n'));

it('changes only the wrong values and names and lists its changes', async () => {
  const sound = written(
    page(2, 'Login', '/login', { flags: { isHeader: false }, guards: ['need-login'], query: loginQuery }),
    (text) => text.replace('"guards": [\r\n', '"guards": [   \r\n'),
  );
  const spoilt = sound
    .replace('"plain"', '"plian"')
    .replace('isHeader', 'isHaeder')
    .replace('"need-login"', '"need-login",\r\n\t\t"need-login"');
  const folder = await folderWith({ 'login.json': `\uFEFF${spoilt}` }, 'PGE_TST_00002');
  await chmod(join(folder, 'login.json'), 0o640);
  const { code, text } = await run(['validate', folder, '--fix']);
  expect([code, text.split('\n').map((line) => line.replace(/^Mended: \S+ {2}/, ''))]).toEqual([
    0,
    [
      "unknown-flag  rename it to 'isHeader'",
      'listed-twice  remove it',
      'dangling-reference  write "plain"',
      `${soundSite().length} documents checked: no problems.`,
    ],
  ]);
  expect(await readFile(join(folder, 'login.json'), 'utf8')).toBe(`\uFEFF${sound}`);
  expect([(await stat(join(folder, 'login.json'))).mode & 0o777, await readdir(folder)]).toEqual([
    0o640,
    ['login.json', 'site.json'],
  ]);
  expect((await run(['validate', folder, '--fix'])).text).toBe(`${soundSite().length} documents checked: no problems.`);
});

it('applies dependent fixes one after the other', async () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
    { from: '/c', to: '/login' },
  ];
  const site = { ...soundSite()[0], redirects } as Body;
  const folder = await folderWith({ 'a.json': JSON.stringify(site) }, 'site');
  expect((await run(['validate', folder, '--fix'])).code).toBe(0);
  expect((JSON.parse(await readFile(join(folder, 'a.json'), 'utf8')) as { redirects: object }).redirects).toEqual(
    redirects.map(({ from }) => ({ from, to: '/login' })),
  );
});

it('leaves problems without a single fix and correct files unchanged', async () => {
  const folder = await folderWith(
    { 'login.json': JSON.stringify(page(2, 'Login', '/login', { flags: { isHeader: true }, query: loginQuery })) },
    'PGE_TST_00002',
  );
  const before = await readFile(join(folder, 'login.json'), 'utf8');
  const { code, text } = await run(['validate', folder, '--fix']);
  expect([
    code,
    text.includes('title-missing'),
    text.includes('Mended'),
    await readFile(join(folder, 'login.json'), 'utf8'),
  ]).toEqual([1, true, false, before]);
});

it('changes nothing over a network or a pipe', async () => {
  expect((await run(['validate', 'https://site.example', '--fix'])).text).toContain(
    '--fix and --watch work on files and folders',
  );
});

/** The looks of a watch as they come; `next` waits for one that fits. */
function watching(folder: string) {
  const end = new AbortController();
  const looks: Look[] = [];
  let wake = (): void => undefined;
  const done = watchInput(folder, end.signal, (look) => {
    looks.push(look);
    wake();
  });
  onTestFinished(async () => {
    end.abort();
    await done;
  });
  const next = async (fits: (look: Look) => boolean): Promise<Look> => {
    for (;;) {
      const found = looks.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { looks, next };
}

const idsOf = (look: Look): readonly string[] => ('missing' in look ? [] : look.documents.map(({ id }) => id));

it(
  'reads only changed files and tolerates a half-written file and a folder that disappears and returns',
  { timeout: 30_000 },
  async () => {
    const folder = await folderWith({});
    const { looks, next } = watching(folder);
    const first = await next((look) => idsOf(look).includes('n1'));
    await writeFile(join(folder, 'page.json'), '{ "type": "page", "id": "PGE_');
    const half = await next((look) => !('missing' in look) && look.problems.some(({ code }) => code === 'json-syntax'));
    await writeFile(join(folder, 'page.json'), JSON.stringify(page(40, 'Fresh', '/fresh')));
    const whole = await next((look) => idsOf(look).includes('PGE_TST_00040'));
    const siteOf = (look: Look) => ('missing' in look ? undefined : look.documents.find(({ type }) => type === 'site'));
    expect([siteOf(half) === siteOf(first), siteOf(whole) === siteOf(first)]).toEqual([true, true]);
    await rm(folder, { recursive: true });
    expect(await next((look) => 'missing' in look)).toEqual({ missing: `'${folder}' does not exist. Waiting for it.` });
    await mkdir(folder);
    await writeFile(join(folder, 'link.json'), JSON.stringify(soundSite().find(({ type }) => type === 'link')));
    await next((look) => idsOf(look).join() === 'LNK_TST_00001');
    expect(looks.length).toBeLessThanOrEqual(6);
  },
);
