import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { NameFault, Named } from '#schemas/calls/names';
import type { Store } from '../../src/server/storage/store.ts';
import type { Tables } from '../../src/server/storage/tables.ts';
import { courseMachine, joinStates, lineStates, slotStates, type StateMachine } from '#engine';
import { billboardStates } from '../../src/server/features/billboard/states.ts';
import { deviceStates } from '../../src/server/features/devices/devices-store.ts';
import { couponStates, giftCardStates, giftStates } from '../../src/server/features/gifts/states.ts';
import { facilityUseStates } from '../../src/server/features/facility-use/states.ts';
import { passRequestMachine } from '../../src/server/features/pocket/pass-requests.ts';
import { productStates } from '../../src/server/features/pocket/states.ts';
import { relationStates } from '../../src/server/records/friends.ts';
import { withCheckDigit } from '../../src/server/records/typed-numbers.ts';
import { allFeatures } from '../../src/server/features.gen.ts';
import { feature as devices } from '../../src/server/features/devices/feature.ts';
import { hashToken, type SessionKeys } from '../../src/server/session/session-keys.ts';
import { accountServer, type AccountServer } from './account-server.ts';
import { shippedDocuments } from './shipped-documents.ts';
import type { Body } from './sound-site.ts';

/** People of the demo: a member in the park, a friend, a companion there, and two who are unrelated. */
export const people = {
  self: '100000000010',
  friend: '100000000001',
  companion: '100000000011',
  stranger: '100000000005',
  other: '100000000006',
} as const;
export const venue = 'EL';
export const otherVenue = 'CB';
export const today = '20261101';
export const [later, earlier] = ['2026-11-20T03:00:00.000Z', '2026-10-20T03:00:00.000Z'];
export const noon = '2026-11-01T03:00:00.000Z';

const recordTypes: ReadonlySet<string> = new Set([
  'account-policy',
  'billboard',
  'club',
  'code-list',
  'coupon-kind',
  'course',
  'day-pass',
  'event',
  'exp-program',
  'facility-use',
  'facility',
  'gift-card-kind',
  'meal-kind',
  'message-template',
  'mini-game',
  'opening',
  'park-map',
  'path-graph',
  'queue-plan',
  'show',
  'ticket-product',
  'words',
  'system-config',
  'validation-rule',
  'wallet',
]);

const all = shippedDocuments as readonly unknown[] as readonly Body[];
const shipped = all.filter(
  ({ type, path }) =>
    recordTypes.has(type) || (type === 'data-service' && /partner-card|haneul-card/.test(String(path))),
);
const opened = (event: Body): Body => ({
  ...event,
  from: '2026-10-01T00:00:00+09:00',
  until: '2027-01-31T23:59:59+09:00',
});
const ended = (event: Body, index: number): Body => ({
  ...event,
  id: `${event.id}-ended`,
  eventId: String(900 + index),
  from: '2026-09-01T00:00:00+09:00',
  until: '2026-10-01T00:00:00+09:00',
});
const notBegun = (event: Body, index: number): Body => ({
  ...event,
  id: `${event.id}-coming`,
  eventId: String(700 + index),
  from: '2026-12-01T00:00:00+09:00',
  until: '2027-01-31T23:59:59+09:00',
});
/** ID of the event of a kind for people of 14 years or more. */
export const eventOfAdults = (kind: string): string => adults().find((event) => event['kind'] === kind)?.id ?? '';
/** ID of an open event of a kind for everybody. */
export const eventOpenTo = (kind: string): string =>
  events.find((event) => event['kind'] === kind && event['parks'] instanceof Array && event['parks'].includes('01'))
    ?.id ?? '';
/** Events for people of 14 years or more, one of each kind in the park. */
const adults = (): readonly Body[] =>
  [
    ...new Map(
      events
        .filter(({ parks }) => parks instanceof Array && parks.includes('01'))
        .map((event) => [event['kind'], event]),
    ).values(),
  ].map((event, index) => ({ ...opened(event), id: `${event.id}-adults`, eventId: String(800 + index), ageMin: 14 }));
const events = shipped
  .filter(({ type }) => type === 'event')
  .filter(({ from }) => typeof from !== 'string' || from < '2026-11-10');

