import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { uploadFile } from '#schemas/calls/files/calls';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { drawn } from '#tests/picture-files.ts';
import { claimFiles, filesOf, readClaimedFile, releaseFiles } from '../../core/files/file-records.ts';
import type { Scanner } from '../../core/files/scanner.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { FileKeeper } from './file-keeper.ts';
import { makeFile } from './make-file.ts';
import { registerFiles } from './routes.ts';

const server = accountServer({ features: [registerFiles] });

const join = async () => {
  const browser = server.browser();
  const member = await server.addMember();
  await browser.login(member, PASSWORD);
  const send = (bytes: Buffer | object, purpose = 'INQUIRY', type = 'image/jpeg') =>
    browser.post('common/file/s3-upload', bytes, { headers: { 'content-type': type, 'x-file-purpose': purpose } });
  return { uid: member.uid, browser, send };
};
type Member = Awaited<ReturnType<typeof join>>;
const uploaded = async ({ send }: Member): Promise<string> =>
  (await send(await photo())).json<{ data: { fileId: string } }>().data.fileId;
/** Runs the job that deletes bytes. */
const keep = async (): Promise<void> => {
  const faults: unknown[] = [];
  const keeper = new FileKeeper(server.app().context, (error) => faults.push(error));
  await keeper.tick();
  await keeper.close();
  expect(faults).toEqual([]);
};
const rowOf = (id: string) =>
  server.store().db.selectFrom('files').select(['state', 'member', 'bytes']).where('id', '=', id).executeTakeFirst();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-' + 'ANTIVIRUS-TEST-FILE!$H+H*');
const photo = (width = 900, height = 1200) =>
  drawn(width, height)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

