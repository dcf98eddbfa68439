import type { ScanAnswer, DeviceKind } from '../../schemas/calls/devices/answers.ts';
import { codeText, stepAt, unsignedText, type CodePrefix } from '../../src/engine/records/entry-code.ts';
import { addDevice } from '../../src/server/services/devices/devices-store.ts';
import { refsOf } from '../../src/server/services/pocket/holdings.ts';
import type { IssuedNumber } from '../../src/server/services/pocket/ticketing/port.ts';
import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import { kstDay } from '../../src/server/core/wire-values.ts';
import { PASSWORD, type AccountServer, type MemberParts } from './account-server.ts';

const nextNumber = (
  (last) => () =>
    ++last
)(0);
export const nextScan = (): string => `scan-${nextNumber()}`;

/** Answer of a scan, with the code of an error. */
export interface ScanReply {
  readonly code: string;
  readonly data: ScanAnswer;
}

/** A device that has joined. */
export interface TestDevice {
  readonly id: string;
  readonly accessToken: string;
  /** IP address. */
  readonly address: string;
  /** Calls the device API; `path` is relative to its base. */
  call<Answer = ScanReply>(path: string, body?: object): Promise<Answer & { readonly status: number }>;
  /** Scans a code and returns the result with its reason. */
  scan(path: string, code: string, more?: object): Promise<string>;
}

export const joinDevice = async (
  server: AccountServer,
  kind: DeviceKind,
  { venue = 'TP', facility = '' }: { readonly venue?: string; readonly facility?: string } = {},
): Promise<TestDevice> => {
  const { db } = server.store();
  const { id, token } = await db
    .transaction()
    .execute((tx) =>
      addDevice(
        tx,
        { venue, kind, name: `Device ${nextNumber()}`, facility },
        { actor: { kind: 'operator', id: 'test' }, at: server.now() },
      ),
    );
  const remoteAddress = `10.9.${nextNumber() % 250}.1`;
  const { data } = (
    await server
      .app()
      .inject({ method: 'POST', url: '/api/device/v1/join', remoteAddress, payload: { token, version: '1.0' } })
  ).json<{ data: { accessToken: string } }>();
  const call = async <Answer>(path: string, body?: object) => {
    const answer = await server.app().inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api/device/v1/${path}`,
      remoteAddress,
      headers: { authorization: `Bearer ${data.accessToken}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { ...answer.json<Answer & object>(), status: answer.statusCode };
  };
  return {
    id,
    accessToken: data.accessToken,
    address: remoteAddress,
    call,
    async scan(path, code, more = {}) {
      const { code: status, data: answer } = await call<ScanReply>(path, { scanId: nextScan(), code, ...more });
      return status === '200' ? [answer.resultCd, answer.reasonCd].join(' ').trim() : status;
    },
  };
};

/** A member's phone with a key of its own. */
export const joinPhone = async (server: AccountServer, parts: MemberParts = {}) => {
  const member = await server.addMember(parts);
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]);
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64url');
  const post = async <Data = Record<string, never>>(path: string, body: object) =>
    (await browser.post(path, { parkType: 'TP', ...body }, { headers: { 'idempotency-key': nextScan() } })).json<{
      code: string;
      data: Data;
    }>();
  await post('skypocket/code-key', { publicKey: spki });
  const { id: login } = await server
    .store()
    .db.selectFrom('logins')
    .select('id')
    .where('member', '=', member.uid)
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow();
  const sign = async (prefix: CodePrefix, ref: string, at: Date): Promise<string> => {
    const code = { prefix, ref, step: stepAt(at.getTime()) };
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      privateKey,
      new TextEncoder().encode(unsignedText(code)),
    );
    return codeText({ ...code, signature: Buffer.from(signature).toString('base64url') });
  };
  return {
    ...member,
    browser,
    post,
    login,
    sign,
    /** Signs the code of a product, card or other record of the member. */
    async code(
      product: string,
      { prefix = 'PE', at = server.now() }: { readonly prefix?: CodePrefix; readonly at?: Date } = {},
    ): Promise<string> {
      const refs = await refsOf(server.store().db, {
        holder: member.uid,
        login,
        products: [product],
        at: server.now(),
      });
      return sign(prefix, refs.get(product) ?? '', at);
    },
  };
};
export type TestPhone = Awaited<ReturnType<typeof joinPhone>>;

/** Adds a product to a member's pocket. Returns its ID. */
export const addProduct = async (
  server: AccountServer,
  member: string,
  parts: Partial<Pick<IssuedNumber, 'kind' | 'product' | 'venue' | 'valid_from' | 'valid_until' | 'holder_name'>> = {},
): Promise<string> => {
  const [id, today, at] = [`product-${nextNumber()}`, kstDay(server.now()), server.now().toISOString()];
  const number = withCheckDigit(String(nextNumber()).padStart(17, '0'));
  await server
    .store()
    .db.insertInto('pocket_products')
    .values({
      id,
      member,
      kind: 'TICKET',
      product: 'day',
      release: 1,
      venue: 'TP',
      number,
      valid_from: today,
      valid_until: today,
      holder_name: '',
      birth_date: '',
      seat: '',
      people: 1,
      state: 'REGISTERED',
      entered_on: '',
      registered_at: at,
      changed_at: at,
      ...parts,
    })
    .execute();
  return id;
};
