import { randomInt } from 'node:crypto';
import type { Product } from '#schemas/calls/pocket/answers';
import { type AccountServer, PASSWORD, type MemberParts } from './account-server.ts';
import { soundSite } from './sound-site.ts';
import { withCheckDigit } from '../../src/server/core/records/typed-numbers.ts';
import type { IssuedNumber } from '../../src/server/services/pocket/ticketing/port.ts';

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

const venue = soundSite().find(({ type }) => type === 'venue');
const secondVenue = {
  ...venue,
  type: 'venue',
  id: 'SP',
  slug: 'second-park',
  order: 1,
  publctTypeCd: '08',
  parkKindCd: '08',
  appType: 'APP_SECOND',
  main: 'SecondMain',
};

const secondMain = {
  ...soundSite().find(({ screen }) => screen === 'ParkMain'),
  type: 'page',
  id: 'PGE_TST_00015',
  pageInfo: { pageId: 'PGE_TST_00015', pageStatusCode: 'N' },
  screen: 'SecondMain',
  venue: 'SP',
};

const renewal = {
  daysBefore: 30,
  daysAfter: 60,
  rewards: [
    { rewardId: 'meal', name: local('meal'), stock: 1 },
    { rewardId: 'towel', name: local('towel'), stock: 9 },
  ],
};

/** A second park, products, an experience and a meal. */
export const pocketDocuments = [
  secondVenue,
  secondMain,
  product('day'),
  product('older', { staticCode: true }),
  product('fixed', { canRemove: false, canLend: false }),
  product('season', { kind: 'SEASON', canLend: false, renewal }),
  {
    type: 'exp-program',
    id: 'garden',
    v: 1,
    venue: 'TP',
    order: 1,
    name: local('garden'),
    facilityId: '103',
    minutes: 40,
    canRemove: true,
  },
  {
    type: 'facility',
    id: 'TP-103',
    v: 1,
    parkKindCd: '09',
    faciltCateKindCd: '01',
    facilityId: '103',
    order: 1,
    name: local('hall'),
    at: { layer: 'park', x: 1, y: 1 },
    node: 'a',
    icon: 'plant-2',
  },
  { type: 'meal-kind', id: 'lunch', v: 1, venue: 'TP', order: 1, name: local('lunch'), facilityIds: ['1'] },
];

/** A random number with its check digit. */
export const newNumber = (): string => withCheckDigit(Array.from({ length: 17 }, () => randomInt(10)).join(''));

/** Helpers to issue numbers and to log in members who register them. */
export const pocketMembers = (server: AccountServer) => {
  /** Issues a number that is valid on the day of the test clock. */
  const issue = async (parts: Partial<IssuedNumber> = {}): Promise<IssuedNumber> => {
    const row: IssuedNumber = {
      number: newNumber(),
      kind: 'TICKET',
      product: 'day',
      venue: 'TP',
      valid_from: '20261101',
      valid_until: '20261101',
      reservation: '',
      seq: 1,
      mobile: '',
      holder_name: '',
      birth_date: '',
      seat: '',
      people: 1,
      state: 'ISSUED',
      ...parts,
    };
    await server.store().db.insertInto('issued_numbers').values(row).execute();
    return row;
  };

  const join = async (parts: MemberParts = {}) => {
    const member = await server.addMember(parts);
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    let key = 0;
    const post = async (path: string, body: object) =>
      (
        await browser.post(
          path,
          { parkType: 'TP', ...body },
          { headers: { 'idempotency-key': `${member.uid}-${++key}` } },
        )
      ).json<{ code: string; data: Record<string, never>; errorMessage?: string }>();
    const products = async (query = '') =>
      (await browser.get(`skypocket/my-products${query}`)).json<{ data: { productList: Product[] } }>().data
        .productList;
    const register = async (ticketNo: string) =>
      (await post('tickets', { ticketNo, wayCd: 'TYPE' })) as unknown as { code: string; data: { product: Product } };
    return { ...member, browser, post, products, register };
  };
  return { issue, join };
};
