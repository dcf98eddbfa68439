import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './run.ts';
import { notice, soundSite } from '#tests/sound-site.ts';

async function folderWith(documents: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-qa-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'site.json'), JSON.stringify({ documents }, null, 1));
  return folder;
}

const broken = () => soundSite().map((body) => (body.id === 'PGE_TST_00002' ? { ...body, layout: 'plian' } : body));

it('answers a clean folder with 0 and a summary', async () => {
  expect(await run(['validate', await folderWith(soundSite())])).toEqual({
    code: 0,
    text: `${soundSite().length} documents checked: no problems.`,
  });
});

it('compares periods with the clock of the computer, and says so', async () => {
  const over = { ...notice('n9', '<p>Nine</p>'), until: '2020-01-01T00:00:00+09:00' };
  const { code, text } = await run(['validate', await folderWith([...soundSite(), over])]);
  expect(code).toBe(0);
  expect(text).toMatch(
    /content-over \(note\) .*\n.*\n\d+ documents checked: no problems, 1 note\.\nDates are compared with this computer's clock \(\d{4}-.*Z\); --at sets another time\.$/,
  );
});

it('exits with 1 on problems and prints file, line, column, code, cause and fix of each', async () => {
  const { code, text } = await run(['validate', await folderWith(broken())]);
  expect(code).toBe(1);
  expect(text).toMatch(
    /site\.json:\d+:\d+ {2}dangling-reference {2}There is no layout 'plian'\.\n {4}Did you mean 'plain'\?\n {4}fixable with --fix: write "plain"\n\d+ documents checked: 1 error, 0 warnings\.$/,
  );
});

it('prints the problems as JSON', async () => {
  const { code, text } = await run(['validate', await folderWith(broken()), '--format', 'json']);
  expect(code).toBe(1);
  expect(JSON.parse(text)).toMatchObject({
    errors: 1,
    warnings: 0,
    problems: [
      {
        code: 'dangling-reference',
        at: { type: 'page', id: 'PGE_TST_00002', pointer: '/layout' },
        fix: { value: 'plain' },
      },
    ],
  });
});

it.each([
  ['no command', [], 'Commands:'],
  ['an unknown command', ['validaet'], 'validate [input]'],
  ['a path that is not there', ['validate', 'no/such/folder'], "'no/such/folder' does not exist (ENOENT)."],
  ['a folder without documents', ['validate', 'src/qa'], 'contains no documents'],
  ['two paths', ['validate', 'a', 'b'], 'expected one path'],
  ['an unknown option', ['validate', '--fromat', 'json'], '--fromat'],
  ['an unknown format', ['validate', '--format', 'xml'], "not 'xml'"],
  ['an unknown language', ['validate', '--lang', 'fr'], "not 'fr'"],
])('answers %s with 2 and an explanation', async (_what, args, words) => {
  const { code, text } = await run(args);
  expect(code).toBe(2);
  expect(text).toContain(words);
});

it.each([
  ['every command', ['--help'], 'fuzz ['],
  ['one command', ['diff', '--help'], 'qa diff <a> <b>'],
])('prints %s as help and exits with 0', async (_what, args, words) => {
  const { code, text } = await run(args);
  expect(code).toBe(0);
  expect(text).toContain(words);
});

it.each([
  ['no/such/folder', 2],
  ['tests/fixtures/broken', 1],
])('ends the process for %s with the code %i', async (path, code) => {
  const ended = await new Promise((resolve) =>
    execFile(process.execPath, ['src/qa/main.ts', 'validate', path], (error) => resolve(error?.code ?? 0)),
  );
  expect(ended).toBe(code);
});