const placed = shipped.find(({ type, parkKindCd }) => type === 'facility' && parkKindCd === '02');
/** A facility of the other venue alone: the shipped ones share their numbers. */
const elsewhere: readonly Body[] = placed === undefined ? [] : [{ ...placed, id: 'CB-990', facilityId: '990' }];

const coming = '2026-12-01T00:00:00+09:00';
const gone = '2026-10-31T00:00:00+09:00';
/** IDs and numbers of a post of a kind: the right one, one of the other venue, and one that is not shown yet or any more. */
const postIds = (kind: string) => ({
  right: `${kind}-right`,
  venue: `${kind}-venue`,
  over: `${kind}-over`,
  early: `${kind}-early`,
});
const post = (
  type: string,
  place: string,
  {
    kind = type,
    more = {},
    early = { from: coming },
  }: { readonly kind?: string; readonly more?: object; readonly early?: object },
): readonly Body[] => {
  const { right, venue: elsewherePost, over, early: earlyPost } = postIds(kind);
  const like = all.find((one) => one.type === type);
  const as = (id: string, changes: object): readonly Body[] =>
    like === undefined
      ? []
      : [{ ...like, id, publctId: id, [place]: '01', from: undefined, until: undefined, ...more, ...changes }];
  return [
    ...as(right, {}),
    ...as(elsewherePost, { [place]: '02' }),
    ...as(over, { until: gone }),
    ...as(earlyPost, early),
  ];
};
/** Posts with numbers that the site has once. */
const posts = (): readonly Body[] => [
  ...post('notice', 'publctTypeCd', { more: { publishedAt: '2026-10-01' }, early: { publishedAt: '2026-12-01' } }),
  ...post('board', 'publctTypeCd', { more: { boardKindCd: 'STORY' } }),
  ...post('board', 'publctTypeCd', { kind: 'pick', more: { boardKindCd: 'PICK_1' } }),
  ...post('discount', 'parkKindCd', {}),
];
const postOf =
  (type: string) =>
  async ({ fault, variant }: Making): Promise<string> =>
    postIds(type)[fault === 'venue' ? fault : fault !== 'time' ? 'right' : variant === 'early' ? 'early' : 'over'];

/** A club, a pass and a billboard of the other venue alone. */
const placedElsewhere: readonly Body[] = all
  .filter(({ id }) => id === 'EL-plant' || id === 'EL-garden' || id === 'EL-board')
  .flatMap((one) =>
    ['club', 'day-pass', 'billboard'].includes(one.type)
      ? [
          {
            ...one,
            id: one.type === 'billboard' ? 'CB-board-elsewhere' : one.id.replace(venue, otherVenue),
            venue: otherVenue,
            ...(one.type === 'billboard' ? { eventId: 'board-elsewhere' } : {}),
          },
        ]
      : [],
  );
/** ID of a club for people of 14 years or more. */
export const clubOfAdults = 'EL-adults';
const clubs: readonly Body[] = all
  .filter(({ id, type }) => id === 'EL-plant' && type === 'club')
  .map((club) => ({ ...club, id: clubOfAdults, ageMin: 14, ageMax: undefined }));
/** Kinds of coupons with codes that nobody can use any more, or yet. */
const endedCoupon: Body[] = all
  .filter(({ id, type }) => id === 'EL-tea' && type === 'coupon-kind')
  .flatMap((kind) => [
    { ...kind, id: 'EL-tea-ended', until: '2026-10-01', code: undefined } as Body,
    { ...kind, id: 'EL-tea-coming', from: '2026-12-01', until: '2027-01-31', code: undefined } as Body,
  ]);
/** The park has one wallet, and one that is off; the third is that of the other venue alone. */
const placedWallet = (one: Body): readonly Body[] =>
  one.type !== 'wallet' || one['venue'] !== venue || one['kind'] === 'apple'
    ? [one]
    : one['kind'] === 'google'
      ? [{ ...one, isOff: true }]
      : [];

