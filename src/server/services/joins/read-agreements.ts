import type { FastifyInstance } from 'fastify';
import { agreementsOn, koreanDate, type Agreement } from '#content/agreements';
import { agreementItem } from '#content/answers/index';
import type { CallInput } from '../../core/calls/handle-call.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { binderOf } from '../../core/session/browser-binder.ts';
import { ynOf } from '../../core/wire-values.ts';
import { findJoin } from './joins-store.ts';

/** Lists what a join by a social account asks for. Terms that the account has agreed to at its provider show as agreed (decisions-members §3). */
export const readJoinAgreements = async (
  app: FastifyInstance,
  { request, db, locale, now }: Pick<CallInput<undefined>, 'request' | 'db' | 'locale' | 'now'>,
) => {
  const { snapshot, prepared } = app.live.current;
  const join = await findJoin(db, app.context, binderOf(request, app.env));
  const agreed = new Set(join?.details.agreedTerms);
  const isAgreed = (one: Agreement): boolean => agreed.has(one.type === 'terms' ? one.kind : one.id);
  const reading = { snapshot, locale, rich: viewOf(app.live.current).rich };
  return {
    list: agreementsOn(prepared.documents, { day: koreanDate(now.getTime()), age: undefined, flow: 'SOCIAL' }).map(
      (one) => ({ ...agreementItem(reading, one), agreedYn: ynOf(isAgreed(one)) }),
    ),
  };
};
