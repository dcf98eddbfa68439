import type { FastifyInstance } from 'fastify';
import { ageOn, koreanDay } from '#engine';
import { localised } from '#content/answers/texts';
import type { PartnerCardAnswer, PartnerCardState } from '#schemas/calls/partner-cards/answers';
import type { PartnerCard } from '#schemas/documents/partner-card/schema';
import type { Locale } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';

/** Document of a card, by the word in paths. Throws `notFound` if there is none. */
export const documentOf = (app: FastifyInstance, card: string): PartnerCard => {
  const document = app.live.current.prepared.documents['partner-card'].get(card);
  if (document === undefined) throw new HttpError('notFound');
  return document;
};

/** Age from which a member can agree to pass data to the partner; 0 if the member is old enough. */
export const missingAge = (app: FastifyInstance, card: string, birthDate: string): number => {
  const item = app.live.current.prepared.documents['consent-item'].get(documentOf(app, card).consent);
  const age = ageOn(birthDate, koreanDay(app.clock.now().getTime()));
  return age === undefined || age >= (item?.minAge ?? 0) ? 0 : (item?.minAge ?? 0);
};

/** Texts about a card in a state: its name, and what the partner gets when the member agrees. */
export const textsOf = (
  app: FastifyInstance,
  card: string,
  state: PartnerCardState,
  locale: Locale,
): Omit<PartnerCardAnswer, 'memberStatusCd' | 'cardNoMask' | 'demoYn' | 'ageMin'> => {
  const { name, partner, consent, states } = documentOf(app, card);
  const item = app.live.current.prepared.documents['consent-item'].get(consent);
  return {
    cardNm: localised(name, locale),
    partnerNm: localised(partner, locale),
    statusTxt: localised(states[state], locale),
    purposeTxt: localised(item?.purpose, locale),
    dataTxt: localised(item?.data, locale),
    retentionTxt: localised(item?.retention, locale),
    recipientTxt: localised(item?.recipient, locale),
  };
};
