import { execFileSync } from 'node:child_process';
import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  verify,
  X509Certificate,
  createPrivateKey,
  privateDecrypt,
  createDecipheriv,
  constants,
} from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Product } from '#schemas/calls/pocket/answers';
import type { WalletKind } from '#schemas/documents/wallet/schema';
import { accountServer, minute, PASSWORD, type AccountServer } from '#tests/account-server.ts';
import { fillDisk } from '#tests/fill-disk.ts';
import { readZip } from '#tests/read-zip.ts';
import { registerPocket } from '../pocket/routes.ts';
import { findStaticCode } from '../pocket/static-codes.ts';
import { registerWallets } from './routes.ts';
import { sandboxAppleKeys } from './sandbox-keys.ts';
import { canSign } from './wallet-keys.ts';

const local = (name: string) => ({ ko: `${name} 이름`, en: name });
const product = (id: string, more: object = {}) => ({
  type: 'ticket-product',
  id,
  v: 1,
  venue: 'TP',
  kind: 'TICKET',
  order: 1,
  name: local(id),
  canLend: true,
  canRemove: true,
  canReenter: false,
  ...more,
});
const wallet = (kind: WalletKind, provider: string, more: object = {}) => ({
  type: 'wallet',
  id: `TP-${provider}`,
  v: 1,
  venue: 'TP',
  order: 1,
  kind,
  provider,
  name: local(provider),
  organisation: local('Resort'),
  account: 'TEAM000001',
  passType: 'pass.example.park',
  ...more,
});
const documents = [
  product('day', { staticCode: true }),
  product('plain'),
  wallet('apple', 'Apple'),
  wallet('google', 'Google', { order: 2 }),
  wallet('samsung', 'Samsung', { order: 3, certificateId: 'C1' }),
  wallet('google', 'Closed', { isOff: true }),
];

const android = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142' };

/** A member of a server with a ticket in the pocket. */
const holder = async (server: AccountServer, { kind = 'day' }: { readonly kind?: string } = {}) => {
  const member = await server.addMember({});
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const id = `ticket-${member.uid}`;
  await server
    .store()
    .db.insertInto('pocket_products')
    .values({
      id,
      member: member.uid,
      kind: 'TICKET',
      product: kind,
      release: 1,
      venue: 'TP',
      number: `number-${member.uid}`,
      valid_from: '20261101',
      valid_until: '20261130',
      holder_name: '',
      birth_date: '',
      seat: '',
      people: 2,
      state: 'REGISTERED',
      entered_on: '',
      registered_at: '',
      changed_at: '2026-11-01T00:00:00Z',
    })
    .execute();
  let key = 0;
  const add = async (provider: string, productId = id, headers: Readonly<Record<string, string>> = {}) =>
    (
      await browser.post(
        `tickets/add${provider}`,
        { productId },
        { headers: { 'idempotency-key': `${member.uid}-${++key}`, ...headers } },
      )
    ).json<{ code: string; data: { path: string; url: string; walletCd: string } }>();
  const list = async (headers: Readonly<Record<string, string>> = {}) =>
    (await browser.get('skypocket/my-products', { headers })).json<{ data: { productList: Product[] } }>().data
      .productList[0]?.walletList;
  const code = async () =>
    (
      await server
        .store()
        .db.selectFrom('static_codes')
        .select('code')
        .where('product', '=', id)
        .where('ended_at', '=', '')
        .executeTakeFirstOrThrow()
    ).code;
  const fetchPass = (path: string) => server.app().inject({ url: path });
  return { ...member, id, add, list, code, fetchPass };
};

const jsonOf = (part: string | undefined): Record<string, never> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Record<string, never>;

