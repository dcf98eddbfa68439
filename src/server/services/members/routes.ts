import type { FastifyPluginAsync } from 'fastify';
import * as calls from '#schemas/calls/members/calls';
import { locales } from '#schemas/parts';
import { HttpError } from '../../core/errors.ts';
import { keepLocale } from '../../core/viewer/locale-cookie.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { policyOf } from '../../core/session/account-policy.ts';
import { gradeNameOf } from './grade-name.ts';
import { membershipOf, myInfoOf, userAnswerOf } from './answers.ts';
import { changeInfo } from './change-info.ts';
import { kstDay } from '../../core/wire-values.ts';
import { somBalanceOf } from '../../core/records/som/lots.ts';
import { changeMember } from './members-store.ts';

/** Registers the calls about the member (7.3, 7.4, 7.6) and the language (7.7). */
export const registerMembers: FastifyPluginAsync = async (app) => {
  const { db } = app.store;
  handleCall(app, calls.readUser, async ({ session }) => userAnswerOf(session, policyOf(app.live)));
  handleCall(app, calls.changeUser, (input) => changeInfo(app, input));
  handleCall(app, calls.readMyInfo, async ({ session, query }) =>
    myInfoOf(session, query.parkType ?? app.live.current.snapshot.site.defaultVenue),
  );
  handleCall(app, calls.readGrade, async ({ locale, session }) => ({
    grdCd: session.grade,
    grdCdName: gradeNameOf(app, session.grade, locale),
  }));
  handleCall(app, calls.readMembership, async ({ member, locale, session, now }) =>
    membershipOf(session, gradeNameOf(app, session.grade, locale), await somBalanceOf(db, member, kstDay(now))),
  );
  handleCall(app, calls.readPoints, async ({ member, now }) => ({
    point: { remainPointAmt: await somBalanceOf(db, member, kstDay(now)) },
  }));
  handleCall(app, calls.chooseLanguage, async ({ now, params, principal, reply, once }) => {
    const chosen = locales.find((locale) => locale === params['langCd']);
    if (chosen === undefined) throw new HttpError('invalid', 'langCd is ko or en.');
    keepLocale(reply, app.env, chosen);
    await once(async (tx) => {
      if (principal.kind === 'member') await changeMember(tx, principal.session.uid, { lang: chosen }, now);
      return { answer: true };
    });
    return true;
  });
};
