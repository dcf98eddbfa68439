import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/member-desk/calls';
import { lookupReasons } from '#schemas/calls/members/console-answers';
import { unmaskedFields } from '#schemas/calls/members/desk-answers';
import { handleCall } from '../../core/calls/handle-call.ts';
import { pageOf, readPage } from '../../core/records/page-of.ts';
import { momentOf } from '../../core/wire-values.ts';

const roles = ['agent', 'agent-lead', 'marketer', 'privacy-officer'] as const;
const oneOf = <Code extends string>(codes: readonly Code[], stored: string): Code | '' =>
  codes.find((code) => code === stored) ?? '';

/** Registers the call by which members see who looked at their records: role, purpose and field, never a name. */
export const registerOwnLookUps: FastifyPluginAsync = async (app) => {
  handleCall(app, calls.readOwnLookUps, async ({ member, db, query }) => {
    const { rows, totalCnt } = await readPage(
      db
        .selectFrom('look_ups')
        .select(['id', 'at', 'role', 'purpose', 'field'])
        .where('member', '=', member)
        .orderBy('seq', 'desc'),
      pageOf(query, 20),
    );
    const lookUpList = rows.map(({ id, at, role, purpose, field }) => ({
      lookUpId: id,
      lookUpDtm: momentOf(at),
      roleCd: oneOf(roles, role),
      purposeCd: oneOf(lookupReasons, purpose),
      fieldCd: oneOf(unmaskedFields, field),
    }));
    return { lookUpList, totalCnt };
  });
};