describe('in the sandbox', () => {
  const full = accountServer({ documents, features: [registerPocket, registerWallets] });
  const server = accountServer({ documents, features: [registerPocket, registerWallets] });

  it('lists the wallets that a phone can have, for products that allow it', async () => {
    const [me, other] = [await holder(server), await holder(server, { kind: 'plain' })];
    expect(await me.list()).toEqual([
      { walletCd: 'Apple', walletNm: 'Apple 이름' },
      { walletCd: 'Google', walletNm: 'Google 이름' },
      { walletCd: 'Samsung', walletNm: 'Samsung 이름' },
    ]);
    expect([await me.list(android), await other.list()]).toEqual([
      [{ walletCd: 'Google', walletNm: 'Google 이름' }],
      [],
    ]);
  });

  it('adds a ticket to the wallet that the last part of the address names [V-409]', async () => {
    const me = await holder(server);
    const { code, data } = await me.add('Apple');
    expect([code, data.walletCd, data.url.endsWith(data.path)]).toEqual(['200', 'Apple', true]);
    expect((await me.fetchPass(data.path)).headers['location']).toBe(
      `/sandbox/wallet/${data.path.slice('/passes/'.length)}`,
    );
  });

  it('opens the address of a pass while the disk is full', async () => {
    const own = await holder(full);
    const { data } = await own.add('Apple');
    await fillDisk(full.store());
    expect((await own.fetchPass(data.path)).statusCode).toBe(302);
  });

  it('refuses unknown wallets, wallets that are off, products without static codes and those of other members', async () => {
    const [me, plain, other] = [await holder(server), await holder(server, { kind: 'plain' }), await holder(server)];
    const answers = [
      await me.add('Nothing'),
      await me.add('Closed'),
      await plain.add('Apple'),
      await me.add('Apple', other.id),
      await me.add('Apple', 'none'),
      await me.add('Apple', me.id, android),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['WLT_01', 'WLT_01', 'PKT_01', 'PKT_01', 'PKT_01', 'WLT_01']);
  });

  it('signs a pass with the code and dates of the ticket, with its own pictures; openssl accepts the signature', async () => {
    const me = await holder(server);
    const { data } = await me.add('Apple');
    const file = await me.fetchPass(`/sandbox/wallet/${data.path.slice('/passes/'.length)}/ticket.pkpass`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass']);
    const files = readZip(file.rawPayload);
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as Record<string, string>;
    const pictures = [
      'icon.png',
      'icon@2x.png',
      'icon@3x.png',
      'logo.png',
      'logo@2x.png',
      'logo@3x.png',
      'strip.png',
      'strip@2x.png',
      'strip@3x.png',
    ];
    expect(Object.keys(manifest).toSorted()).toEqual([...pictures, 'pass.json'].toSorted());
    expect(
      Object.entries(manifest).filter(
        ([name, digest]) =>
          createHash('sha1')
            .update(files.get(name) ?? '')
            .digest('hex') !== digest,
      ),
    ).toEqual([]);
    expect(JSON.parse(files.get('pass.json')?.toString() ?? '')).toMatchObject({
      passTypeIdentifier: 'pass.example.park',
      teamIdentifier: 'TEAM000001',
      description: 'day 이름',
      expirationDate: '2026-11-30T14:59:59.000Z',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: await me.code() }],
    });
    const folder = mkdtempSync(join(tmpdir(), 'pass-'));
    writeFileSync(join(folder, 'signature'), files.get('signature') ?? '');
    writeFileSync(join(folder, 'manifest.json'), files.get('manifest.json') ?? '');
    const verified = execFileSync(
      'openssl',
      [
        'smime',
        '-verify',
        '-inform',
        'DER',
        '-in',
        'signature',
        '-content',
        'manifest.json',
        '-noverify',
        '-binary',
        '-purpose',
        'any',
      ],
      { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    rmSync(folder, { recursive: true });
    expect(verified).toEqual(files.get('manifest.json'));
  });

  it('shows the pass on a page that names the sandbox certificate', async () => {
    const me = await holder(server);
    const { data } = await me.add('Apple');
    const page = (await me.fetchPass((await me.fetchPass(data.path)).headers['location'] ?? '')).body;
    expect(page).toContain('Sandbox Pass Type ID: pass.example.park');
    expect([
      page.includes('day 이름'),
      page.includes('<svg class="qr"'),
      page.includes('/ticket.pkpass" download'),
      page.includes('style='),
    ]).toEqual([true, true, true, false]);
  });

  it('ends an address after ten minutes, with its product, and when a byte of it changes', async () => {
    const me = await holder(server);
    const { data } = await me.add('Google');
    const changed = data.path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect([(await me.fetchPass(data.path)).statusCode, (await me.fetchPass(changed)).statusCode]).toEqual([302, 404]);
    await server.store().db.updateTable('pocket_products').set({ state: 'REMOVED' }).where('id', '=', me.id).execute();
    expect((await me.fetchPass(data.path)).statusCode).toBe(404);
    const later = await holder(server);
    const { path } = (await later.add('Google')).data;
    server.wait(11 * minute);
    expect((await later.fetchPass(path)).statusCode).toBe(404);
  });
});

describe('with certificates and keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const [google, samsung, recipient] = [pair(), pair(), pair()];
  const apple = sandboxAppleKeys({ account: 'TEAM000001', passType: 'pass.example.park' });
  const files = {
    'apple-wwdr.pem': apple.wwdr,
    'apple-certificate.pem': apple.certificate,
    'apple-key.pem': apple.key.reveal(),
    'google-service-account.json': JSON.stringify({
      client_email: 'robot@resort.example',
      private_key: google.privateKey,
    }),
    'samsung-key.pem': samsung.privateKey,
    'samsung-recipient.pem': recipient.publicKey,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const server = accountServer({
    documents,
    features: [registerPocket, registerWallets],
    env: { WALLET_KEYS: folder },
  });

  it('sends the pass as a file that the given certificate signed', async () => {
    const me = await holder(server);
    const { data } = await me.add('Apple');
    const file = await me.fetchPass(data.path);
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'application/vnd.apple.pkpass',
      'no-store',
    ]);
    const serial = Buffer.from(new X509Certificate(apple.certificate).raw);
    expect(readZip(file.rawPayload).get('signature')?.includes(serial)).toBe(true);
  });

  it("leads to Google's link, signed by the service account, with the ticket's code", async () => {
    const me = await holder(server);
    const { headers } = await me.fetchPass((await me.add('Google')).data.path);
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(String(headers['location'])) ?? [];
    const [header, payload, signature = ''] = token.split('.');
    expect(
      verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        createPublicKey(google.publicKey),
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(jsonOf(header)).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(jsonOf(payload)).toMatchObject({
      iss: 'robot@resort.example',
      aud: 'google',
      typ: 'savetowallet',
      payload: {
        genericObjects: [
          { classId: 'TEAM000001.pass.example.park', barcode: { type: 'QR_CODE', value: await me.code() } },
        ],
      },
    });
    expect(token.length).toBeLessThan(2000);
  });

  it("leads to Samsung's link, signed by the partner and readable for Samsung only", async () => {
    const me = await holder(server);
    const { headers } = await me.fetchPass((await me.add('Samsung')).data.path);
    const [, token = ''] =
      /^https:\/\/a\.swallet\.link\/atw\/v3\/pass\.example\.park#Clip\?cdata=(.+)$/.exec(String(headers['location'])) ??
      [];
    const [header, payload = '', signature = ''] = token.split('.');
    expect(
      verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        createPublicKey(samsung.publicKey),
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(jsonOf(header)).toMatchObject({
      alg: 'RS256',
      cty: 'CARD',
      ver: '3',
      certificateId: 'C1',
      partnerId: 'TEAM000001',
    });
    const [head = '', sealed, iv, text, tag] = Buffer.from(payload, 'base64url').toString().split('.');
    const part = (one: string | undefined): Buffer => Buffer.from(one ?? '', 'base64url');
    const decipher = createDecipheriv(
      'aes-128-gcm',
      privateDecrypt(
        { key: createPrivateKey(recipient.privateKey), padding: constants.RSA_PKCS1_PADDING },
        part(sealed),
      ),
      part(iv),
    )
      .setAAD(Buffer.from(head))
      .setAuthTag(part(tag));
    const card = JSON.parse(Buffer.concat([decipher.update(part(text)), decipher.final()]).toString()) as object;
    expect(card).toMatchObject({
      card: { type: 'ticket', data: [{ attributes: { title: 'day 이름', 'barcode.value': await me.code() } }] },
    });
  });

  it('carries the static code of its holder, which a gate finds', async () => {
    const me = await holder(server);
    await me.add('Google').then(({ data }) => me.fetchPass(data.path));
    expect(await findStaticCode(server.store().db, await me.code(), '20261101')).toMatchObject({
      product: me.id,
      holder: me.uid,
      endReason: '',
    });
  });
});

it('is off in production without certificates and keys', () => {
  const env = {
    mode: 'production',
    sandbox: false,
    port: 0,
    host: '',
    dataDir: '',
    secureCookies: true,
    limits: true,
    secondFactor: true,
    dev: false,
  } as const;
  expect((['apple', 'google', 'samsung'] as const).map((kind) => canSign(env, kind))).toEqual([false, false, false]);
});
