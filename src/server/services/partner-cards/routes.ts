import type { FastifyPluginAsync } from 'fastify';
import { changePartnerCard, readPartnerCard } from '#schemas/calls/partner-cards/calls';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { changeCard, readCard } from './cards.ts';

/** Registers the partner cards of members. */
export const registerPartnerCards: FastifyPluginAsync = async (app) => {
  handleCall(app, readPartnerCard, ({ member, params: { card = '' }, locale, session }) =>
    readCard(app, { member, card }, { locale, birthDate: session.birth_date }),
  );
  handleCall(app, changePartnerCard, async ({ member, params: { card = '' }, body, locale, session, once }) => {
    const { memberStatusCd, agreeYn } = body;
    if (memberStatusCd === 'REQUESTED' && agreeYn !== 'Y')
      throw new HttpError('invalid', 'agreeYn: the member has to agree.');
    const reader = { locale, birthDate: session.birth_date };
    return answerOf(once, (tx) => changeCard(tx, app, { member, card }, memberStatusCd, reader));
  });
};
