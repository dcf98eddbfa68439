import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { exportStore } from '#tests/export-store.ts';
import { notice, soundSite } from '#tests/sound-site.ts';
import { testServer, TOKEN, type TestServer } from '#tests/test-server.ts';
import { readInput } from './read-input.ts';

async function fileWith(content: string | Uint8Array, name = 'input'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-input-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const keysOf = ({ documents }: { readonly documents: readonly { readonly type: string; readonly id: string }[] }) =>
  documents.map(({ type, id }) => `${type}/${id}`).toSorted();
const sound = keysOf({ documents: soundSite() });
const and = (...more: string[]) => [...sound, ...more].toSorted();

/** A server with a second release that has a notice more, and a draft of a third notice. */
async function filledServer(): Promise<TestServer> {
  const server = await testServer();
  await server.console('PUT', '/drafts/notice/n2', notice('n2', '<p>Two</p>'));
  await server.console('POST', '/releases', { message: 'Two', drafts: 'all' });
  await server.console('PUT', '/drafts/notice/n3', notice('n3', '<p>Three</p>'));
  return server;
}

const exported = ({ publishing }: TestServer): Promise<string> => exportStore(publishing.store);

const listening = (server: TestServer): Promise<string> => server.app.listen({ port: 0, host: '127.0.0.1' });

it('reads the live release of an export, another one, and the drafts over it', async () => {
  const file = await fileWith(await exported(await filledServer()), 'site.jsonl');
  expect(keysOf(await readInput(file))).toEqual(and('notice/n2'));
  expect(keysOf(await readInput(`${file}#1`))).toEqual(sound);
  expect(keysOf(await readInput(`${file}#drafts`))).toEqual(and('notice/n2', 'notice/n3'));
  await expect(readInput(`${file}#7`)).rejects.toThrow('has no release 7. It has: 1, 2.');
});

it('rejects an incomplete or damaged export', async () => {
  const whole = await exported(await testServer());
  await expect(
    readInput(await fileWith(whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1))),
  ).rejects.toThrow('the export breaks off');
  await expect(readInput(await fileWith(`${whole.slice(0, 300)}\n{"table`))).rejects.toThrow(/line \d+ is no JSON/);
});

it('reads a running server: its live release, another one, and the drafts over it', async () => {
  const origin = await listening(await filledServer());
  const read = async (which: string) => keysOf(await readInput(`${origin}${which}`, { token: TOKEN }));
  expect([await read(''), await read('#1'), await read('#drafts')]).toEqual([
    and('notice/n2'),
    sound,
    and('notice/n2', 'notice/n3'),
  ]);
  await expect(read('#7')).rejects.toThrow('answered 404: There is no such release.');
});

it('explains a missing token, a wrong token, no answer and another server', async () => {
  const origin = await listening(await testServer());
  await expect(readInput(origin, { token: '' })).rejects.toThrow('set CONSOLE_TOKEN or add --token');
  await expect(readInput(origin, { token: 'wrong' })).rejects.toThrow('rejected the token');
  await expect(readInput('http://127.0.0.1:9', { token: 'x' })).rejects.toThrow(/No answer from|bad port/);
  const other = createServer(
    (request, response) => void (request.url?.startsWith('/api') ? response.end('<html></html>') : response.end()),
  );
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  await expect(readInput(`http://127.0.0.1:${(other.address() as AddressInfo).port}`, { token: 'x' })).rejects.toThrow(
    'is not a Promenade server',
  );
});

it('reads a release in the format of the API from a file and from standard input', async () => {
  const answer = (await (await testServer()).console('GET', '/site')).body;
  expect(keysOf(await readInput(await fileWith(answer, 'release.json')))).toEqual(sound);
  expect(keysOf(await readInput('-', { stdin: Readable.from([answer]) }))).toEqual(sound);
});

it('rejects one page of a list', async () => {
  const answer = (await (await testServer()).console('GET', '/documents?size=5')).body;
  await expect(readInput(await fileWith(answer))).rejects.toThrow(
    `is one page of a list: 5 of ${sound.length} documents.`,
  );
});

it.each([
  ['an empty file', '', 'is empty.'],
  ['a file of blanks', ' \n\t', 'is blank.'],
  ['a database', 'SQLite format 3\0…', 'is a database, no JSON. Export it first'],
  ['a compressed file', Uint8Array.of(0x1f, 0x8b, 8, 0), 'is compressed (gzip), no JSON. Unpack it'],
  ['another binary', Uint8Array.of(1, 2, 0, 4), 'is a binary file, not JSON.'],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'is text in UTF-16, no JSON. Save it as UTF-8.'],
  ['YAML', 'type: page\nid: x\n', 'looks like YAML, no JSON.'],
  ['HTML', '<!doctype html><p>', 'looks like HTML, no JSON.'],
  [
    'an export of another product',
    '{"product":"other"}\n{"table":"pages"}\n[1]\n',
    'contains lines of JSON but is not an export of Promenade.',
  ],
])('explains what %s is', async (_what, content, words) => {
  await expect(readInput(await fileWith(content))).rejects.toThrow(words);
});

it.each([
  ['ftp://somewhere/site.json', 'is not a readable input.'],
  ['no/such/place', "'no/such/place' does not exist"],
  ['config#soon', "'#soon' after 'config' must be #drafts or a release number"],
])('lists the possible inputs for %s', async (name, words) => {
  await expect(readInput(name)).rejects.toThrow(words);
});

it('rejects empty standard input', async () => {
  await expect(readInput('-', { stdin: Readable.from(['']) })).rejects.toThrow('Standard input is empty');
});

it('reads a file with # in its name', async () => {
  expect(keysOf(await readInput(await fileWith(JSON.stringify({ documents: soundSite() }), 'site#12')))).toEqual(sound);
});
