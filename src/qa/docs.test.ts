import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './run.ts';

const guide = readFileSync('docs/how-to/check-a-site.md', 'utf8');
const examples = [...guide.matchAll(/```\n\$ qa (.*)\n([\s\S]*?)\n```/g)].map(
  ([, command = '', said = '']) => [command, said.split('\n')] as const,
);

it('the guide shows an example of five commands', () =>
  expect(examples.map(([command]) => command.split(' ')[0])).toEqual([
    'validate',
    'simulate',
    'explain',
    'diff',
    'fuzz',
  ]));

/** Each command works on the whole site, and the recipe starts several of them. */
const PATIENCE_MS = 120_000;

it.each(examples)(
  'qa %s prints what the guide shows',
  async (command, said) => {
    const { text } = await run(command.split(' '));
    for (const line of said) expect(text).toContain(line);
  },
  PATIENCE_MS,
);

const recipe = (content: string) => {
  const reports = mkdtempSync(join(tmpdir(), 'promenade-ci-'));
  onTestFinished(() => rmSync(reports, { recursive: true }));
  const env = { ...process.env, SHEET: 'off', LIVE: 'tests/fixtures/broken' };
  return new Promise<{ readonly code: unknown; readonly reports: string }>((resolve) =>
    execFile('docs/ci/check-content.sh', ['.', content, reports], { env }, (error) =>
      resolve({ code: error?.code ?? 0, reports }),
    ),
  );
};

it(
  'the CI recipe exits with 1 for a planted fault and writes a SARIF report that names it',
  async () => {
    const { code, reports } = await recipe('tests/fixtures/broken');
    expect(code).toBe(1);
    expect(JSON.parse(readFileSync(join(reports, 'validate.sarif'), 'utf8'))).toMatchObject({ version: '2.1.0' });
    expect(readFileSync(join(reports, 'validate.sarif'), 'utf8')).toContain('unknown-flag');
    expect(readFileSync(join(reports, 'comment.txt'), 'utf8')).toMatch(/^The documents are the same\.\n/);
  },
  PATIENCE_MS,
);

it(
  'the CI recipe exits with 2 without such a folder',
  async () => expect((await recipe('no-such-folder')).code).toBe(2),
  PATIENCE_MS,
);
