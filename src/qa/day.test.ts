import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './run.ts';

// A part of the shipped documents: all of them take longer to read than the day takes.
const folder = mkdtempSync(join(tmpdir(), 'promenade-day-'));
beforeAll(() => {
  const venue = join(import.meta.dirname, '../../config/aqua-bay');
  for (const part of ['venue.json', 'park/facilities.json', 'park/queues.json'])
    cpSync(join(venue, part), join(folder, part));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('simulates a day of the shipped queue plans, as text in both languages and as JSON', async () => {
  const day = (...more: readonly string[]) => run(['day', 'CB', folder, '--visitors', '300', ...more]);
  const [en, ko, json] = [await day(), await day('--lang', 'ko'), await day('--format', 'json')];
  expect([en.code, ko.code, json.code]).toEqual([0, 0, 0]);
  expect(en.text).toMatch(/A day of CB with 300 visitors[\s\S]*[A-Z][a-z][A-Za-z ]+ +\d/);
  expect(ko.text).toContain('기다린 시간');
  expect((JSON.parse(json.text) as { readonly plans: readonly object[] }).plans).toHaveLength(4);
});

it('says what it cannot simulate', async () => {
  expect((await run(['day', 'XX', folder])).text).toContain("there is no venue 'XX'");
  expect((await run(['day', 'CB', folder, '--visitors', 'many'])).code).toBe(2);
});
