import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { listMemberProducts, listMemberProductsSns } from '#schemas/calls/pocket/calls';
import type { SharedProduct } from '#schemas/calls/pocket/answers';
import { HttpError } from '../../core/errors.ts';
import { areFriends } from '../../core/records/friends.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
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
  const { db } = app.sessions.store;
  if (companion === undefined || !(await areFriends(db, me, companion, { type: 'COMPANION', park })))
    throw new HttpError('notCompanions');
  const today = kstDay(app.desk.now());
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
        productNm: name?.[locale] ?? name?.ko ?? holding.product,
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
    session: SessionRow,
    request: FastifyRequest,
    parkType: string | undefined,
    person: { readonly friendUid?: string; readonly friendToken?: string },
  ) => {
    const { snapshot } = app.live.current;
    const companion = await resolvePerson(app.sessions.store.db, app.sessions, session.uid, person);
    return {
      productList: await sharedProducts(app, session.uid, companion, {
        park: parkType === undefined || parkType === '' ? snapshot.site.defaultVenue : parkType,
        locale: askedLocale(request, snapshot),
      }),
    };
  };
  handleCall(app, listMemberProducts, ({ session, request, query }) =>
    list(session, request, query.parkType, { friendUid: query.friendUid }),
  );
  handleCall(app, listMemberProductsSns, ({ session, request, query }) =>
    list(session, request, query.parkType, { friendToken: query.friendToken }),
  );
};
