import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { drawn } from '#tests/picture-files.ts';
import { withCheckDigit } from '../../core/records/typed-numbers.ts';
import { registerPocket } from './routes.ts';
import { registerSeasonPictures } from './season-picture-routes.ts';
import { decideSeasonPicture } from './season-pictures.ts';

const reasons = {
  type: 'code-list',
  id: 'COD_IAM_SEASON_PICTURE_REASON',
  v: 1,
  items: [{ codeId: 'BLUR', codeName: { ko: '흐려요', en: 'Blurred' } }],
};
const season = {
  type: 'ticket-product',
  id: 'season',
  v: 1,
  venue: 'TP',
  kind: 'SEASON',
  order: 1,
  name: { ko: '시즌', en: 'Season' },
  canLend: false,
  canRemove: true,
  canReenter: true,
};
const template = (event: string) => ({
  type: 'message-template',
  id: event.toLowerCase().replaceAll('_', '-'),
  v: 1,
  event,
  purpose: 'service',
  topic: 'pocket',
  title: 'MSG_P',
  body: `MSG_${event}`,
  channels: ['NOTIFICATION'],
});
const texts = (locale: string) => ({
  type: 'messages',
  id: `p-${locale}`,
  v: 1,
  locale,
  texts: { MSG_P: '{{product}}', MSG_SEASON_PICTURE_ACCEPTED: 'ok', MSG_SEASON_PICTURE_RETURNED: '{{reason}}' },
});
const server = accountServer({
  documents: [
    reasons,
    season,
    template('SEASON_PICTURE_ACCEPTED'),
    template('SEASON_PICTURE_RETURNED'),
    texts('ko'),
    texts('en'),
  ],
  features: [registerPocket, registerSeasonPictures],
});

interface Picture {
  readonly statusCd: string;
  readonly url: string;
  readonly reasonNm: string;
  readonly canSendYn: string;
}

let count = 0;
const join = async (passNumber?: string) => {
  const member = await server.addMember();
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const productId = `pass-${++count}`;
  const at = server.now().toISOString();
  const number = passNumber ?? withCheckDigit(Array.from({ length: 17 }, () => randomInt(10)).join(''));
  await server
    .store()
    .db.insertInto('pocket_products')
    .values({
      id: productId,
      member: member.uid,
      kind: 'SEASON',
      product: 'season',
      release: 1,
      venue: 'TP',
      number,
      valid_from: '20260101',
      valid_until: '20261231',
      holder_name: '김하늘',
      birth_date: '19900412',
      seat: '',
      people: 1,
      state: 'REGISTERED',
      entered_on: '',
      registered_at: at,
      changed_at: at,
    })
    .execute();
  const read = async () =>
    (await browser.get(`tickets/season/picture?productId=${productId}`)).json<{ data: Picture }>().data;
  const send = (bytes: Buffer | object, key = `${member.uid} ${++count}`, type = 'image/jpeg') =>
    browser.post(`tickets/season/picture?productId=${productId}`, bytes, {
      headers: { 'idempotency-key': key.replace(' ', '-'), 'content-type': type },
    });
  const decide = async (to: 'ACCEPTED' | 'RETURNED', reason = '') => {
    const row = await server
      .store()
      .db.selectFrom('season_pictures')
      .select('id')
      .where('product', '=', productId)
      .executeTakeFirstOrThrow();
    return server
      .store()
      .db.transaction()
      .execute((tx) =>
        decideSeasonPicture(tx, server.app(), { id: row.id, venue: 'TP', to, reason, operator: 'agent' }),
      );
  };
  return { ...member, browser, productId, number, read, send, decide };
};
const photo = (width = 900, height = 1200) =>
  drawn(width, height)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();

