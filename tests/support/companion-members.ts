import type { Companions, FoundPeople } from '#schemas/calls/companions/answers';
import { PASSWORD, type AccountServer, type MemberParts } from './account-server.ts';
import { soundSite } from './sound-site.ts';
import { relationRoutes } from '../../src/server/services/companions/routes.ts';
import type { Lend, Lending, Loan } from '../../src/server/core/records/lending.ts';

/** In-memory pocket: every ticket but `used` can be lent. */
const memoryLending = (loans = new Map<string, Loan>()): Lending => ({
  areOwn: async () => true,
  lend: async (_tx, { owner, holder, productId }: Lend) => {
    if (productId === 'used' || loans.has(productId)) return false;
    loans.set(productId, {
      productId,
      productName: { ko: '종일권', en: 'Day ticket' },
      park: 'TP',
      owner,
      holder,
      day: '20261101',
      unused: true,
    });
    return true;
  },
  takeBack: async (_tx, { productId }) => {
    const loan = loans.get(productId);
    loans.delete(productId);
    return loan;
  },
  endLoansOf: async (_tx, { one, other }) => {
    for (const [id, { owner, holder }] of loans)
      if ([owner, holder].includes(one) && [owner, holder].includes(other)) loans.delete(id);
  },
  loansOf: async (_db, member) =>
    [...loans.values()].filter(({ owner, holder }) => owner === member || holder === member),
});

const template = (event: string, link: string) => ({
  type: 'message-template',
  id: event.toLowerCase().replaceAll('_', '-'),
  v: 1,
  event,
  purpose: 'service',
  topic: 'companion',
  title: `MSG_${event}`,
  body: `MSG_${event}`,
  link,
  channels: ['NOTIFICATION'],
});
const events = [
  'COMPANION_REQUESTED',
  'COMPANION_ACCEPTED',
  'COMPANION_INVITED',
  'FRIEND_REQUESTED',
  'FRIEND_ACCEPTED',
];
const texts = (locale: 'ko' | 'en') => ({
  type: 'messages',
  id: `companion-${locale}`,
  v: 1,
  locale,
  texts: Object.fromEntries(events.map((event) => [`MSG_${event}`, `${event} {{nickname}}`])),
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

/** Two parks with messages about companions, whose tickets are lent in memory. */
export const companionSite = () => ({
  documents: [
    secondVenue,
    secondMain,
    ...events.map((event) => template(event, '/{{pocket}}?invite={{invite}}')),
    texts('ko'),
    texts('en'),
  ],
  features: [relationRoutes(memoryLending())],
});

const open = { consents: '{"FRIEND_FIND":"Y"}' };

/** Returns a function that adds a member who can be found, and logs them in. */
export const joining =
  (server: AccountServer) =>
  async (parts: MemberParts = {}) => {
    const member = await server.addMember({ ...open, ...parts });
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const data = async <Data>(answer: Promise<{ json<Body>(): Body }>): Promise<Data> =>
      (await answer).json<{ data: Data }>().data;
    const find = async (searchType: string, ...searchValueList: string[]) =>
      (await data<FoundPeople>(browser.post('members/get-info', { searchType, searchValueList, parkType: 'TP' }))).list;
    const ask = (parts: object) =>
      browser.post('members/friend/upsert', { companionFriendType: 'COMPANION', parkType: 'TP', ...parts });
    const companions = async () =>
      (
        await data<Companions>(
          browser.get(
            `members/companion?membershipUid=${member.uid}&companionFriendType=COMPANION&parkType=TP&personalInfoInquirYn=N`,
          ),
        )
      ).companionList;
    const answer = (requestId: string, processStatus: string) =>
      browser.post('members/change-status', { requestId, processStatus });
    const end = (friendUid: string, statusCd: string, more: object = {}) =>
      browser.post('members/friend/change-status', {
        friendUid,
        statusCd,
        companionFriendType: 'COMPANION',
        parkType: 'TP',
        ...more,
      });
    return { ...member, browser, data, find, ask, companions, answer, end };
  };

export type Person = Awaited<ReturnType<ReturnType<typeof joining>>>;

/** Returns the code of an answer. */
export const codeOf = async (answer: ReturnType<Person['ask']>): Promise<string> =>
  (await answer).json<{ code: string }>().code;
/** Finds a person, and returns the token with which to ask them. */
export const tokenFor = async (asker: Person, person: Person): Promise<string> =>
  (await asker.find('ID', person.loginId))[0]?.friendToken ?? '';
/** Asks a person, and returns the ID of the request. */
export const request = async (asker: Person, person: Person, more: object = {}): Promise<string> =>
  (await asker.data<{ requestId: string }>(asker.ask({ friendToken: await tokenFor(asker, person), ...more })))
    .requestId;
/** Asks a person, who accepts. */
export const befriend = async (asker: Person, person: Person, more: object = {}): Promise<void> =>
  void (await person.answer(await request(asker, person, more), 'ACCEPTED'));
