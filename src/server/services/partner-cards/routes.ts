import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { partnerCardOf } from '#schemas/calls/partner-cards/partner-card-path';
import { changePartnerCard, readPartnerCard } from '#schemas/calls/partner-cards/calls';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { changeCard, readCard } from './cards.ts';

/** Returns the partner's word of a call. Throws `notFound` unless a data service binds the call with that word. */
const cardOf = (app: FastifyInstance, { card = '' }: Readonly<Record<string, string>>): string => {
  if (
    ![...app.live.current.prepared.documents['data-service'].values()].some(({ path }) => partnerCardOf(path) === card)
  )
    throw new HttpError('notFound');
  return card;
};

/** Registers the partner cards of members. */
export const registerPartnerCards: FastifyPluginAsync = async (app) => {
  handleCall(app, readPartnerCard, async ({ member, params }) => readCard(app, { member, card: cardOf(app, params) }));
  handleCall(app, changePartnerCard, async ({ member, params, body, once }) => {
    const { memberStatusCd, agreeYn } = body;
    if (memberStatusCd === 'REQUESTED' && agreeYn !== 'Y')
      throw new HttpError('invalid', 'agreeYn: the member has to agree.');
    const card = cardOf(app, params);
    return answerOf(once, (tx) => changeCard(tx, app, { member, card }, memberStatusCd));
  });
};
