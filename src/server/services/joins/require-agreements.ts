import type { FastifyInstance } from 'fastify';
import { agreementsOn, koreanDate } from '#content/agreements';
import type { TermsAgreeList } from '#schemas/calls/contents/terms-answers';
import type { AgreementFlow } from '#schemas/documents/consent-item/schema';
import { HttpError } from '../../core/errors.ts';

/** Throws JOI_08 unless everything that a flow requires is agreed to in its present version, and nothing else is named. */
export const requireAgreements = (
  app: FastifyInstance,
  { flow, age, now }: { readonly flow: AgreementFlow; readonly age: number; readonly now: Date },
  agreed: TermsAgreeList,
): void => {
  const asked = agreementsOn(app.live.current.prepared.documents, { day: koreanDate(now.getTime()), age, flow });
  const isAsked = agreed.every(({ termsId, versionNo }) =>
    asked.some((item) => item.id === termsId && item.versionNo === versionNo),
  );
  const isComplete = asked.every(
    (item) => !item.required || agreed.some(({ termsId, agreeYn }) => termsId === item.id && agreeYn === 'Y'),
  );
  if (!isAsked || !isComplete) throw new HttpError('consentMissing');
};
