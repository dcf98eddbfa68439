import type { Locale } from '#schemas/parts';
import { makeCall } from '../data/call-service.ts';
import { hasAccess } from './session-hints.ts';
import type { SessionTools } from './tools.ts';
import { keepUserSession, userSession } from './user-session.ts';

/** The language that a member chooses is the session's and the account's from now on, so that the next login speaks it. Nobody waits for it, or is told that it failed. */
export const keepLanguage = async ({ presentRef, scope }: SessionTools, locale: Locale): Promise<void> => {
  const session = userSession();
  if (session === undefined) return;
  keepUserSession({ ...session, locale, user: { ...session.user, langId: locale } });
  // A choice of language is no reason to be told that a login is over.
  if (!hasAccess() && !session.autoLogin) return;
  const { house } = presentRef.current;
  await makeCall({ method: 'POST', url: `/api/v1/iam/common/language/${locale}`, skipErrorHandler: true }, { ...scope(), ...(house ? { house } : {}) }).catch(() => undefined);
};
