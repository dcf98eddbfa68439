import { allFeatures } from '../../src/server/features.gen.ts';
import { type AccountServer, accountServer } from './account-server.ts';
import { closedProvider, otherVenue, venue } from './named-people.ts';
import { shippedDocuments } from './shipped-documents.ts';
import type { Body } from './sound-site.ts';

const recordTypes: ReadonlySet<string> = new Set([
  'account-policy',
  'badge',
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
  'grade-table',
  'meal-kind',
  'message-template',
  'notification-topic',
  'mini-game',
  'mission',
  'opening',
  'collectible-program',
  'offerwall',
  'partner-card',
  'profile-picture',
  'survey',
  'park-map',
  'path-graph',
  'queue-plan',
  'reward-program',
  'show',
  'social-provider',
  'identity-provider',
  'ticket-product',
  'words',
  'system-config',
  'validation-rule',
  'wallet',
]);

const all = shippedDocuments as readonly unknown[] as readonly Body[];
export const shipped = all.filter(
  ({ type, id, path }) =>
    recordTypes.has(type) ||
    (type === 'consent-item' && (id === 'haneul-card' || id.startsWith('offerwall-'))) ||
    (type === 'data-service' && /partner-card/.test(String(path))),
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
export const events = shipped
  .filter(({ type }) => type === 'event')
  .filter(({ from }) => typeof from !== 'string' || from < '2026-11-10');

const placed = shipped.find(({ type, parkKindCd }) => type === 'facility' && parkKindCd === '02');
/** A facility of the other venue alone: the shipped ones share their numbers. */
const elsewhere: readonly Body[] = placed === undefined ? [] : [{ ...placed, id: 'CB-990', facilityId: '990' }];

const coming = '2026-12-01T00:00:00+09:00';
const gone = '2026-10-31T00:00:00+09:00';
/** IDs and numbers of a post of a kind: the right one, one of the other venue, and one that is not shown yet or any more. */
export const postIds = (kind: string) => ({
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
  ...shipped
    .filter(({ type, id }) => type === 'social-provider' && id === 'naver')
    .map((one) => ({ ...one, ...closedProvider })),
];

/** Starts a server with all services over the demo's records, for all tests of a file. */
export const namedServer = (): AccountServer =>
  accountServer({
    documents: documents(),
    features: allFeatures,
    parts: ['visitors', 'console', 'operations', 'sandbox'],
  });
