import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { check, prepare, readBytes, readDocuments, readText } from '#content';

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
  const folder = await folderOf({
    'bad.json': '{\n  "type": "words",\n  "id": oops\n}',
    'good.json': JSON.stringify(doc('one')),
  });
  const { documents, problems } = await readDocuments(folder);
  expect(documents).toHaveLength(1);
  expect(problems).toMatchObject([{ code: 'json-syntax', at: { line: 3, column: 9 } }]);
  expect(problems[0]?.at.file).toMatch(/bad\.json$/);
});

it('says of files that cannot be read why, and reads the others', async () => {
  const folder = await folderOf({ 'good.json': JSON.stringify(doc('one')), 'inner/x.txt': '' });
  await symlink(join(folder, 'nowhere'), join(folder, 'dangling.json'));
  await symlink(join(folder, 'loop.json'), join(folder, 'loop.json'));
  await symlink(join(folder, 'inner'), join(folder, 'folder.json'));
  const { documents, problems } = await readDocuments(folder);
  expect(documents).toHaveLength(1);
  expect(problems.map(({ code, text }) => [code, text.en])).toEqual([
    ['json-syntax', 'The file cannot be read: it is a link that leads nowhere, or was removed just now.'],
    ['json-syntax', 'The file cannot be read: it is a link to a folder: name that folder itself.'],
    ['json-syntax', 'The file cannot be read: it is a link that leads back to itself.'],
  ]);
});

it('calls a picture with the name of a document what it is', () => {
  expect(readBytes(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0, 0, 13, 0xff), 'x.json').problems).toMatchObject([
    { code: 'wrong-encoding', text: { en: 'The file is no text: it is a picture, an archive or the like.' } },
  ]);
});

it.each([
  ['a text', '"words"'],
  ['nothing', 'null'],
  ['a document without id', '{"type": "words"}'],
  ['a document whose id is a number', '{"type": "words", "id": 1}'],
  ['a list of lists', '[[]]'],
])('calls %s no document', (_what, text) => {
  expect(readText(text, 'x.json')).toMatchObject({
    documents: [],
    problems: [{ code: 'unreadable-document', at: { file: 'x.json', line: 1 } }],
  });
});

const told = (text: string) =>
  readText(text, 'x.json').problems.map(
    ({ code, severity, at }) => `${severity} ${code} ${at.line}:${at.column} ${at.pointer}`,
  );

it('names keys beside the documents that nobody reads, and none of those of releases, imports and lists', () => {
  expect(
    told(
      '{"$schema": "x", "release": 1, "hash": "x", "drafts": false, "documents": [], "hashes": [], "removed": [], "total": 0, "page": 1, "size": 5}',
    ),
  ).toEqual([]);
  expect(told('{"documents": [],\n "notes": "x"}')).toEqual(['warning schema-error 2:2 /notes']);
});

it('reads documents under another name, and tells which it should be', () => {
  const text = `{"docs": [${JSON.stringify(doc('one'))}]}`;
  expect([told(text), readText(text, 'x.json').documents.length]).toEqual([['error schema-error 1:2 /docs'], 1]);
});

it('tells of a list of something else in three lines, and how many more there are', () => {
  const { problems } = readText(JSON.stringify(Array.from({ length: 9 }, (_, uid) => ({ uid }))), 'x.json');
  expect(problems.map(({ text }) => text.en)).toEqual([
    ...Array.from({ length: 2 }, () => "This is no document: it has no 'type' and no 'id', but 'uid'."),
    "This is no document: it has no 'type' and no 'id', but 'uid'. There are 6 more like it in this file.",
  ]);
});

it('names a key that stands twice, of which JSON would silently keep the last', () => {
  const { problems } = readText('{"type": "words", "id": "a",\n "v": 1, "words": [],\n "words": ["x"]}', 'x.json');
  expect(problems).toMatchObject([
    { code: 'duplicate-key', at: { file: 'x.json', line: 3, column: 2, pointer: '/words' } },
  ]);
});

it('gives every problem of a document file, line and column, inside a file of several too', async () => {
  const text =
    '{"documents": [\n  {"type": "words", "id": "a", "v": 1, "words": []},\n  {"type": "words", "id": "b", "v": 1,\n   "words": ["ok", 7]},\n  {"type": "words", "id": "a", "v": 1, "words": []}\n]}';
  const { documents } = readText(text, 'config/words.json');
  const problems = check(await prepare(documents)).filter(({ at }) => at.file !== undefined);
  expect(problems.map(({ code, at }) => `${at.file}:${at.line}:${at.column} ${code} ${at.pointer}`)).toEqual([
    'config/words.json:5:27 duplicate-id /id',
    'config/words.json:4:20 schema-error /words/1',
  ]);
});