/** Documents of all services: every event is open, and stands again as one that ended. */
const documents = (): readonly Body[] => [
  ...all
    .filter(({ type }) => type === 'venue')
    .map((one) => ({ ...one, theme: 'resort', frame: 'frame', menu: 'main', main: 'ParkMain' })),
  ...shipped.filter((one) => !events.includes(one)).flatMap(placedWallet),
  ...events.map(opened),
  ...events.map(ended),
  ...events.map(notBegun),
  ...adults(),
  ...elsewhere,
  ...placedElsewhere,
  ...clubs,
  ...posts(),
  ...endedCoupon,
];

/** Starts a server with all services over the demo's records, for all tests of a file. */
export const namedServer = (): AccountServer =>
  accountServer({
    documents: documents(),
    features: [...allFeatures.filter(({ audience }) => audience !== 'delivery' && audience !== 'operations'), devices],
  });

export type Fault = NameFault | 'right';

export interface Making {
  readonly store: Store;
  readonly keys: SessionKeys;
  readonly name: Named;
  readonly fault: Fault;
  /** Wrong state, or side of the period, where a fault has several (`variantsOf`). */
  readonly variant?: string;
  /** Values that are made already: a part is one of the thing that another property names. */
  readonly input: Readonly<Record<string, unknown>>;
}

export const next = (
  (last) => () =>
    ++last
)(0);
export const unique = (prefix: string): string => `${prefix}-${next()}`;
/** Digits that no other number has. */
export const number = (): string => String(9_000_000_000 + next());

type Row = Readonly<Record<string, unknown>>;

export const insert = async ({ db }: Store, table: keyof Tables, row: Row): Promise<void> => {
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
};

