import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { doneAnswer, memberQuery, membershipAnswer, myInfoAnswer, pointAnswer, userAnswer, userChangeBody } from '#schemas/accounts.schema';
import { codeLists } from '#schemas/code-lists';
import { locales, type Locale } from '#schemas/parts';
import { HttpError } from '../../errors.ts';
import { keepLocale } from '../../locale-cookie.ts';
import { askedLocale } from '../../read-viewer.ts';
import { anyoneCall, memberCall } from '../../session/account-call.ts';
import { policyOf } from '../../session/session-desk.ts';
import { membershipOf, myInfoOf, userAnswerOf } from './answers.ts';
import { changeInfo } from './change-info.ts';
import { changeMember, somOf } from './members-store.ts';

const tag = 'members';
const base = '/api/v1/iam';
type MemberQuery = FromSchema<typeof memberQuery>;

const gradeName = (app: FastifyInstance, grade: string, locale: Locale): string => {
  const item = app.live.current.prepared.documents['code-list'].get(codeLists.grade)?.items.find(({ codeId }) => codeId === grade);
  return item?.codeName[locale] ?? item?.codeName.ko ?? grade;
};

/** What members read and say of themselves (7.3, 7.4, 7.6), and the language (7.7). */
export const registerMembers: FastifyPluginAsync = async (app) => {
  const { db } = app.sessions.store;
  memberCall(app, {
    method: 'GET', url: `${base}/users/info`, tag, summary: 'Read the own user info and promotion consent', writes: false, query: memberQuery, data: userAnswer,
    run: async ({ session }) => userAnswerOf(session, policyOf(app.live)),
  });
  memberCall<FromSchema<typeof userChangeBody>>(app, {
    method: 'POST', url: `${base}/users/info/change`, tag, summary: 'Change promotion consent, or agree to become a member again', writes: true, idempotent: 'accepted', body: userChangeBody, data: doneAnswer,
    run: (asked) => changeInfo(app, asked),
  });
  memberCall<undefined, MemberQuery>(app, {
    method: 'GET', url: `${base}/members/me`, tag, summary: 'Read my-info in a park', writes: false, whileInitial: true, query: memberQuery, data: myInfoAnswer,
    run: async ({ session, query }) => myInfoOf(session, query.parkType ?? app.live.current.snapshot.site.defaultVenue),
  });
  memberCall<undefined, MemberQuery>(app, {
    method: 'GET', url: `${base}/members`, tag, summary: 'Read the own membership', writes: false, query: memberQuery, data: membershipAnswer,
    run: async ({ session, request }) => {
      const locale = askedLocale(request, app.live.current.snapshot);
      return membershipOf(session, gradeName(app, session.grade, locale), await somOf(db, session.uid));
    },
  });
  memberCall(app, {
    method: 'GET', url: `${base}/point/my-point`, tag, summary: 'Read the own Som', writes: false, query: memberQuery, data: pointAnswer,
    run: async ({ session }) => ({ point: { remainPointAmt: await somOf(db, session.uid) } }),
  });
  anyoneCall(app, {
    method: 'POST', url: `${base}/common/language/:langCd`, tag, summary: 'Choose the language; a member\'s choice is kept', writes: true, idempotent: 'accepted', data: doneAnswer,
    run: async ({ params, principal, reply, once }) => {
      const chosen = locales.find((locale) => locale === params['langCd']);
      if (chosen === undefined) throw new HttpError('invalid', 'langCd is ko or en.');
      keepLocale(reply, app.env, chosen);
      await once(async (tx) => {
        if (principal.kind === 'member') await changeMember(tx, principal.session.uid, { lang: chosen }, app.desk.now());
        return { answer: true };
      });
      return true;
    },
  });
};