describe('the picture of a season pass', () => {
  it('is sent as an image, encoded anew to 3:4 without metadata, and waits [V-169] [V-394] [V-404]', async () => {
    const me = await join();
    expect(await me.read()).toEqual({
      productId: me.productId,
      statusCd: 'NONE',
      url: '',
      reasonNm: '',
      canSendYn: 'Y',
    });
    const sent = (await me.send(await photo(1600, 1200))).json<{ data: Picture }>();
    expect(sent).toMatchObject({ code: '200', data: { statusCd: 'WAITING', canSendYn: 'N' } });
    expect(await me.read()).toEqual(sent.data);
    const shown = await me.browser.get(sent.data.url);
    expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      'image/jpeg',
      'private, no-store',
    ]);
    const { width, height, exif, icc } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif, icc]).toEqual([900, 1200, undefined, undefined]);
    expect(shown.rawPayload.includes('secret place')).toBe(false);
  });

  it('is seen by nobody else', async () => {
    const [me, other] = [await join(), await join()];
    await me.send(await photo());
    const { url } = await me.read();
    const answers = [
      await other.browser.get(url),
      await server.browser().get(url),
      await me.browser.get('/season-pictures/unknown'),
    ];
    expect(answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.length])).toEqual([
      [404, 0],
      [404, 0],
      [404, 0],
    ]);
    expect((await other.browser.get(`tickets/season/picture?productId=${me.productId}`)).json()).toMatchObject({
      code: 'PKT_01',
    });
  });

  it.each([
    ['waits', undefined],
    ['was accepted', 'ACCEPTED'],
    ['was returned', 'RETURNED'],
  ] as const)(
    'of a member who removed the pass does not stand in the way of the next one, also if it %s',
    async (_, decided) => {
      const me = await join();
      await me.send(await photo());
      if (decided !== undefined) await me.decide(decided, 'BLUR');
      const { url } = await me.read();
      await server
        .store()
        .db.updateTable('pocket_products')
        .set({ state: 'REMOVED' })
        .where('id', '=', me.productId)
        .execute();
      const next = await join(me.number);
      expect(await next.read()).toMatchObject({ statusCd: 'NONE', url: '', reasonNm: '', canSendYn: 'Y' });
      expect((await next.send(await photo(600, 800))).json()).toMatchObject({
        code: '200',
        data: { statusCd: 'WAITING' },
      });
      expect(await next.decide('ACCEPTED')).toBe(true);
      expect(await next.read()).toMatchObject({ statusCd: 'ACCEPTED', canSendYn: 'N' });
      expect((await me.browser.get(url)).statusCode).toBe(404);
    },
  );

  it('gets a new ID when it is sent again, so a decision on the one before falls on nothing', async () => {
    const me = await join();
    const idOf = async () =>
      (
        await server
          .store()
          .db.selectFrom('season_pictures')
          .select('id')
          .where('product', '=', me.productId)
          .executeTakeFirstOrThrow()
      ).id;
    const decide = (id: string, to: 'ACCEPTED' | 'RETURNED', reason = '') =>
      server
        .store()
        .db.transaction()
        .execute((tx) => decideSeasonPicture(tx, server.app(), { id, venue: 'TP', to, reason, operator: 'agent' }));
    await me.send(await photo());
    const seen = await idOf();
    expect(await decide(seen, 'RETURNED', 'FACE')).toBe(true);
    await me.send(await photo(600, 800));
    expect(await decide(seen, 'ACCEPTED')).toBe(false);
    expect(await me.read()).toMatchObject({ statusCd: 'WAITING' });
    expect(await decide(await idOf(), 'ACCEPTED')).toBe(true);
  });

  it.each([
    ['too narrow', () => photo(599, 1200), 'image/jpeg', 'FIL_02'],
    ['too low', () => photo(1200, 799), 'image/jpeg', 'FIL_02'],
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'FIL_01'],
    ['cut off', async () => (await photo()).subarray(0, 2000), 'image/jpeg', 'FIL_01'],
    ['JSON', async () => ({ picture: 1 }), 'application/json', 'FIL_01'],
  ] as const)('is refused when it is %s', async (_, make, type, code) => {
    const me = await join();
    expect((await me.send(await make(), `k-${++count}`, type)).json()).toMatchObject({ code });
    expect(await me.read()).toMatchObject({ statusCd: 'NONE' });
  });

  it('needs a content type of a picture and is limited in size', async () => {
    const me = await join();
    const answers = [
      await me.send(await photo(), `k-${++count}`, 'text/html'),
      await me.send(Buffer.alloc(10 * 1024 * 1024 + 1), `k-${++count}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 422]);
  });

  it('is set once a term: an agent returns it with a reason, another one is accepted for good, and the member is told', async () => {
    const me = await join();
    await me.send(await photo());
    expect((await me.send(await photo())).json()).toMatchObject({ code: 'PKT_10' });
    expect(await me.decide('RETURNED', 'BLUR')).toBe(true);
    expect(await me.read()).toMatchObject({ statusCd: 'RETURNED', reasonNm: '흐려요', canSendYn: 'Y' });
    expect((await me.send(await photo(600, 800))).json()).toMatchObject({
      data: { statusCd: 'WAITING', reasonNm: '' },
    });
    expect([await me.decide('ACCEPTED'), await me.decide('RETURNED', 'BLUR')]).toEqual([true, false]);
    expect(await me.read()).toMatchObject({ statusCd: 'ACCEPTED', canSendYn: 'N' });
    expect((await me.send(await photo())).json()).toMatchObject({ code: 'PKT_10' });
    const log = await server
      .store()
      .db.selectFrom('record_log')
      .select(['actor_kind', 'to_state', 'reason'])
      .where('record', '=', 'season_pictures')
      .where('actor', 'in', [me.uid, 'agent'])
      .orderBy('id')
      .execute();
    expect(log.slice(-4).map((row) => Object.values(row).join(' '))).toEqual([
      'member WAITING ',
      'operator RETURNED BLUR',
      'member WAITING ',
      'operator ACCEPTED ',
    ]);
    const told = await server
      .store()
      .db.selectFrom('notifications')
      .select(['title', 'body'])
      .where('member', '=', me.uid)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { title: '시즌', body: '흐려요' },
      { title: '시즌', body: 'ok' },
    ]);
  });

  it('answers a repeated key once, and refuses the key with another picture', async () => {
    const me = await join();
    const [bytes, key] = [await photo(), `key-${me.uid}`];
    const [first, again, other] = [
      await me.send(bytes, key),
      await me.send(bytes, key),
      await me.send(await photo(700, 900), key),
    ];
    expect([again.json(), again.headers['idempotency-replayed']]).toEqual([first.json(), 'true']);
    expect(other.statusCode).toBe(422);
  });
});
