import { localised } from '#content/answers/texts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { listMemberProducts, listMemberProductsSns } from '#schemas/calls/pocket/calls';
import type { SharedProduct } from '#schemas/calls/pocket/answers';
import { HttpError } from '../../core/errors.ts';
import { areFriends } from '../../core/records/friends.ts';
import { handleCall, type MemberCallInput } from '../../core/calls/handle-call.ts';
import { kstDay } from '../../core/wire-values.ts';
import { resolvePerson } from '../../core/records/resolve-person.ts';
import { holdingsOf, startOf, type Holding } from './holdings.ts';
import { productDocument } from './product-documents.ts';
import { isLive, stateOn } from './states.ts';

/** Direction of a loan between two members, seen by the first. */
const loanOf = ({ member, holder }: Holding, me: string, other: string): SharedProduct['lentCd'] =>
  member === other && holder === me ? 'IN' : member === me && holder === other ? 'OUT' : 'NONE';

/**
 * Lists what a member may know of a companion's pocket in a park: products that the companion uses today, and those lent between the two. It has no
 * numbers, codes or IDs. Members who are no companions answer like unknown ones.
 */
export const sharedProducts = async (
  app: FastifyInstance,
  me: string,
  companion: string | undefined,
  { park, locale }: { readonly park: string; readonly locale: 'ko' | 'en' },
): Promise<SharedProduct[]> => {
  const { db } = app.store;
  if (companion === undefined || !(await areFriends(db, me, companion, { type: 'COMPANION', park })))
    throw new HttpError('notCompanions');
  const today = kstDay(app.clock.now());
  const { documents } = app.live.current.prepared;
  return (await holdingsOf(db, companion, { since: today, today })).flatMap((holding) => {
    const state = stateOn(holding, today);
    const lentCd = loanOf(holding, me, companion);
    const isToday = holding.holder === companion && isLive(state) && startOf(holding) <= today;
    if (holding.venue !== park || (!isToday && lentCd === 'NONE')) return [];
    const name = productDocument(documents, holding)?.name;
    return [
      {
        productKindCd: holding.kind,
        productNm: localised(name, locale) || holding.product,
        validFrom: holding.valid_from,
        validUntil: holding.valid_until,
        statusCd: state,
        parkType: holding.venue,
        lentCd,
      },
    ];
  });
};

/** Registers the calls that list products of companions. */
export const registerMemberProducts: FastifyPluginAsync = async (app) => {
  const list = async (
    { member, venue, locale, db }: Pick<MemberCallInput<unknown>, 'member' | 'venue' | 'locale' | 'db'>,
    person: { readonly friendUid?: string; readonly friendToken?: string },
  ) => {
    const companion = await resolvePerson(db, app.context, member, person);
    return { productList: await sharedProducts(app, member, companion, { park: venue, locale }) };
  };
  handleCall(app, listMemberProducts, (input) => list(input, { friendUid: input.query.friendUid }));
  handleCall(app, listMemberProductsSns, (input) => list(input, { friendToken: input.query.friendToken }));
};
