import type { Locale } from '#schemas/parts';
import { submitForm } from '../data/submit-form.ts';
import { hasAccess } from './session-hints.ts';
import type { SessionTools } from './tools.ts';
import { keepUserSession, userSession } from './user-session.ts';

/** The language that a member chooses is the session's and the account's from now on, so that the next login speaks it. Nobody waits for it, or is told that it failed. */
export const keepLanguage = async (tools: SessionTools, locale: Locale): Promise<void> => {
  const session = userSession();
  if (session === undefined) return;
  keepUserSession({ ...session, locale, user: { ...session.user, langId: locale } });
  // A choice of language is no reason to be told that a login is over.
  if (!hasAccess() && !session.autoLogin) return;
  const { language } = (await tools.release()).account;
  const { house } = tools.presentRef.current;
  if (language)
    await submitForm(
      language,
      { langCd: locale },
      { scope: { ...tools.scope(), ...(house ? { house } : {}) }, tools, unknownError: '' },
    );
};
