import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadFile } from '#schemas/calls/files/calls';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { drawn } from '#tests/picture-files.ts';
import { deleteExpired } from '../../services/accounts/expiry.ts';
import { registerFiles } from './routes.ts';

const server = accountServer({ features: [registerFiles] });

const join = async () => {
  const browser = server.browser();
  await browser.login(await server.addMember(), PASSWORD);
  const send = (bytes: Buffer | object, purpose = 'INQUIRY', type = 'image/jpeg') =>
    browser.post('common/file/s3-upload', bytes, { headers: { 'content-type': type, 'x-file-purpose': purpose } });
  return { browser, send };
};
const photo = (width = 900, height = 1200) =>
  drawn(width, height)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

describe('an uploaded file', () => {
  it('is sent with its own content type within 90 seconds, and is stored anew without metadata [V-444]', async () => {
    expect([uploadFile.timeoutMs, uploadFile.bytes.types]).toEqual([
      90_000,
      ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
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
    expect((await (await join()).send(flat)).json()).toMatchObject({ code: 'FIL_03' });
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
    expect(taken).toEqual([...uploadFile.bytes.types]);
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

  it('is seen by its member only, and goes after a day without a record', async () => {
    const [me, other] = [await join(), await join()];
    const { data } = (await me.send(await photo())).json<{ data: { url: string } }>();
    const status = async (browser: typeof me.browser) => (await browser.get(data.url)).statusCode;
    expect([await status(me.browser), await status(other.browser), await status(server.browser())]).toEqual([
      200, 404, 404,
    ]);
    server.wait(day + 1);
    await deleteExpired(server.app().context);
    expect(
      await server
        .store()
        .db.selectFrom('files')
        .select('id')
        .where('id', '=', data.url.slice('/files/'.length))
        .execute(),
    ).toEqual([]);
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
