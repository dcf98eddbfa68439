import { beforeAll } from 'vitest';
import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import type { Named, NameFault } from '#schemas/calls/names';
import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import { namedServer } from './named-documents.ts';
import { variantsOf, type Fault } from './named-making.ts';
import { people, venue } from './named-people.ts';
import { addOwnReport } from './named-services.ts';
import { binderToken } from './named-social.ts';
import { makers } from './named-records.ts';
import { readTables } from './table-hashes.ts';
import { findIdCode } from '../../src/server/services/accounts/find-user-id.ts';
import type { TestBrowser } from './test-browser.ts';

type Input = Readonly<Record<string, unknown>>;
export type Place = 'path' | 'query' | 'body';
export interface Schema {
  readonly type?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const nextKey = (
  (last) => () =>
    `key-${++last}`
)(0);
export const nameOf = ({ method, path }: ApiCall): string => `${method} ${path.replace('/api/v1/iam/', '')}`;

const stops = [
  { facilityId: '101', minutes: 30, mustYn: 'N' },
  { facilityId: '102', minutes: 30, mustYn: 'N' },
];
/** Values that calls need beside the things that they name. */
const rest: Readonly<Record<string, Input>> = {
  'POST certification/MBL/login': { password: 'CorrectHorse7' },
  'POST users/password-reset body.userId': { email: 'nobody@resort.example' },
  'POST users/password-reset body.token': { newPassword: 'CorrectHorse8' },
  'POST video/event-billboard-appl': {
    date: '20261105',
    slotId: '1200',
    templateId: 'sunset',
    words: '안녕',
    agreeYn: 'Y',
  },
  'GET video/event-billboard-slot-time': { date: '20261105' },
  'POST contents/subclub/upsert-club': { actionCd: 'JOIN' },
  'POST curation/course-state': { statusCd: 'REMOVED' },
  'POST curation/course': { title: '하루', statusCd: 'DRAFT', stopList: stops.map(({ mustYn: _, ...stop }) => stop) },
  'POST curation/visit-plan': { visitDt: '20261101', arriveTm: '1000', leaveTm: '1800', stopList: stops },
  'POST tickets/day-passes/reserve': { visitDt: '20261201' },
  'POST tickets/day-passes/cancel': { visitDt: '20261201' },
  'POST evt/event-join': {
    agreeList: ['use'],
    answerList: [
      { fieldId: 'with', value: 'family' },
      { fieldId: 'story', value: '처음이에요' },
    ],
  },
  'POST cscenter/questions': { categoryCd: 'USE', title: 'x', text: 'x' },
  'POST cscenter/questions/{vocId}/reopen': { text: 'x' },
  'POST evt/attend-push': { pushYn: 'Y' },
  'POST behaviors/memory-report/review': { parkKindCd: '01', reportDate: '20261030', starCnt: '5', publicYn: 'Y' },
  'POST behaviors/memory-report/share': { parkKindCd: '01', reportDate: '20261030' },
  'POST behaviors/memory-report/unshare': { parkKindCd: '01', reportDate: '20261030' },
  'POST facility-use': { cnt: 1, agreeYn: 'Y' },
  'POST coupons/accept': { acceptYn: 'N' },
  'POST giftcards/accept': { acceptYn: 'N' },
  'POST giftcards/register': { scratchCode: 'ABCDEFGH23' },
  'POST giftcards/transfer': { amount: 10 },
  'POST login/sns/start': { purpose: 'LOGIN' },
  'GET users/external-login': { redirectUrl: 'https://partner.haneul-resort.example/login/done' },
  'POST users/external-login': { redirectUrl: 'https://partner.haneul-resort.example/login/done' },
  'POST users/info/change-by-auth body.verifyId': {},
  'POST users/info/change-by-auth-sns body.verifyId': {},
  'POST users/hp-password-change': { newPassword: 'CorrectHorse8' },
  'POST users/verify/start': { method: 'NICE', purpose: 'JOIN' },
  'POST users/verify/start body.token': { method: 'NICE', purpose: 'LINK' },
  'GET users/verify': { purpose: 'PASSWORD' },
  'POST users/guardian': { relationCd: 'MOTHER' },
  'POST users/info/change-by-auth': { email: 'new@resort.example' },
  'POST users/info/change-by-auth-sns': { email: 'new@resort.example' },
  'POST users/join/check': { userId: 'somebody_1' },
  'POST users/join/email-code': { email: 'new@resort.example' },
  'POST users/withdraw': { reasonCd: 'ETC' },
  'POST users/children/withdraw': { reasonCd: 'OTHER', acceptLossYn: 'Y' },
  'POST users/withdraw/cancel': { password: 'CorrectHorse7' },
  'POST members': { termsAgreeList: [], convAgrYn: 'Y' },
  'POST users/unlink': { loginType: 'KAKAO' },
  'POST users/link-id-passwd': { userId: 'new_owner1', password: 'CorrectHorse7' },
  'POST members/nft/reg-auth': { otp: '123456' },
  'POST members/nft/otp-email-send': { publicAddress: '0x1' },
  'POST users/consents': { termsAgreeList: [{ termsId: 'privacy', versionNo: 1, agreeYn: 'Y' }] },
  'POST users/password-check': { password: 'CorrectHorse7' },
  'POST users/password-change': { password: 'CorrectHorse7', newPassword: 'CorrectHorse8' },
  'POST users/my-password-change': { password: 'CorrectHorse7', newPassword: 'CorrectHorse8' },
  'POST curation/persona-type-result': {
    parkKindCd: '01',
    visitType: '1',
    companaion: '1',
    playType: '1',
    answerList: Object.entries({
      arrive: 'front',
      wait: 'line',
      pace: 'full',
      height: 'love',
      alone: 'again',
      evening: 'ride',
      memory: 'photo',
    }).map(([questionId, value]) => ({ questionId, value })),
  },
  'POST skypocket/code-key': { publicKey: 'A'.repeat(100) },
  'POST members/convert-point': { kindCd: 'DREAM', amount: 200 },
  'POST members/convert-point body.itemId': { kindCd: 'REWARD', amount: 1 },
  'POST point/gift': { amount: 100 },
  'GET settings/main': { venue: 'EL' },
  'POST members/get-info': { searchType: 'ID', searchValueList: ['somebody'] },
  'POST members/friend-find': { agreeYn: 'Y' },
  'POST noti-setting': { topicList: [{ topicId: 'friend', channelList: [{ channelType: 'PUSH', onYn: 'N' }] }] },
  'POST settings/main': { venue, widgets: [{ id: 'events', order: 1, shownYn: 'Y' }] },
  'POST devices': { deviceId: 'phone-1', pushToken: 'token-of-the-phone' },
  'POST prsnz-data': { usrPrsnzTypeCd: 'ECR' },
  'POST set-prsnz-data': { usrPrsnzTypeCd: 'ECR', usrPrsnzVal: 'x' },
  'POST external/{card}/updateMemberStatus': { memberStatusCd: 'REQUESTED', agreeYn: 'Y' },
  'POST skypocket/pass-requests/decide': { processStatus: 'REJECTED' },
  'POST queue/join': { heightOkYn: 'Y' },
  'POST members/change-status': { processStatus: 'REJECTED' },
  'POST members/friend/change-status': { statusCd: 'END' },
  'POST members/companion-groups': { groupNm: '우리', friendUidList: [] },
  'POST members/friend/upsert': { companionFriendType: 'COMPANION', alias: '별' },
  'POST members/friend/upsert body.productIdList': { companionFriendType: 'COMPANION', friendUid: people.friend },
  'POST tickets/season/re-admission-reward': { rewardId: 'meal' },
  'POST tickets/reservations': { mobileEnd: '0001', allYn: 'Y' },
  'POST tickets/reservations body.ticketSeqList': { mobileEnd: '0001' },
  'POST exppass/add-smart-reservation': { allYn: 'Y' },
  'POST exppass/add-smart-reservation body.seqList': {},
  'POST exppass/addExpPass': { mobileEnd: '0001' },
  'POST tickets/check-season-member-birth': { birthDate: '19860614' },
};

export interface Wrong {
  readonly path: string;
  readonly name: Named;
  readonly fault: NameFault;
  readonly variant: string;
  readonly code: string;
}

export const wrongsOf = (call: ApiCall): readonly Wrong[] =>
  Object.entries<Named>(call.named ?? {}).flatMap(([path, name]) =>
    Object.entries<string>(name.refusals).flatMap(([fault, code]) =>
      variantsOf(name, fault as NameFault).map((variant) => ({
        path,
        name,
        fault: fault as NameFault,
        variant,
        code: (fault === 'state' ? name.byState?.[variant] : undefined) ?? code,
      })),
    ),
  );
export const naming = allCalls.filter(({ named }) => named !== undefined);

export const schemaOf = (call: ApiCall, place: Place): Schema | undefined => {
  if (place === 'path') return undefined;
  if (place === 'query' && call.access === 'published')
    return { properties: Object.fromEntries(Object.keys(call.parameters ?? {}).map((name) => [name, {}])) };
  // Schemas are plain JSON; only these parts are read.
  return (call as { readonly query?: Schema; readonly body?: Schema })[place];
};
export const splitPath = (path: string): readonly [place: Place, name: string, inner: string | undefined] => {
  const [place = '', name = '', inner] = path.split('.');
  return [place as Place, name, inner];
};
export const propertyOf = (call: ApiCall, path: string): Schema => {
  const [place, name] = splitPath(path);
  return schemaOf(call, place)?.properties?.[name] ?? {};
};
/** Unknown numbers that can exist: only those are looked up. */
const wellFormed: Readonly<Partial<Record<Named['kind'], string>>> = {
  'issued-number': withCheckDigit('9'.repeat(17)),
  'card-number': withCheckDigit('9'.repeat(15)),
  booking: '99999999',
};
const unknownOf = (call: ApiCall, path: string): string =>
  /\\d/.test(propertyOf(call, path).pattern ?? '')
    ? '2359'
    : propertyOf(call, path).minLength === undefined
      ? 'nobody-knows-it'
      : 'nobody-knows-it-at-all';

export type Parts = Readonly<Record<'query' | 'body', Record<string, unknown>>> & {
  readonly path: Record<string, string>;
};

const put = (parts: Parts, call: ApiCall, path: string, value: string): void => {
  const [place, name, inner] = splitPath(path);
  if (place === 'path') {
    parts.path[name] = value;
    return;
  }
  const values = parts[place];
  if (inner !== undefined)
    values[name] = (values[name] as readonly Input[]).map((one, index) =>
      index === 0 ? { ...one, [inner]: value } : one,
    );
  else
    values[name] =
      propertyOf(call, path).type === 'array' ? [/seqList$/i.test(name) ? Number(value) || 9998 : value] : value;
};

export const send = (by: TestBrowser, call: ApiCall, { path: names, query, body }: Parts, key = nextKey()) => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'park' || name === 'kind' ? '01' : (names[name] ?? 'x'),
  );
  const address = `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
  if (call.method === 'GET') return by.get(address);
  const headers = { 'idempotency-key': key };
  return 'bytes' in call && call.bytes !== undefined
    ? by.post(address, Buffer.from('x'), { headers: { ...headers, 'content-type': 'image/png' } })
    : by.post(address, body, { headers });
};

/** Starts a server with all services for the tests of a file, with its callers and the inputs of their calls. */
export const namedCalls = () => {
  const server = namedServer();
  /** Makes the input of a call in which one thing is wrong, and all others that it needs are right. */
  const inputOf = async (
    call: ApiCall,
    { path: faulty, fault, variant = '' }: { readonly path: string; readonly fault: Fault; readonly variant?: string },
  ): Promise<Parts> => {
    const own = rest[`${nameOf(call)} ${faulty}`] ?? rest[nameOf(call)] ?? {};
    const place = call.method === 'GET' ? 'query' : 'body';
    const parts: Parts = { path: {}, query: {}, body: {} };
    if (schemaOf(call, place)?.properties?.['parkType'] !== undefined) parts[place]['parkType'] = venue;
    for (const park of ['parkKindCd', 'publctTypeCd'])
      if (schemaOf(call, 'query')?.properties?.[park] !== undefined) parts.query[park] = '01';
    Object.assign(parts[place], own);
    for (const [path, name] of Object.entries<Named>(call.named ?? {})) {
      const [at, property, inner] = splitPath(path);
      const isFaulty = path === faulty;
      const isNeeded =
        inner === undefined &&
        (at === 'path' ||
          (schemaOf(call, at)?.required?.includes(property) === true && own[property] === undefined) ||
          (property === 'rsvNo' && /[sS]eqList/.test(faulty)));
      if (!isFaulty && !isNeeded) continue;
      const made =
        isFaulty && fault === 'unknown'
          ? undefined
          : await makers[name.kind]?.({
              store: server.store(),
              keys: server.app().context.keys,
              identityKeys: server.app().context.identityKeys,
              name,
              fault: isFaulty ? fault : 'right',
              variant: isFaulty ? variant : '',
              input: { ...parts.body, ...parts.query },
            });
      put(parts, call, path, made ?? wellFormed[name.kind] ?? unknownOf(call, path));
    }
    const { requestId } = parts.query;
    if (nameOf(call) === 'GET users/user-id-find' && typeof requestId === 'string')
      parts.query['code'] = findIdCode(server.app(), requestId);
    return parts;
  };
  /** Sends a call and returns its code. Tries are forgotten, so that each is judged by itself. */
  const codeOf = async (by: TestBrowser, call: ApiCall, parts: Parts): Promise<string> => {
    await server.store().db.deleteFrom('number_tries').execute();
    return (await send(by, call, parts)).json<{ code: string }>().code;
  };

  const browsers: Record<'self' | 'simple' | 'guest', TestBrowser> = {
    self: server.browser(),
    simple: server.browser(),
    guest: server.browser(),
  };
  beforeAll(async () => {
    await addOwnReport(server.store());
    for (const [who, loginId] of [
      ['self', 'haneul_onsite'],
      ['simple', 'haneul_simple'],
    ] as const)
      await browsers[who].login({ uid: '', loginId, email: '' }, 'Haneul2026!');
    for (const browser of Object.values(browsers))
      browser.cookies.set('browser', { value: binderToken, path: '/', until: undefined });
  });

  /** Returns the tables that change while something runs. */
  const changesOf = async (run: () => Promise<void>): Promise<readonly string[]> => {
    const before = await readTables(server.store());
    await run();
    return [...(await readTables(server.store()))]
      .filter(([table, hash]) => before.get(table) !== hash)
      .map(([table]) => table);
  };
  return { server, browsers, inputOf, codeOf, changesOf };
};
