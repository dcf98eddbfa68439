import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { check, jsonFiles, prepare, readBytes, unreadTexts, type Kept, type Problem, type ReadDocuments } from '#content';
import { inTurn } from '#tests/long.ts';
import { seededFaults } from './seeded-faults.ts';

const CONFIG = join(import.meta.dirname, '../../config');

/** Parsed files of the shipped site, by name below `config/`. */
const shipped = new Map<string, ReadDocuments>();
let kept: Kept;
beforeAll(async () => {
  for (const path of await jsonFiles(CONFIG)) {
    const file = relative(CONFIG, path).replaceAll('\\', '/');
    shipped.set(file, readBytes(readFileSync(path), file));
  }
  ({ kept } = await prepare([...shipped.values()].flatMap(({ documents }) => documents)));
});

const problemsOf = async (files: ReadonlyMap<string, ReadDocuments>): Promise<readonly Problem[]> => {
  const read = [...files.values()];
  const problems = read.flatMap((one) => one.problems);
  const unread = unreadTexts({ problems, texts: new Map(read.flatMap(({ texts }) => [...texts])) });
  return [...problems, ...check(await prepare(read.flatMap(({ documents }) => documents), kept), { advice: true, unread })];
};

const textOf = (files: ReadonlyMap<string, ReadDocuments>, file: string): string => files.get(file)?.texts.get(file) ?? '';

/** Text at the location of a problem. */
const markOf = (files: ReadonlyMap<string, ReadDocuments>, { at: { file = '', line = 1, column = 1 } }: Problem, length: number): string =>
  (textOf(files, file).split('\n')[line - 1] ?? '').slice(column - 1, column - 1 + length);

it('tells nothing of the site that ships, not even as a note', async () => {
  expect(await problemsOf(shipped)).toEqual([]);
});

const table = seededFaults.map(([what, file, find, put, code, mark, elsewhere = file]) => ({ what, file, find, put, code, mark, elsewhere }));

it.each(inTurn(table, 8))('tells once and at its place: $what ($file)', async ({ file, find, put, code, mark, elsewhere }) => {
  const text = textOf(shipped, file);
  expect(text).toContain(find);
  const files = new Map([...shipped, [file, readBytes(Buffer.from(text.replace(find, () => put)), file)]]);
  const found = (await problemsOf(files)).map((problem) => [problem.code, problem.at.file, markOf(files, problem, mark.length)]);
  expect(found).toEqual([[code, elsewhere, mark]]);
});
