import type { FastifyPluginAsync } from 'fastify';
import { changeConsents, checkConsents, readConsents } from '#schemas/calls/consents/calls';
import { HttpError } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { answerOf } from '../../core/calls/idempotency.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { ynOf } from '../../core/wire-values.ts';
import { ageOf, missingAgreements, partnerConsents, recordChanges } from './agreements.ts';
import { consentsOfMember, PresentConsents } from './consents-store.ts';
import { watchTerms } from './live-terms.ts';
import { memberAgreements } from './member-agreements.ts';

/** Registers the consents of members: read, check, change. */
export const registerConsents: FastifyPluginAsync = async (app) => {
  watchTerms(app.liveRecords);

  handleCall(app, readConsents, async ({ member, session, locale, now, db }) => {
    const { snapshot } = app.live.current;
    const present = new PresentConsents(await consentsOfMember(db, member));
    return memberAgreements(
      app.context,
      { snapshot, locale, rich: viewOf(app.live.current).rich },
      { member: session, present, now },
    );
  });

  handleCall(app, checkConsents, async ({ member, session, now, db }) => {
    const { documents } = app.live.current.prepared;
    // Most of the time nothing is new, and no row is read.
    const isNew = missingAgreements(documents, session, new PresentConsents([]), now).length > 0;
    if (!isNew) return { missingYn: 'N' as const };
    const present = new PresentConsents(await consentsOfMember(db, member));
    return { missingYn: ynOf(missingAgreements(documents, session, present, now).length > 0) };
  });

  handleCall(app, changeConsents, ({ member, session, body, now, once }) =>
    answerOf(once, async (tx) => {
      const ofPartners = partnerConsents(app.live.current.prepared.documents);
      if (body.termsAgreeList.some(({ termsId }) => ofPartners.has(termsId))) throw new HttpError('consentMissing');
      await recordChanges(tx, app.context, {
        member,
        agreements: body.termsAgreeList,
        source: 'users/consents',
        ref: orderedId(),
        now,
        age: ageOf(session, now),
      });
      await announceMember(tx, app.context, member, 'account');
      return true as const;
    }),
  );
};
