import type { Viewer } from '#schemas/viewer';
import { endAtServer } from './end-at-server.ts';
import { dropHints } from './session-hints.ts';
import { tellTabs } from './tabs.ts';
import type { SessionTools } from './tools.ts';
import { dropUserSession } from './user-session.ts';
import { forgetVisit } from './visit-values.ts';

/** Facts that hang on a login are gone with it. */
export const asGuest = ({ locale, platform, os, curResort, production }: Viewer): Viewer => ({ locale, platform, ...(production === undefined ? {} : { production }), ...(os ? { os } : {}), ...(curResort ? { curResort } : {}), login: false });

/** The session of this browser ends here, whatever the server knows of it; unless it is told already, it takes back the cookies that script cannot see. */
export const clearSession = async (tools: SessionTools, decideAgain: boolean, isTold = false): Promise<void> => {
  // Not waited for: the signs go now, so every page takes this browser for a guest's.
  if (!isTold) void endAtServer(tools);
  dropUserSession();
  dropHints();
  forgetVisit();
  await tools.becomes(asGuest(tools.presentRef.current.viewer));
  tellTabs();
  if (decideAgain) await tools.reload();
};
