import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { check, prepare, type RawDocument } from '#content';
import { compile, type Snapshot } from '#engine';
import { isLong, rounds } from '#tests/long.ts';
import { soundSite } from '#tests/sound-site.ts';
import { run } from '../run.ts';
import { readCase, writeCase } from './case-folder.ts';
import { recheck, findViolation, createChecks } from './find-violation.ts';
import { decideInvariants } from './invariants/decide-invariants.ts';
import type { SiteTrial } from './invariants/invariant.ts';
import { loadFastCheck } from './load-fast-check.ts';
import { createRandom } from '#engine/values/seeded-random';
import { editDocuments, rawOf } from './make/edits.ts';
import { collectValues } from './make/value-pool.ts';
import { RandomValues } from './make/random-values.ts';
import { chooseSamples } from './make/samples.ts';
import { shrink } from './shrink.ts';
import { loadSite } from './load-site.ts';

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'promenade-fuzz-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
};
const sound = (): RawDocument[] => soundSite().map(rawOf);
const court = createChecks(new Map(), undefined);
const ground = collectValues(sound());
const values = new RandomValues(await loadFastCheck(), ground);
const edited = (seed: number): RawDocument[] =>
  editDocuments(sound(), { count: 6, dice: createRandom(seed), ground, values });

type Seeded = [what: string, runs: number, input: () => Promise<string>];
/** In `npm test` the example of the guide makes a random site of what ships. */
const whatShips: Seeded[] = isLong ? [['what ships', 6, async () => 'config']] : [];

it.each<Seeded>([
  ...whatShips,
  [
    'a small sound site',
    rounds(15, 40),
    async () => {
      const at = await folder();
      await writeFile(join(at, 'site.json'), JSON.stringify({ documents: soundSite() }));
      return at;
    },
  ],
])(
  'finds no violation in random sites made of %s, from a fixed seed',
  async (_what, runs, input) => {
    const { code, text } = await run([
      'fuzz',
      '--in',
      await input(),
      '--runs',
      String(runs),
      '--seed',
      '20261101',
      '--faces',
      '0',
      '--out',
      await folder(),
    ]);
    expect(text).toMatch(
      new RegExp(
        `^${runs} sites tried \\(\\d+ that pass the check, 0 of them served\\), ${runs}0 visits, \\d+ s, seed 20261101: no violations\\.$`,
      ),
    );
    expect(code).toBe(0);
  },
  300_000,
);

it('makes the same documents from the same seed and others from another', () => {
  expect(edited(7)).toEqual(edited(7));
  expect(edited(8)).not.toEqual(edited(7));
});

it('makes documents that pass the check and documents that it refuses, and leaves their sources as they were', async () => {
  const before = JSON.stringify(ground.documents);
  const passes = await Promise.all(
    Array.from({ length: 40 }, async (_, seed) => (await loadSite(edited(seed), new Map())).passes),
  );
  expect(new Set(passes)).toEqual(new Set([true, false]));
  expect(JSON.stringify(ground.documents)).toBe(before);
});

/** A trial whose snapshot was tampered with after it was compiled, as a fault of the engine would. */
const tampered = async (change: (snapshot: Snapshot) => Snapshot): Promise<SiteTrial> => {
  const trial = await loadSite(sound(), new Map());
  const { documents, rich, catalog } = trial.prepared;
  const whole = compile({ documents, rich, catalog, release: { number: 1, hash: 'fuzz' }, sandbox: false }).snapshot;
  const snapshot = change(whole);
  return { ...trial, snapshot, fresh: () => change(whole) };
};
const brokenBy = async (law: string, change: (snapshot: Snapshot) => Snapshot): Promise<boolean> => {
  const trial = await tampered(change);
  const found = decideInvariants.find(({ name }) => name.includes(law));
  const told = await Promise.all(
    chooseSamples(trial.snapshot, 80, createRandom(3)).map(async (sample) => found?.broken(trial, sample)),
  );
  return told.some((one) => one !== undefined);
};
const eachPage =
  (change: (page: Snapshot['pages'][string]) => object) =>
  (snapshot: Snapshot): Snapshot => ({
    ...snapshot,
    pages: Object.fromEntries(Object.entries(snapshot.pages).map(([id, page]) => [id, { ...page, ...change(page) }])),
  });
const later = {
  from: Date.parse('2026-11-01T04:00:00Z'),
  until: Number.MAX_SAFE_INTEGER,
  state: 'B' as const,
  blockContent: '',
};

it.each([
  ['vary', 'pages say that they hang on nothing', eachPage(() => ({ vary: [] }))],
  ['validUntil', 'pages say that they never change', eachPage(() => ({ schedule: [later], instants: [] }))],
])('finds that `%s` lies where %s', async (law, _what, change) => {
  expect(await brokenBy(law, change)).toBe(true);
  expect(await brokenBy(law, (snapshot) => snapshot)).toBe(false);
});

it('shrinks documents to the few parts that fail', async () => {
  const small = await shrink(
    sound(),
    async (raws) => raws.some(({ body }) => JSON.stringify(body).includes('Word shop')),
    () => true,
  );
  expect(small).toMatchObject([{ type: 'messages', body: { texts: { 'link.shop': 'Word shop' } } }]);
  expect(Object.keys(small[0]?.body['texts'] as object)).toHaveLength(1);
});

it('writes a case with any characters that can be replayed, and reports when it passes', async () => {
  const at = await folder();
  const raws = [
    ...sound(),
    rawOf(JSON.parse('{"type":"words","id":"x","__proto__":"\\ud800","\\u202e":[null]}') as Record<string, unknown>),
  ];
  const written = { breach: { law: 'the check never throws', says: 'it threw' }, seed: 5, raws };
  await writeCase(at, written);
  expect(await readCase(at)).toEqual(written);
  expect(await run(['fuzz', '--replay', at])).toEqual({
    code: 0,
    text: 'The case of seed 5 passes now: the check never throws.',
  });
});

it('finds no violation in a sound site', async () => {
  expect(check(await prepare(sound()))).toEqual([]);
  const trial = await loadSite(sound(), new Map());
  expect(await findViolation(trial, court, { seed: 1, count: 30 })).toBeUndefined();
  expect(
    await recheck(sound(), court, {
      law: 'decide never throws and its answer survives JSON serialization',
      sample: chooseSamples(trial.made?.snapshot as Snapshot, 1, createRandom(1))[0] as never,
    }),
  ).toBeUndefined();
});

it.each([
  ['a number of runs that is none', ['--runs', 'many'], "--runs must be a number above 0, not 'many'."],
  ['a folder that holds no case', ['--replay', 'src/qa'], "'src/qa' is not a qa fuzz case: case.json is missing."],
  ['an unknown format', ['--format', 'xml'], "--format must be text or json, not 'xml'."],
])('answers %s with 2 and an explanation', async (_what, args, words) => {
  const { code, text } = await run(['fuzz', ...args]);
  expect([code, text]).toEqual([2, `fuzz could not run: ${words}`]);
});
