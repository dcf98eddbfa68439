import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { check, prepare, readDocuments, readText } from '#content';

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const doc = (id: string) => ({ $schema: '../x.json', type: 'words', id, v: 1, words: [] });

it('reads one document, a list, and a file of documents, in the order of their names, without "$schema"', async () => {
  const folder = await folderOf({
    'b/list.json': JSON.stringify([doc('two'), doc('three')]),
    'a.json': JSON.stringify(doc('one')),
    'c.json': JSON.stringify({ documents: [doc('four')] }),
    'c.txt': 'no json',
    'media/picture.json': 'no document',
  });
  const { documents, problems } = await readDocuments(folder);
  expect(problems).toEqual([]);
  expect(documents.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
  expect(documents.map(({ body }) => Object.keys(body))).toEqual(documents.map(() => ['type', 'id', 'v', 'words']));
});

it('names file, line and column of broken JSON and reads the other files', async () => {
  const folder = await folderOf({ 'bad.json': '{\n  "type": "words",\n  "id": oops\n}', 'good.json': JSON.stringify(doc('one')) });
  const { documents, problems } = await readDocuments(folder);
  expect(documents).toHaveLength(1);
  expect(problems).toMatchObject([{ code: 'json-syntax', at: { line: 3, column: 9 } }]);
  expect(problems[0]?.at.file).toMatch(/bad\.json$/);
});

it.each([
  ['a text', '"words"'],
  ['nothing', 'null'],
  ['a document without id', '{"type": "words"}'],
  ['a document whose id is a number', '{"type": "words", "id": 1}'],
  ['a list of lists', '[[]]'],
])('calls %s no document', (_what, text) => {
  expect(readText(text, 'x.json')).toMatchObject({ documents: [], problems: [{ code: 'unreadable-document', at: { file: 'x.json', line: 1 } }] });
});

it('names a key that stands twice, of which JSON would silently keep the last', () => {
  const { problems } = readText('{"type": "words", "id": "a",\n "v": 1, "words": [],\n "words": ["x"]}', 'x.json');
  expect(problems).toMatchObject([{ code: 'duplicate-key', at: { file: 'x.json', line: 3, column: 2, pointer: '/words' } }]);
});

it('gives every problem of a document file, line and column, inside a file of several too', async () => {
  const text = '{"documents": [\n  {"type": "words", "id": "a", "v": 1, "words": []},\n  {"type": "words", "id": "b", "v": 1,\n   "words": ["ok", 7]},\n  {"type": "words", "id": "a", "v": 1, "words": []}\n]}';
  const { documents } = readText(text, 'config/words.json');
  const problems = check(await prepare(documents)).filter(({ at }) => at.file !== undefined);
  expect(problems.map(({ code, at }) => `${at.file}:${at.line}:${at.column} ${code} ${at.pointer}`)).toEqual([
    'config/words.json:5:27 duplicate-id /id',
    'config/words.json:4:20 schema-error /words/1',
  ]);
});
