import type { OfferwallKey, OfferwallRewards, Offerwalls } from '#schemas/calls/offerwalls/answers';
import type { Offerwall } from '#schemas/documents/offerwall/schema';
import { somBalanceOf } from '../../src/server/core/records/som/lots.ts';
import { kstDay } from '../../src/server/core/wire-values.ts';
import { recordChanges } from '../../src/server/services/consents/index.ts';
import { feature } from '../../src/server/services/offerwalls/feature.ts';
import { signCallback, writeValues } from '../../src/server/services/offerwalls/index.ts';
import { accountServer, PASSWORD, type MemberParts } from './account-server.ts';
import { offerwallDocuments, one, two } from './offerwall-documents.ts';

export { one, two };

let last = 0;
/** Number of a transaction. */
export const unique = (): string => `t-${++last}`;

/** A callback that differs from the usual one. */
export interface Sent {
  readonly wall?: Offerwall;
  readonly kind?: 'earn' | 'chargeback';
  readonly at?: Date;
  readonly device?: string;
  readonly from?: string;
  readonly method?: 'GET' | 'POST';
  readonly to?: string;
  readonly secret?: string;
  /** Changes the values after they were signed. */
  readonly after?: (values: Map<string, string>) => void;
  /** Changes them before. */
  readonly before?: (values: Map<string, string>) => void;
}

/** Starts a server with the offerwalls that ship, for all tests of a file. */
export const offerwallServer = () => {
  const server = accountServer({ documents: offerwallDocuments, features: [feature] });
  const joined = async (parts: MemberParts = {}, items: readonly Offerwall[] = [one, two]) => {
    const member = await server.addMember(parts);
    const store = server.store();
    /** Gives the consents of offerwalls, or withdraws them. */
    const consent = (agreeYn: 'Y' | 'N', walls: readonly Offerwall[] = [one]) =>
      store.db.transaction().execute((tx) =>
        recordChanges(tx, server.app().context, {
          member: member.uid,
          agreements: walls.map(({ consent: termsId }) => ({ termsId, versionNo: 1, agreeYn })),
          source: 'TEST',
          ref: unique(),
          now: server.now(),
        }),
      );
    await consent('Y', items);
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const get = async (path: string) => {
      const answer = await browser.get(path);
      if (answer.statusCode !== 401) return answer;
      await browser.login(member, PASSWORD);
      return browser.get(path);
    };
    const key = async (wall = one) =>
      (await get(`members/${wall.id}UsrKey`)).json<{ code: string; data: OfferwallKey }>();
    const rewards = async () =>
      (await get('members/offerwall-rewards'))
        .json<{ data: OfferwallRewards }>()
        .data.rewardList.map(({ statusCd, reasonCd, pointAmt }) => `${pointAmt} ${statusCd} ${reasonCd}`.trim())
        .toReversed();
    return {
      uid: member.uid,
      consent,
      get,
      key,
      rewards,
      usrKey: (await key()).data?.usrKey ?? '',
      walls: async () => (await get('members/offerwalls')).json<{ data: Offerwalls }>().data,
      som: () => somBalanceOf(store.db, member.uid, kstDay(server.now())),
      notices: async () =>
        (
          await store.db
            .selectFrom('notifications')
            .select('source')
            .where('member', '=', member.uid)
            .orderBy('id')
            .execute()
        ).map(({ source }) => source.split(' ', 1)[0]),
    };
  };

  /** Sends a callback as the offerwall does; the answer is `status code` or `status result reason`. */
  const send = async (
    usrKey: string,
    amount: number | string,
    transaction: string,
    sent: Sent = {},
  ): Promise<string> => {
    const { wall = one, kind = 'earn', at = server.now(), device = '', method = 'POST' } = sent;
    const { fields, addresses, secret } = wall.callback;
    const values = writeValues(wall.callback, {
      ref: transaction,
      key: usrKey,
      amount: 0,
      kind: kind === 'earn' ? 'EARN' : 'CHARGEBACK',
      sentAt: at,
      device,
    });
    values.set(fields.amount, String(amount));
    sent.before?.(values);
    values.set(fields.signature, signCallback(wall.callback, sent.secret ?? `sandbox-${secret}`, values));
    sent.after?.(values);
    const query = new URLSearchParams([...values]).toString();
    const isJson = wall === two;
    const { statusCode, body } = await server.app().inject({
      method,
      url: `/api/hooks/v1/offerwalls/${sent.to ?? wall.id}${method === 'GET' ? `?${query}` : ''}`,
      remoteAddress: sent.from ?? (addresses[0] ?? '').split('/', 1)[0] ?? '',
      ...(method === 'GET'
        ? {}
        : {
            headers: { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' },
            payload: isJson ? JSON.stringify(Object.fromEntries(values)) : query,
          }),
    });
    const answer = JSON.parse(body) as { code: string; data?: { resultCd: string; reasonCd: string } };
    return `${statusCode} ${answer.data === undefined ? answer.code : `${answer.data.resultCd} ${answer.data.reasonCd}`.trim()}`;
  };

  return { server, joined, send };
};
