import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadFile } from '#schemas/calls/files.calls';
import { accountServer, day, PASSWORD } from '#tests/account-server.ts';
import { drawn } from '#tests/picture-files.ts';
import { deleteExpired } from '../accounts/expiry.ts';
import { registerFiles } from './routes.ts';

const server = accountServer({ features: [registerFiles] });

const join = async () => {
  const browser = server.browser();
  await browser.login(await server.addMember(), PASSWORD);
  const send = (bytes: Buffer | object, purpose = 'INQUIRY', type = 'image/jpeg') => browser.post('common/file/s3-upload', bytes, { headers: { 'content-type': type, 'x-file-purpose': purpose } });
  return { browser, send };
};
const photo = (width = 900, height = 1200) => drawn(width, height).withExif({ IFD0: { Copyright: 'secret place' } }).jpeg().toBuffer();

describe('an uploaded file', () => {
  it('is sent with its own content type within 90 seconds, and is stored anew without metadata [V-444]', async () => {
    expect([uploadFile.timeoutMs, uploadFile.bytes.types]).toEqual([90_000, ['image/jpeg', 'image/png', 'image/webp', 'image/avif']]);
    const me = await join();
    const { data } = (await me.send(await photo(3000, 1500))).json<{ data: { fileId: string; url: string } }>();
    const shown = await me.browser.get(data.url);
    expect([data.url, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([`/files/${data.fileId}`, 'image/jpeg', 'private, no-store']);
    const { width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif, shown.rawPayload.includes('secret place')]).toEqual([2048, 1024, undefined, false]);
  });

  it('is as large as its purpose allows', async () => {
    const me = await join();
    const { data } = (await me.send(await photo(), 'PROFILE')).json<{ data: { url: string } }>();
    expect(await sharp((await me.browser.get(data.url)).rawPayload).metadata()).toMatchObject({ width: 384, height: 512 });
  });

  it('is seen by its member only, and goes after a day without a record', async () => {
    const [me, other] = [await join(), await join()];
    const { data } = (await me.send(await photo())).json<{ data: { url: string } }>();
    const status = async (browser: typeof me.browser) => (await browser.get(data.url)).statusCode;
    expect([await status(me.browser), await status(other.browser), await status(server.browser())]).toEqual([200, 404, 404]);
    server.wait(day + 1);
    await deleteExpired(server.app().sessions);
    expect(await server.store().db.selectFrom('files').select('id').where('id', '=', data.url.slice('/files/'.length)).execute()).toEqual([]);
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
