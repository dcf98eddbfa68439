import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as calls from '#schemas/calls/companions/calls';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import type { Lending } from '../../core/records/lending.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { lockMember } from '../../core/records/lock.ts';
import { changeMember, consentsOf } from '../members/index.ts';
import { ask } from './ask.ts';
import { resolvePerson } from '../../core/records/resolve-person.ts';
import { changeFriend, decide } from './decide.ts';
import { findPeople } from './find-people.ts';
import { askGroup, readGroups, removeGroup, saveGroup } from './groups.ts';
import { acceptInvitation, declineInvitation, invite, readInvitation, readSentInvitations } from './invitations.ts';
import { membershipCode } from './membership-code.ts';
import { readPersonalValue, savePersonalValue } from './personal-values.ts';
import { readBlocks, readCompanions, readFriends, readLoans, readRequests } from './read-relations.ts';
import type { RelationContext } from './relation-context.ts';

/** Returns the requested park, or the site's first venue. Throws `invalid` for an unknown one. */
const parkOf = (app: FastifyInstance, park = ''): string => {
  const { site, venues } = app.live.current.snapshot;
  if (park === '') return site.defaultVenue;
  if (!Object.hasOwn(venues, park)) throw new HttpError('invalid', 'There is no such park.');
  return park;
};

/** Registers friends, companions, groups, invitations and personalisation values over a port that lends tickets. */
export const relationRoutes =
  (lending: Lending): FastifyPluginAsync =>
  async (app) => {
    const context: RelationContext = { ...app.sessions, lending };
    const localeOf = (request: FastifyRequest): Locale => askedLocale(request, app.live.current.snapshot);

    for (const call of [calls.listCompanions, calls.listCompanionsWithMembership]) {
      handleCall(app, call, ({ session, query }) =>
        readCompanions(context, session.uid, {
          type: query.companionFriendType ?? 'COMPANION',
          park: parkOf(app, query.parkType),
          status: query.processStatus,
          page: pageOf(query),
        }),
      );
    }
    handleCall(app, calls.listFriends, ({ session, query }) =>
      readFriends(context, session.uid, { park: parkOf(app, query.parkType), page: pageOf(query) }),
    );
    handleCall(app, calls.listBlocks, ({ session, query }) => readBlocks(context, session.uid, pageOf(query)));
    handleCall(app, calls.listRequests, ({ session, query }) =>
      readRequests(context, session.uid, {
        type: query.companionFriendType,
        park: query.parkType === undefined || query.parkType === '' ? undefined : parkOf(app, query.parkType),
        direction: query.directionCd,
        page: pageOf(query),
      }),
    );
    handleCall(app, calls.findPeople, ({ session, body }) =>
      findPeople(context, { ...body, asker: session.uid, park: parkOf(app, body.parkType) }),
    );
    handleCall(app, calls.saveRelation, async ({ session, body, once }) => {
      const { companionFriendType: type, alias, productIdList: products } = body;
      const park = type === 'FRIEND' ? '' : parkOf(app, body.parkType);
      const { answer } = await once(async (tx) => {
        const asked = await ask(tx, context, await resolvePerson(tx, context, session.uid, body), {
          asker: session.uid,
          type,
          park,
          alias,
          products,
        });
        if ('refused' in asked) throw new HttpError(asked.refused);
        return { answer: asked };
      });
      return answer;
    });
    handleCall(app, calls.changeFriendStatus, async ({ session, body, once }) => {
      const type = body.companionFriendType ?? 'FRIEND';
      const park = type === 'FRIEND' ? '' : parkOf(app, body.parkType);
      return answerOf(once, (tx) => changeFriend(tx, context, session.uid, { ...body, type, park }));
    });
    handleCall(app, calls.changeRequestStatus, async ({ session, body, once }) =>
      answerOf(once, (tx) => decide(tx, context, session.uid, body)),
    );

    handleCall(app, calls.readMembershipCode, async ({ session }) => {
      const { barcode, until } = membershipCode(context.keys, session.uid, context.now());
      return { barcode, nickName: session.nickname, untilDtm: momentOf(until) };
    });
    handleCall(app, calls.readOpenToSearch, async ({ session }) => ({
      agreeYn: ynOf(consentsOf(session).FRIEND_FIND === 'Y'),
    }));
    handleCall(app, calls.changeOpenToSearch, async ({ session, body, once }) => {
      const { answer } = await once(async (tx) => {
        const member = await lockMember(tx, context.store, session.uid);
        await changeMember(
          tx,
          session.uid,
          { consents: JSON.stringify({ ...consentsOf(member), FRIEND_FIND: body.agreeYn }) },
          context.now(),
        );
        return { answer: true as const };
      });
      return answer;
    });

    handleCall(app, calls.listGroups, ({ session }) => readGroups(context, session.uid));
    handleCall(app, calls.saveGroup, async ({ session, body, once }) =>
      answerOf(once, (tx) => saveGroup(tx, context, session.uid, body)),
    );
    handleCall(app, calls.removeGroup, async ({ session, body, once }) =>
      answerOf(once, (tx) => removeGroup(tx, context, session.uid, body.groupId)),
    );
    handleCall(app, calls.askGroup, async ({ session, body, once }) => {
      const park = parkOf(app, body.parkType);
      return answerOf(once, (tx) => askGroup(tx, context, session.uid, body.groupId, park));
    });

    handleCall(app, calls.createInvitation, async ({ session, body, request, once }) => {
      const park = parkOf(app, body.parkType);
      return answerOf(once, (tx) =>
        invite(tx, context, { inviter: session.uid, nickname: session.nickname, park, locale: localeOf(request) }),
      );
    });
    handleCall(app, calls.readInvitation, ({ query, request, principal }) =>
      readInvitation(context, query.invite ?? '', {
        member: principal.kind === 'member' ? principal.session.uid : undefined,
        locale: localeOf(request),
      }),
    );
    handleCall(app, calls.listSentInvitations, ({ session, query }) =>
      readSentInvitations(context, session.uid, { park: parkOf(app, query.parkType), page: pageOf(query) }),
    );
    handleCall(app, calls.acceptInvitation, async ({ session, body, once }) =>
      answerOf(once, (tx) => acceptInvitation(tx, context, session.uid, body.invite)),
    );
    handleCall(app, calls.declineInvitation, async ({ session, body, once }) =>
      answerOf(once, (tx) => declineInvitation(tx, context, session.uid, body.invite)),
    );

    handleCall(app, calls.listLoans, ({ session, query, request }) =>
      readLoans(
        context,
        session.uid,
        { park: parkOf(app, query.parkType), direction: query.directionCd, page: pageOf(query) },
        localeOf(request),
      ),
    );
    handleCall(app, calls.readPersonalValue, async ({ session, body: { usrPrsnzTypeCd } }) => ({
      usrPrsnzTypeCd,
      usrPrsnzVal: await readPersonalValue(context, session.uid, usrPrsnzTypeCd),
    }));
    handleCall(app, calls.savePersonalValue, async ({ session, body, once }) =>
      answerOf(once, (tx) =>
        savePersonalValue(tx, context, session.uid, { kind: body.usrPrsnzTypeCd, value: body.usrPrsnzVal }),
      ),
    );
  };