describe('an uploaded file', () => {
  it('is sent with its own content type within 90 seconds, and is stored anew without metadata [V-444, P-597, P-711]', async () => {
    expect([uploadFile.timeoutMs, uploadFile.bytes.types]).toEqual([
      90_000,
      ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
    ]);
    const me = await join();
    const { data } = (await me.send(await photo(3000, 1500))).json<{ data: { fileId: string; url: string } }>();
    const shown = await me.browser.get(data.url);
    expect([data.url, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      `/files/${data.fileId}`,
      'image/jpeg',
      'private, no-store',
    ]);
    const { width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif, shown.rawPayload.includes('secret place')]).toEqual([2048, 1024, undefined, false]);
  });

  it('of one member stops no other: one is decoded and one waits, the rest are refused', async () => {
    const [me, other] = [await join(), await join()];
    const bytes = await photo(2000, 2000);
    const mine = Array.from({ length: 12 }, () => me.send(bytes));
    const [theirs, ...answers] = await Promise.all([other.send(bytes), ...mine]);
    expect(theirs.statusCode).toBe(200);
    expect(
      answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`).toSorted(),
    ).toEqual(['200 ', '200 ', ...Array<string>(10).fill('429 10')]);
  });

  it('counts towards the limit of the day before it is decoded', async () => {
    const me = await join();
    for (let at = 0; at < 30; at += 1) await me.send(Buffer.from('no picture'));
    expect((await me.send(await photo())).json()).toMatchObject({ code: 'FIL_04' });
  });

  it('is refused with its own words if it has too many pixels', async () => {
    const flat = await sharp({ create: { width: 8000, height: 6300, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect((await (await join()).send(flat)).json()).toMatchObject({ code: 'FIL_02' });
  });

  it('is of a kind that the call lists, and the message lists the same', async () => {
    const me = await join();
    const kinds = {
      jpeg: await drawn(9, 9).jpeg().toBuffer(),
      png: await drawn(9, 9).png().toBuffer(),
      webp: await drawn(9, 9).webp().toBuffer(),
      avif: await drawn(9, 9).avif().toBuffer(),
      gif: await drawn(9, 9).gif().toBuffer(),
    };
    const taken: string[] = [];
    for (const [kind, bytes] of Object.entries(kinds))
      if ((await me.send(bytes, 'REVIEW', 'image/png')).statusCode === 200) taken.push(`image/${kind}`);
    expect([...taken, 'application/pdf']).toEqual([...uploadFile.bytes.types]);
    for (const locale of ['ko', 'en']) {
      const { texts } = JSON.parse(readFileSync(`config/site/messages/edge-errors-${locale}.json`, 'utf8')) as {
        texts: Record<string, string>;
      };
      expect(
        texts['MSG_ERR_FIL_01']?.match(/JPEG|PNG|WebP|AVIF|GIF/g)?.map((kind) => `image/${kind.toLowerCase()}`),
      ).toEqual(taken);
    }
  });

  it('is as large as its purpose allows', async () => {
    const me = await join();
    const { data } = (await me.send(await photo(), 'PROFILE')).json<{ data: { url: string } }>();
    expect(await sharp((await me.browser.get(data.url)).rawPayload).metadata()).toMatchObject({
      width: 384,
      height: 512,
    });
  });

  it('is seen by its member only, and goes with its bytes after a day without a record', async () => {
    const [me, other] = [await join(), await join()];
    const { data } = (await me.send(await photo())).json<{ data: { fileId: string; url: string } }>();
    const status = async (browser: typeof me.browser) => (await browser.get(data.url)).statusCode;
    expect([await status(me.browser), await status(other.browser), await status(server.browser())]).toEqual([
      200, 404, 404,
    ]);
    await keep();
    expect(await status(me.browser)).toBe(200);
    server.wait(day + 1);
    await keep();
    expect(await rowOf(data.fileId)).toBeUndefined();
    expect(await server.app().context.files.get(data.fileId)).toBeUndefined();
  });

  it('stays with the record that claims it, which one member can do once for one purpose', async () => {
    const [me, other] = [await join(), await join()];
    const fileId = await uploaded(me);
    const right = { member: me.uid, purpose: 'INQUIRY', fileIds: [fileId], ref: 'inquiries 1' } as const;
    const claim = (parts: object) =>
      inTransaction(server.store(), (tx) => claimFiles(tx, { ...right, ...parts })).then(
        () => 'done',
        (error: { answer: { code: string } }) => error.answer.code,
      );
    expect(await claim({ member: other.uid })).toBe('FIL_05');
    expect(await claim({ purpose: 'REVIEW' })).toBe('FIL_05');
    expect(await claim({ fileIds: [fileId, 'unknown'] })).toBe('FIL_05');
    expect(await filesOf(server.store().db, 'inquiries 1')).toEqual([]);
    expect(await claim({})).toBe('done');
    expect(await claim({ ref: 'inquiries 2' })).toBe('FIL_05');
    server.wait(2 * day);
    await keep();
    expect((await filesOf(server.store().db, 'inquiries 1')).map(({ id }) => id)).toEqual([fileId]);
    expect(
      (await readClaimedFile(server.app().context, { id: fileId, ref: 'inquiries 1' }))?.bytes.length,
    ).toBeGreaterThan(100);
    expect(await readClaimedFile(server.app().context, { id: fileId, ref: 'inquiries 2' })).toBeUndefined();
    await inTransaction(server.store(), (tx) => releaseFiles(tx, { ref: 'inquiries 1' }));
    expect((await me.browser.get(`/files/${fileId}`)).statusCode).toBe(404);
    expect(await rowOf(fileId)).toMatchObject({ state: 'DELETED', member: null });
    await keep();
    expect(await server.app().context.files.get(fileId)).toBeUndefined();
  });

  it('of an older version is read from the database, and moves to the file store', async () => {
    const me = await join();
    const fileId = await uploaded(me);
    const { files } = server.app().context;
    const bytes = Buffer.from((await files.get(fileId)) ?? []);
    await files.remove(fileId);
    await server.store().db.updateTable('files').set({ bytes }).where('id', '=', fileId).execute();
    const read = async () => (await me.browser.get(`/files/${fileId}`)).rawPayload;
    expect(await read()).toEqual(bytes);
    await keep();
    expect((await rowOf(fileId))?.bytes).toBeNull();
    expect(await read()).toEqual(bytes);
  });

  it('leaves nothing if the file store is away', async () => {
    const me = await join();
    const context = server.app().context;
    const put = vi.spyOn(context.files, 'put').mockRejectedValueOnce(new Error('no space'));
    expect((await me.send(await photo())).json()).toMatchObject({ code: 'FIL_06', errorType: 'E' });
    put.mockRestore();
    const rows = await server.store().db.selectFrom('files').select('id').where('member', '=', me.uid).execute();
    expect(rows).toEqual([]);
  });

  it('may be a PDF with an inquiry, which browsers save and never open', async () => {
    const me = await join();
    const sent = await me.send(pdf, 'INQUIRY', 'application/pdf');
    const shown = await me.browser.get(sent.json<{ data: { url: string } }>().data.url);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-z-]+\.pdf"$/) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(shown.rawPayload).toEqual(pdf);
    expect((await me.send(pdf, 'REVIEW', 'application/pdf')).json()).toMatchObject({ code: 'FIL_01' });
    expect((await me.send(Buffer.concat([pdf, eicar]), 'INQUIRY', 'application/pdf')).json()).toMatchObject({
      code: 'FIL_03',
    });
  });

  it('may be no PDF where nothing scans it', async () => {
    await expect(makeFile(pdf, 'INQUIRY', undefined)).rejects.toMatchObject({ answer: { code: 'FIL_01' } });
    const broken: Scanner = { isClean: () => Promise.reject(new Error('away')) };
    await expect(makeFile(pdf, 'INQUIRY', broken)).rejects.toMatchObject({ answer: { code: 'FIL_06' } });
  });

  it('has at most 10 MB', async () => {
    const me = await join();
    const answer = await me.send(Buffer.alloc(10 * 1024 * 1024 + 1), 'INQUIRY', 'image/png');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'FIL_02']);
  });

  it.each([
    ['that is no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'REVIEW', 'image/png', 'FIL_01'],
    ['in JSON', { file: 1 }, 'REVIEW', 'application/json', 'FIL_01'],
    ['for no purpose', Buffer.alloc(10), '', 'image/png', 'REQ_INVALID'],
    ['for an unknown purpose', Buffer.alloc(10), 'toString', 'image/png', 'REQ_INVALID'],
  ])('%s is refused', async (_, bytes, purpose, type, code) => {
    expect((await (await join()).send(bytes, purpose, type)).json()).toMatchObject({ code });
  });
});
