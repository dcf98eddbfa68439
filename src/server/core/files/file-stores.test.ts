import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { s3Key, s3Server } from '#tests/s3-server.ts';
import { tempFolder } from '#tests/temp-store.ts';
import { Secret } from '../secret.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { memoryFiles } from './memory-files.ts';
import { s3Files } from './s3-files.ts';
import { clamdScanner, sandboxScanner } from './scanner.ts';

const bytes = Buffer.from([0, 1, 2, 255, 10, 13]);
const s3At = (url: string, secret = s3Key.secret): FileStore =>
  s3Files({ url, region: s3Key.region, keyId: s3Key.keyId, secret: new Secret(secret) });
const stores: Readonly<Record<string, () => Promise<FileStore>>> = {
  disk: async () => diskFiles(join(tempFolder(), 'files')),
  S3: async () => s3At((await s3Server()).url),
  memory: async () => memoryFiles(),
};

describe.each(Object.keys(stores))('files in the store "%s"', (name) => {
  const store = (): Promise<FileStore> => stores[name]!();

  it('are read as they were stored, and go once', async () => {
    const files = await store();
    expect(await files.get('one')).toBeUndefined();
    await files.put('one', bytes, 'image/jpeg');
    await files.put('one', bytes, 'image/jpeg');
    expect(Buffer.from((await files.get('one')) ?? [])).toEqual(bytes);
    await files.remove('one');
    await files.remove('one');
    expect(await files.get('one')).toBeUndefined();
  });
});

it.each(['../secret', 'a/b', 'A', ''])('no store takes the ID "%s"', async (id) => {
  const files = diskFiles(tempFolder());
  await expect(files.put(id, bytes, 'image/jpeg')).rejects.toThrow('no ID of a file');
  await expect(s3At('http://127.0.0.1:9/b').get(id)).rejects.toThrow('no ID of a file');
});

it('files on disk are readable by the user of the server only, without parts', async () => {
  const folder = join(tempFolder(), 'files');
  await diskFiles(folder).put('one', bytes, 'image/jpeg');
  expect(readdirSync(folder)).toEqual(['one']);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'one')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(folder, 'one.part'))).toBe(false);
});

it('a bucket with another secret, or away, is a fault and no missing file', async () => {
  const { url, state, objects } = await s3Server();
  await expect(s3At(url, 'wrong').put('one', bytes, 'image/jpeg')).rejects.toThrow(/\w/);
  await expect(s3At(url, 'wrong').get('one')).rejects.toThrow(/\w/);
  expect(objects.size).toBe(0);
  state.isAway = true;
  await expect(s3At(url).get('one')).rejects.toThrow(/\w/);
  await expect(s3At(url).remove('one')).rejects.toThrow(/\w/);
});

describe('a scanner', () => {
  const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-' + 'ANTIVIRUS-TEST-FILE!$H+H*');

  /** Answers like clamd, with what the test says once the stream has ended. */
  const clamd = async (answer: string) => {
    let got = Buffer.alloc(0);
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (part: Buffer) => {
        got = Buffer.concat([got, part]);
        if (got.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    return { scanner: clamdScanner({ host: '127.0.0.1', port }), got: () => got };
  };

  it('of the sandbox finds the test file of scanners', async () => {
    expect(await sandboxScanner.isClean(bytes)).toBe(true);
    expect(await sandboxScanner.isClean(Buffer.concat([bytes, eicar]))).toBe(false);
  });

  it('sends a daemon the whole file in chunks', async () => {
    const { scanner, got } = await clamd('stream: OK\0');
    const file = Buffer.alloc(150_000, 7);
    expect(await scanner.isClean(file)).toBe(true);
    expect(got().subarray(0, 14).toString()).toBe('zINSTREAM\0\0\u0001\0\0');
    expect(got().length).toBe(10 + file.length + 3 * 4 + 4);
  });

  it.each([
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', false],
    ['stream: OK FOUND\0', false],
  ])('understands "%s"', async (answer, isClean) => {
    expect(await (await clamd(answer)).scanner.isClean(bytes)).toBe(isClean);
  });

  it('that cannot tell refuses the file', async () => {
    await expect((await clamd('INSTREAM size limit exceeded. ERROR\0')).scanner.isClean(bytes)).rejects.toThrow(/\w/);
    await expect(clamdScanner({ host: '127.0.0.1', port: 1 }).isClean(bytes)).rejects.toThrow('cannot be reached');
  });
});