/** Inserts a copy of the first row that fits, with changes. */
export const copy = async (
  store: Store,
  table: keyof Tables,
  like: readonly [column: string, value: string],
  changes: Row,
): Promise<void> => {
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(like[0])} = ${like[1]} limit 1`.execute(store.db);
  if (rows[0] === undefined) throw new Error(`The demo has no row of ${table} with ${like.join(' ')}.`);
  await insert(store, table, { ...rows[0], ...changes });
};

const ownerOf = ({ fault }: Making): string => (fault === 'owner' ? people.stranger : people.self);
const statesIn = (...machines: readonly StateMachine[]): readonly string[] => [
  ...new Set(machines.flatMap(({ transitions }) => transitions.flatMap(({ from, to }) => [from, to]))),
];

/** States that records of a kind can have. A kind that is not listed has two: the right one and one wrong one. */
const statesOf: Readonly<Partial<Record<Named['kind'], readonly string[]>>> = {
  product: statesIn(productStates),
  'gift-card': statesIn(giftCardStates),
  'card-number': statesIn(giftCardStates),
  'coupon-record': statesIn(couponStates),
  'event-join': ['DONE', ...statesIn(joinStates)],
  'billboard-application': statesIn(billboardStates),
  'member-course': statesIn(courseMachine),
  'relation-request': statesIn(relationStates),
  'queue-entry': statesIn(lineStates, slotStates),
  'pass-request': statesIn(passRequestMachine),
  'gate-code': statesIn(deviceStates),
  'facility-use-record': statesIn(facilityUseStates),
  invitation: ['OPEN', 'USED', 'DECLINED', 'WITHDRAWN'],
};

/** Kinds that things of a kind can have. A kind that is not listed has two: the right one and one wrong one. */
const kindsOf: Readonly<Partial<Record<Named['kind'], readonly string[]>>> = {
  event: [
    ...new Set(
      events
        .filter(({ parks }) => parks instanceof Array && parks.includes('01'))
        .map((event) => String(event['kind'])),
    ),
  ],
  'issued-number': ['TICKET', 'SEASON', 'EXP', 'MEAL'],
};

/** Kinds whose records have a period that can begin later, so that they can be named before and after it. The period of the others begins when they are made. */
const beginsLater: ReadonlySet<Named['kind']> = new Set([
  'product',
  'event',
  'board',
  'notice',
  'discount',
  'pick',
  'coupon-record',
  'coupon-code',
]);

/** Ways in which a record can be wrong by a fault: each kind and state that is not allowed, and both sides of a period. */
export const variantsOf = ({ kind, kinds, states = [], of, ahead }: Named, fault: Fault): readonly string[] => {
  if (fault === 'kind' && kinds !== undefined && kindsOf[kind] !== undefined)
    return kindsOf[kind].filter((one) => !kinds.includes(one));
  if (fault === 'time' && beginsLater.has(kind) && ahead !== true) return ['over', 'early'];
  // A gift ends by its own states; its record is then the receiver's or the sender's.
  if (fault === 'state' && of === 'receiver' && states.includes('SENT'))
    return statesIn(giftStates).filter((state) => state !== 'SENT');
  return fault === 'state' ? (statesOf[kind]?.filter((state) => !states.includes(state)) ?? ['']) : [''];
};

export const stateOf = (
  { name: { states }, fault, variant }: Pick<Making, 'name' | 'fault' | 'variant'>,
  usual: string,
): string => (fault === 'state' && variant !== undefined ? variant : (states?.[0] ?? usual));

export const sha = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** Makes the right or a wrong thing of a kind, and returns what names it. A kind without an entry has no records: its unknown names are tested alone. */
export const makers: Readonly<Partial<Record<Named['kind'], (making: Making) => Promise<string>>>> = {
  product: async (making) => {
    const id = unique('product');
    const { name, fault } = making;
    const isPass = (fault === 'kind') !== (name.kinds?.[0] === 'SEASON');
    const state = stateOf(making, 'REGISTERED');
    await copy(making.store, 'pocket_products', ['product', isPass ? 'EL-season' : 'EL-day'], {
      id,
      number: number(),
      member: ownerOf(making),
      state,
      entered_on: state === 'ENTERED' ? today : '',
      ...(fault === 'venue' ? { venue: otherVenue, product: 'CB-day' } : {}),
      ...(fault === 'time'
        ? making.variant === 'early'
          ? { valid_from: '20261120', valid_until: '20261121' }
          : { valid_from: '20261020', valid_until: '20261021' }
        : {}),
    });
    return id;
  },
  'gift-card': async (making) => {
    const id = unique('card');
    const isReceived = making.name.of === 'receiver';
    const state = isReceived ? cardStateOf(making, 'ACTIVE') : stateOf(making, 'ACTIVE');
    await copy(making.store, 'gift_cards', ['id', '1'], {
      id,
      number_hash: sha(id),
      state,
      owner: isReceived ? people.friend : ownerOf(making),
      ...(making.fault === 'time' && !isReceived ? { expires_at: earlier } : {}),
    });
    await insert(making.store, 'ledger_accounts', {
      id: `GIFT:${id}`,
      book: 'GIFT',
      owner: id,
      balance: 1000,
      overdraft: 0,
    });
    if (state === 'SENT' || isReceived) await insert(making.store, 'gifts', giftOf(making, 'gift-card', id));
    return id;
  },
  'coupon-record': async (making) => {
    const id = unique('coupon');
    const isReceived = making.name.of === 'receiver';
    const state = isReceived ? cardStateOf(making, 'ISSUED') : stateOf(making, 'ISSUED');
    const period =
      making.fault !== 'time' || isReceived
        ? {}
        : making.variant === 'early'
          ? { valid_from: later, expires_at: '2026-12-20T03:00:00.000Z' }
          : { valid_from: '2026-10-01T00:00:00.000Z', expires_at: earlier };
    await copy(making.store, 'coupons', ['id', 'demo-tea'], {
      id,
      ref: id,
      state,
      owner: isReceived ? people.friend : ownerOf(making),
      ...period,
    });
    if (state === 'SENT' || isReceived) await insert(making.store, 'gifts', giftOf(making, 'coupon', id));
    return id;
  },
  member: async ({ name, fault }) =>
    fault === 'owner' ? people.stranger : name.of === 'companion' ? people.companion : people.friend,
  'queue-person': async ({ fault }) => `U${fault === 'owner' ? people.stranger : people.companion}`,
  event: async ({ name, fault, variant }) => {
    const here = events.filter(
      (one) =>
        one['parks'] instanceof Array &&
        one['parks'].includes(fault === 'venue' ? '02' : '01') &&
        (fault !== 'venue' || !one['parks'].includes('01')),
    );
    const found = here.find((one) =>
      fault === 'kind' ? one['kind'] === variant : name.kinds === undefined || one['kind'] === name.kinds[0],
    );
    if (found === undefined) throw new Error('The site has no such event.');
    return fault === 'time' ? `${found.id}-${variant === 'early' ? 'coming' : 'ended'}` : found.id;
  },
  'event-join': async (making) => {
    const id = unique('join');
    const { name, fault } = making;
    const state = stateOf(making, 'APPLIED');
    const isWon = name.states?.[0] === 'WON';
    const event =
      fault === 'kind'
        ? 'EL-quiz-1'
        : fault === 'time' && !isWon
          ? 'EL-apply-1-ended'
          : isWon
            ? 'EL-roulette-1'
            : 'EL-apply-1';
    await insert(making.store, 'event_joins', {
      id,
      event,
      kind: 'APPLY',
      venue,
      member: ownerOf(making),
      day: today,
      occasion: id,
      no: next() + 1000,
      turn: 1,
      state,
      prize: isWon ? 'small-cloud' : '',
      slot: '',
      score: 0,
      answers: '{}',
      stock: '',
      release: 1,
      drawn: '',
      at: noon,
      claim_until: isWon ? (fault === 'time' ? earlier : later) : null,
      settled_at: null,
    });
    return id;
  },
  'event-part': async ({ name, input }) => {
    const event = events.find(({ id }) => id === input['eventId']);
    const [prize] = (event?.['prizes'] ?? []) as readonly { readonly id: string }[];
    return name.refusals.unknown === 'EVT_06' ? 'x' : (prize?.id ?? 'x');
  },
  file: async (making) => {
    const id = unique('file');
    await insert(making.store, 'files', {
      id,
      member: ownerOf(making),
      purpose: making.fault === 'kind' ? 'REVIEW' : (making.name.kinds?.[0] ?? 'REVIEW'),
      state: 'UNCLAIMED',
      at: noon,
      bytes: Buffer.from('x'),
    });
    return id;
  },
  'billboard-application': async (making) => {
    const id = unique('application');
    await insert(making.store, 'billboard_applications', {
      id,
      member: ownerOf(making),
      venue,
      billboard: 'EL-board',
      day: making.fault === 'time' ? today : '20261105',
      time: '1200',
      template: 'x',
      words: 'x',
      sender: '',
      state: stateOf(making, 'REQUESTED'),
      reason: '',
      at: noon,
      decided_at: '',
      decided_by: '',
      picture: null,
    });
    return id;
  },
  'member-course': async (making) => {
    const id = unique('course');
    const owner = making.name.of === 'caller' ? ownerOf(making) : people.friend;
    await copy(making.store, 'member_courses', ['venue', venue], {
      id,
      member: owner,
      state: stateOf(making, 'DRAFT'),
      ...(making.fault === 'venue' ? { venue: otherVenue } : {}),
    });
    return id;
  },
  'facility-use-record': async (making) => {
    const id = unique('use');
    await copy(making.store, 'facility_uses', ['member', people.self], {
      id,
      member: ownerOf(making),
      no: next() + 1000,
      state: 'RETURNED',
    });
    return id;
  },
  'companion-group': async (making) => {
    const id = unique('group');
    await insert(making.store, 'companion_groups', { id, owner: ownerOf(making), name: id, at: noon });
    await insert(making.store, 'companion_group_people', { group_id: id, member: people.companion });
    return id;
  },
  'relation-request': async (making) => {
    const id = unique('request');
    // An accepted request makes a companion, whom no other call may know.
    const [asker, receiver] =
      making.fault === 'owner'
        ? [people.friend, people.stranger]
        : [making.fault === 'state' ? people.other : people.stranger, people.self];
    const park = unique('P').slice(0, 8);
    await insert(making.store, 'relations', {
      id,
      type: 'COMPANION',
      park,
      pair: [asker, receiver].toSorted().join(' '),
      asker,
      receiver,
      state: stateOf(making, 'REQUESTING'),
      asker_alias: '',
      receiver_alias: '',
      products: '[]',
      at: making.fault === 'time' ? '2026-09-01T00:00:00.000Z' : noon,
      decided_at: null,
    });
    return id;
  },
  'search-result': async (making) => {
    const token = unique('token');
    await insert(making.store, 'friend_tokens', {
      hash: hashToken(token),
      asker: ownerOf(making),
      member: people.companion,
      until: making.fault === 'time' ? earlier : later,
    });
    return token;
  },
  invitation: async (making) => {
    const token = unique('invite');
    await insert(making.store, 'invitations', {
      id: token,
      hash: hashToken(token),
      inviter: people.stranger,
      park: venue,
      state: stateOf(making, 'OPEN'),
      until: making.fault === 'time' ? earlier : later,
      used_by: null,
      at: earlier,
    });
    return token;
  },
  'queue-entry': async (making) => {
    const id = unique('entry');
    await insert(making.store, 'queue_entries', {
      id,
      plan: 'EL-101',
      venue,
      facility: '101',
      day: today,
      mode: 'LINE',
      no: next() + 1000,
      state: stateOf(making, 'WAITING'),
      member: ownerOf(making),
      people: 1,
      slot: '',
      come_back: 0,
      told: 0,
      joined_at: Date.parse(noon),
      starts_at: null,
      called_at: null,
      until: null,
      ended_at: null,
    });
    return id;
  },
  'pass-request': async (making) => {
    const id = unique('pass');
    const [asker, companion] =
      making.fault === 'owner' ? [people.friend, people.stranger] : [people.stranger, people.self];
    await insert(making.store, 'pass_requests', {
      id,
      number: number(),
      venue,
      product: 'EL-season',
      valid_until: '20271231',
      asker,
      companion,
      state: stateOf(making, 'REQUESTED'),
      at: making.fault === 'time' ? '2026-09-01T00:00:00.000Z' : noon,
    });
    return id;
  },
  'pass-check': async (making) => {
    const token = unique('check-token-of-the-tests');
    const issued = await issue(making, { kind: 'SEASON' });
    await insert(making.store, 'season_checks', {
      token: hashToken(token),
      member: ownerOf(making),
      number: issued,
      until: making.fault === 'time' ? earlier : later,
      proven_at: making.name.states !== undefined && making.fault !== 'state' ? noon : '',
      tries: 0,
    });
    return token;
  },
  'issued-number': (making) =>
    issue(making, { kind: making.fault === 'kind' ? (making.variant ?? '') : (making.name.kinds?.[0] ?? 'TICKET') }),
  booking: async (making) => {
    const reservation = `77${String(next()).padStart(6, '0')}`;
    const kind = making.fault === 'kind' ? 'MEAL' : (making.name.kinds?.[0] ?? 'TICKET');
    await issue(making, {
      kind,
      reservation,
      seq: 1,
      mobile: making.fault === 'owner' ? '01090009999' : making.name.of === 'caller' ? '01090000010' : '01090000001',
    });
    return reservation;
  },
  'one-time-code': async (making) => {
    const { store, name, fault } = making;
    const code = unique('code-of-the-tests-0123456789');
    const purpose = fault === 'kind' ? (name.kinds?.[0] === 'reset' ? 'shell' : 'reset') : (name.kinds?.[0] ?? 'reset');
    const login = await store.db
      .selectFrom('logins')
      .select('id')
      .where('member', '=', people.self)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    await insert(store, 'one_time_codes', {
      hash: hashToken(code),
      purpose,
      member: people.stranger,
      login: login.id,
      until: fault === 'time' ? earlier : later,
      used_at: fault === 'state' ? noon : null,
      tries: 0,
    });
    return code;
  },
  'refresh-token': async ({ store, fault, keys }) => {
    const family = unique('family-of-the-tests-0123456789');
    const ended = fault === 'state' ? { ended_at: noon, end_reason: 'logout' } : {};
    await copy(store, 'families', ['profile', 'browser'], {
      id: family,
      profile: fault === 'kind' ? 'browser' : 'shell',
      generation: 1,
      access_hash: family,
      earlier_hash: null,
      idle_until: fault === 'time' ? earlier : later,
      ...ended,
    });
    return keys.refreshToken(family, 1);
  },
  'address-code': async ({ store, fault, keys }) => {
    const id = unique('otp');
    const member = fault === 'owner' ? people.stranger : people.self;
    await store.db.deleteFrom('nft_addresses').where('member', '=', member).execute();
    await insert(store, 'nft_addresses', {
      member,
      address: null,
      code_id: fault === 'state' ? '' : id,
      code_address: `0x${id}`,
      code_hash: keys.blind(`nft ${id} 123456`),
      code_at: fault === 'time' ? earlier : noon,
    });
    return id;
  },
  reward: async ({ store, fault, input }) => {
    const pass = await store.db
      .selectFrom('pocket_products')
      .select(['number', 'valid_until'])
      .where('id', '=', String(input['productId']))
      .executeTakeFirstOrThrow();
    if (fault === 'state')
      await insert(store, 'claims', {
        scope: 'season-reward',
        key: `${pass.number} ${pass.valid_until}`,
        ref: 'towel',
        at: noon,
      });
    if (fault === 'time')
      await store.db
        .updateTable('pocket_products')
        .set({ valid_until: '20271231' })
        .where('id', '=', String(input['productId']))
        .execute();
    return 'meal';
  },
  'coupon-code': async ({ store, fault, variant, keys }) => {
    const code = `HNAMED${String(next()).padStart(6, '0')}`;
    await insert(store, 'coupon_codes', {
      hash: keys.blind(`coupon ${code}`),
      kind: fault !== 'time' ? 'EL-snack' : variant === 'early' ? 'EL-tea-coming' : 'EL-tea-ended',
      coupon: fault === 'state' ? 'x' : null,
      at: noon,
    });
    return code;
  },
  'card-number': async (making) => {
    const { store, fault, keys } = making;
    const printed = withCheckDigit(`27182${String(next()).padStart(10, '0')}`);
    const state = fault === 'owner' ? 'ACTIVE' : stateOf(making, 'ISSUED');
    const isTaken = state !== 'ISSUED' && state !== 'CANCELLED';
    await copy(store, 'gift_cards', ['id', '1'], {
      id: printed,
      number_hash: keys.blind(`gift card ${printed}`),
      code_hash: keys.blind(`gift code ${printed} ABCDEFGH23`),
      amount: 1000,
      state,
      owner: isTaken ? people.stranger : null,
      owned_since: null,
      expires_at: null,
    });
    return printed;
  },
  'gate-code': async (making) => {
    const id = unique('gate');
    const { fault } = making;
    await insert(making.store, 'devices', {
      id,
      venue: fault === 'venue' ? otherVenue : venue,
      kind: fault === 'kind' ? 'RIDE' : 'GATE',
      name: id,
      facility: '',
      model: '',
      version: '',
      state: stateOf(making, 'ACTIVE'),
      join_hash: null,
      join_until: '',
      token_hash: null,
      added_at: noon,
      heard_at: '',
      ended_at: '',
    });
    return `PX${id}`;
  },
  'queue-slot': async ({ store, fault }) => {
    if (fault === 'state')
      await insert(store, 'counters', { scope: 'queue-slot', key: `EL-101 ${today} 1900`, taken: 1000 });
    return fault === 'time' ? '1100' : fault === 'state' ? '1900' : '1800';
  },
  'booking-ticket': async ({ store, fault, input }) => {
    const like = await store.db
      .selectFrom('issued_numbers')
      .selectAll()
      .where('reservation', '=', String(input['rsvNo']))
      .executeTakeFirstOrThrow();
    const seq = next() + 10;
    await insert(store, 'issued_numbers', {
      ...like,
      number: withCheckDigit(`31416${String(next()).padStart(12, '0')}`),
      seq,
      state: fault === 'state' ? 'VOID' : 'ISSUED',
    });
    return String(seq);
  },
  share: async ({ store }) => {
    const id = unique('share-of-the-tests-01');
    await insert(store, 'shares', {
      id,
      module: 'x',
      locale: 'ko',
      title: id,
      description: '',
      image: '',
      link: '/',
      at: noon,
    });
    return id;
  },
  'wallet-kind': async ({ fault }) => (fault === 'venue' ? 'Samsung' : fault === 'state' ? 'Google' : 'Apple'),
  partner: async () => 'haneul-card',
  pick: async (making) => (making.fault === 'kind' ? postIds('board').right : postOf('pick')(making)),
  notice: postOf('notice'),
  board: postOf('board'),
  discount: postOf('discount'),
  'code-list': async () => 'COD_IAM_BOARD_KIND',
  'place-code': async ({ name, fault }) =>
    name.refusals.unknown === 'CPN_07'
      ? fault === 'venue'
        ? '7020'
        : '3021'
      : fault === 'venue'
        ? placeOf('CB-locker')
        : placeOf('EL-locker'),
  account: async () => 'haneul_onsite',
  club: async ({ fault }) => (fault === 'venue' ? 'CB-plant' : 'EL-plant'),
  facility: async ({ fault }) => (fault === 'venue' ? '990' : '101'),
  billboard: async ({ fault }) => (fault === 'venue' ? 'board-elsewhere' : 'board'),
  'day-pass': async ({ fault }) => (fault === 'venue' ? 'CB-garden' : 'EL-garden'),
};

const placeOf = (document: string): string => {
  const [place] = (shipped.find(({ id, type }) => type === 'facility-use' && id === document)?.['places'] ??
    []) as readonly { readonly code: string }[];
  return place?.code ?? '';
};

/** Issues a number of the right or a wrong venue, time or state. A season pass is that of the member. */
const issue = async ({ store, fault }: Making, { kind, ...more }: Row & { readonly kind: string }): Promise<string> => {
  const like = { TICKET: 'EL-day', SEASON: 'EL-season', EXP: 'EL-garden', MEAL: 'EL-lunch' }[kind] ?? 'EL-day';
  const digits = withCheckDigit(`31415${String(next()).padStart(12, '0')}`);
  const value = kind === 'MEAL' ? `MEAL_${venue}_${String(100_000 + next())}` : digits;
  const days =
    fault === 'time' && more['reservation'] === undefined
      ? { valid_from: '20260901', valid_until: '20260930' }
      : { valid_from: today, valid_until: '20271231' };
  await copy(store, 'issued_numbers', ['product', like], {
    number: value,
    reservation: '',
    ...days,
    state: fault === 'state' ? 'VOID' : 'ISSUED',
    ...(kind === 'SEASON' ? { holder_name: '강나들', birth_date: '19860614' } : {}),
    ...(fault === 'venue' ? { venue: otherVenue, product: like.replace(venue, otherVenue) } : {}),
    ...more,
  });
  return value;
};

const giftOf = ({ name, fault, variant }: Making, record: 'gift-card' | 'coupon', subject: string): Row => {
  const isReceived = name.of === 'receiver';
  const [sender, receiver] = isReceived
    ? [people.friend, fault === 'owner' ? people.stranger : people.self]
    : [fault === 'owner' ? people.stranger : people.self, people.friend];
  return {
    id: unique('gift'),
    record,
    subject,
    sender,
    receiver,
    message: '',
    amount: 1000,
    state: fault === 'state' && isReceived ? (variant ?? 'SENT') : 'SENT',
    at: earlier,
    until: fault === 'time' ? earlier : later,
    decided_at: null,
  };
};
/** State of a card or coupon whose gift is over: whoever decided, it is sent no more. */
const cardStateOf = ({ fault }: Making, free: string): string => (fault === 'state' ? free : 'SENT');

/** Tables that any call may change: counted tries, keys of repeated calls, the log. */
const volatile: ReadonlySet<string> = new Set([
  'number_tries',
  'tries',
  'idempotency_keys',
  'record_log',
  'leases',
  'families',
  'logins',
  'scans',
  'revisions',
  'release_documents',
  'kept_html',
  'kysely_migration',
  'kysely_migration_lock',
]);

/** Hash of each table's rows, by its name. */
export const readTables = async ({ db }: Store): Promise<ReadonlyMap<string, string>> => {
  const names = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !volatile.has(name));
  const hashes = new Map<string, string>();
  for (const name of names)
    hashes.set(name, sha(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows)));
  return hashes;
};
