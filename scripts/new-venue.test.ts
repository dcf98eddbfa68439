import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempTree } from '../tests/support/temp-tree.ts';
import { newVenue } from './new-venue.ts';
import { ROOT } from './support/places.ts';

it.each([
  ['a code that a venue has', 'EL', 'moon-valley', 'The code EL belongs to a venue already'],
  ['a slug that a venue has', 'MV', 'speedway', 'The slug speedway belongs to a venue already'],
  ['a code of another form', 'm', 'moon-valley', 'is no code of a venue'],
  ['a slug of another form', 'MV', '../moon', 'is no slug of a venue'],
  ['a folder that exists', 'MV', 'moon-hill', 'exists already'],
])('refuses a new venue with %s, says why, and writes nothing', async (_what, code, slug, why) => {
  const folder = tempTree({ 'moon-hill/kept.json': '' });
  await expect(
    newVenue({ code, slug, name: { ko: '달골짜기', en: 'Moon Valley' }, today: '2026-11-22' }, undefined, folder),
  ).rejects.toThrow(why);
  expect([readdirSync(folder), readdirSync(join(folder, 'moon-hill'))]).toEqual([['moon-hill'], ['kept.json']]);
});

it('prints in one line what is wrong and exits with 2', () => {
  const run = (): string =>
    execFileSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(ROOT, 'scripts/new-venue.ts'),
        'm',
        'moon-valley',
        '--into',
        tempTree({}),
      ],
      { encoding: 'utf8', stdio: 'pipe' },
    );
  expect(run).toThrow(expect.objectContaining({ status: 2, stderr: expect.stringContaining('is no code of a venue') }));
});
