import type { AccountServer } from './account-server.ts';
import { couponKind, giftCardKind } from './gift-documents.ts';
import { facility } from './park-documents.ts';
import { soundSite } from './sound-site.ts';
import { addProduct, joinDevice, joinPhone } from './test-devices.ts';

const local = (name: string) => ({ ko: `${name} 이름`, en: name });
const ticket = (id: string, more: object = {}) => ({
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
const secondMain = {
  ...soundSite().find(({ screen }) => screen === 'ParkMain'),
  type: 'page',
  id: 'PGE_TST_00015',
  pageInfo: { pageId: 'PGE_TST_00015', pageStatusCode: 'N' },
  screen: 'SecondMain',
  venue: 'SP',
};

/** A second park, tickets, an experience, a meal, a gift card and a coupon. */
export const deviceDocuments = [
  {
    ...venue,
    type: 'venue',
    id: 'SP',
    slug: 'second-park',
    order: 1,
    publctTypeCd: '08',
    parkKindCd: '08',
    appType: 'APP_SECOND',
    main: 'SecondMain',
  },
  secondMain,
  ticket('day'),
  ticket('again', { canReenter: true }),
  ticket('season', { kind: 'SEASON', canReenter: true, canLend: false }),
  facility('f1'),
  facility('f2'),
  {
    type: 'exp-program',
    id: 'garden',
    v: 1,
    venue: 'TP',
    order: 1,
    name: local('garden'),
    minutes: 40,
    canRemove: true,
    facilityId: 'f1',
  },
  { type: 'meal-kind', id: 'lunch', v: 1, venue: 'TP', order: 1, name: local('lunch'), facilityIds: ['f1'] },
  giftCardKind,
  couponKind('won', { where: { facilities: ['f1'] } }),
];

/** Helpers for tickets at the gate: their states, who is on site, and a member with a ticket. */
export const gateScans = (server: AccountServer) => {
  const db = () => server.store().db;
  const stateOf = async (id: string) =>
    (await db().selectFrom('pocket_products').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const onSite = async (uid: string) =>
    JSON.parse(
      (await db().selectFrom('members').select('passages').where('uid', '=', uid).executeTakeFirstOrThrow()).passages,
    ) as Record<string, { enter?: object; leave?: object }>;

  /** A member with a ticket, and a gate. */
  const atGate = async (parts: Parameters<typeof addProduct>[2] = {}) => {
    const [phone, gate] = [await joinPhone(server), await joinDevice(server, 'GATE')];
    const product = await addProduct(server, phone.uid, parts);
    return {
      phone,
      gate,
      product,
      enter: async () => gate.scan('scan-entry', await phone.code(product)),
      leave: async () => gate.scan('scan-exit', await phone.code(product)),
    };
  };
  return { stateOf, onSite, atGate };
};
