import type { Viewer } from '#schemas/viewer';
import { clearCodes } from '../codes/code-store.ts';
import { deletePassages } from './last-passages.ts';
import { dropHints, hasAccess, hasSession } from './session-hints.ts';
import { tellTabs } from './tabs.ts';
import type { SessionTools } from './tools.ts';
import { dropUserSession } from './user-session.ts';
import { forgetVisit } from './visit-values.ts';
import { send } from '../data/call-service.ts';
import { duringWrite } from '../data/own-writes.ts';

/** Facts that hang on a login are gone with it. */
export const asGuest = ({ locale, platform, os, curResort, production }: Viewer): Viewer => ({
  locale,
  platform,
  ...(production === undefined ? {} : { production }),
  ...(os ? { os } : {}),
  ...(curResort ? { curResort } : {}),
  login: false,
});

/** The session of this browser ends here, whatever the server knows of it; unless it is told already, it takes back the cookies that script cannot see. */
export const clearSession = async (tools: SessionTools, decideAgain: boolean, isTold = false): Promise<void> => {
  // Not waited for: the signs go now, so every page takes this browser for a guest's.
  if (!isTold) void endAtServer(tools);
  dropUserSession();
  dropHints();
  forgetVisit();
  deletePassages();
  await clearCodes();
  await tools.becomes(asGuest(tools.presentRef.current.viewer));
  tellTabs();
  if (decideAgain) await tools.reload();
};

/** Ends this browser's login at the server. One whose access token is over is known there by its refresh token, which goes to this path alone. */
export const endAtServer = async ({ scope }: Pick<SessionTools, 'scope'>): Promise<void> => {
  const isLapsed = !hasAccess() && hasSession();
  await duringWrite(() =>
    send(
      isLapsed
        ? { method: 'POST', url: '/api/v1/iam/login/refresh/end' }
        : { method: 'GET', url: '/api/v1/iam/logout' },
      scope(),
    ),
  );
};
