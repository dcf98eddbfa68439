import type { WithLending } from './with-lending.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/companions/calls';
import { HttpError } from '../../core/errors.ts';
import type { Lending } from '../../core/records/lending.ts';
import { pageOf } from '../../core/records/page-of.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { momentOf, ynOf } from '../../core/wire-values.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { lockMember } from '../../core/records/lock.ts';
import { appendSettings } from '../consents/index.ts';
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
    const context: WithLending = { ...app.context, lending };

    for (const call of [calls.listCompanions, calls.listCompanionsWithMembership]) {
      handleCall(app, call, ({ member, query }) =>
        readCompanions(context, member, {
          type: query.companionFriendType ?? 'COMPANION',
          park: parkOf(app, query.parkType),
          status: query.processStatus,
          page: pageOf(query),
        }),
      );
    }
    handleCall(app, calls.listFriends, ({ member, query }) =>
      readFriends(context, member, { park: parkOf(app, query.parkType), page: pageOf(query) }),
    );
    handleCall(app, calls.listBlocks, ({ member, query }) => readBlocks(context, member, pageOf(query)));
    handleCall(app, calls.listRequests, ({ member, query }) =>
      readRequests(context, member, {
        type: query.companionFriendType,
        park: query.parkType === undefined || query.parkType === '' ? undefined : parkOf(app, query.parkType),
        direction: query.directionCd,
        page: pageOf(query),
      }),
    );
    handleCall(app, calls.findPeople, ({ member, body }) =>
      findPeople(context, { ...body, asker: member, park: parkOf(app, body.parkType) }),
    );
    handleCall(app, calls.saveRelation, async ({ member, body, once }) => {
      const { companionFriendType: type, alias, productIdList: products } = body;
      const park = type === 'FRIEND' ? '' : parkOf(app, body.parkType);
      const { answer } = await once(async (tx) => {
        const asked = await ask(tx, context, await resolvePerson(tx, context, member, body), {
          asker: member,
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
    handleCall(app, calls.changeFriendStatus, async ({ member, body, once }) => {
      const type = body.companionFriendType ?? 'FRIEND';
      const park = type === 'FRIEND' ? '' : parkOf(app, body.parkType);
      return answerOf(once, (tx) => changeFriend(tx, context, member, { ...body, type, park }));
    });
    handleCall(app, calls.changeRequestStatus, async ({ member, body, once }) =>
      answerOf(once, (tx) => decide(tx, context, member, body)),
    );

    handleCall(app, calls.readMembershipCode, async ({ member, now, session }) => {
      const { barcode, until } = membershipCode(context.keys, member, now);
      return { barcode, nickName: session.nickname, untilDtm: momentOf(until) };
    });
    handleCall(app, calls.readOpenToSearch, async ({ session }) => ({
      agreeYn: ynOf(consentsOf(session).FRIEND_FIND === 'Y'),
    }));
    handleCall(app, calls.changeOpenToSearch, async ({ now, session, body, once }) => {
      const { answer } = await once(async (tx) => {
        const member = await lockMember(tx, context.store, session.uid);
        await changeMember(
          tx,
          session.uid,
          { consents: JSON.stringify({ ...consentsOf(member), FRIEND_FIND: body.agreeYn }) },
          now,
        );
        await appendSettings(tx, context, {
          member: session.uid,
          settings: { FRIEND_FIND: body.agreeYn },
          source: 'friends',
          ref: orderedId(),
          now,
        });
        return { answer: true as const };
      });
      return answer;
    });

    handleCall(app, calls.listGroups, ({ member }) => readGroups(context, member));
    handleCall(app, calls.saveGroup, async ({ member, body, once }) =>
      answerOf(once, (tx) => saveGroup(tx, context, member, body)),
    );
    handleCall(app, calls.removeGroup, async ({ member, body, once }) =>
      answerOf(once, (tx) => removeGroup(tx, context, member, body.groupId)),
    );
    handleCall(app, calls.askGroup, async ({ member, body, once }) => {
      const park = parkOf(app, body.parkType);
      return answerOf(once, (tx) => askGroup(tx, context, member, body.groupId, park));
    });

    handleCall(app, calls.createInvitation, async ({ member, locale, session, body, once }) => {
      const park = parkOf(app, body.parkType);
      return answerOf(once, (tx) => invite(tx, context, { inviter: member, nickname: session.nickname, park, locale }));
    });
    handleCall(app, calls.readInvitation, ({ locale, query, principal }) =>
      readInvitation(context, query.invite ?? '', {
        member: principal.kind === 'member' ? principal.session.uid : undefined,
        locale,
      }),
    );
    handleCall(app, calls.listSentInvitations, ({ member, query }) =>
      readSentInvitations(context, member, { park: parkOf(app, query.parkType), page: pageOf(query) }),
    );
    handleCall(app, calls.acceptInvitation, async ({ member, body, once }) =>
      answerOf(once, (tx) => acceptInvitation(tx, context, member, body.invite)),
    );
    handleCall(app, calls.declineInvitation, async ({ member, body, once }) =>
      answerOf(once, (tx) => declineInvitation(tx, context, member, body.invite)),
    );

    handleCall(app, calls.listLoans, ({ member, locale, query }) =>
      readLoans(
        context,
        member,
        { park: parkOf(app, query.parkType), direction: query.directionCd, page: pageOf(query) },
        locale,
      ),
    );
    handleCall(app, calls.readPersonalValue, async ({ member, body: { usrPrsnzTypeCd } }) => ({
      usrPrsnzTypeCd,
      usrPrsnzVal: await readPersonalValue(context, member, usrPrsnzTypeCd),
    }));
    handleCall(app, calls.savePersonalValue, async ({ member, body, once }) =>
      answerOf(once, (tx) =>
        savePersonalValue(tx, context, member, { kind: body.usrPrsnzTypeCd, value: body.usrPrsnzVal }),
      ),
    );
  };
