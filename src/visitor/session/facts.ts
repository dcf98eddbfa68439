import type { SessionInfo } from '#schemas/calls/accounts/answers';
import type { Viewer } from '#schemas/viewer';
import { clearCodesOfOthers } from '../codes/code-store.ts';
import { sessionCall } from '../early-calls.ts';
import { send } from '../data/call-service.ts';
import { adoptSession } from './adopt-session.ts';
import { asGuest } from './clear-session.ts';
import { react, takeBackEnded } from './react.ts';
import { hasSession } from './session-hints.ts';
import { tellTabs } from './tabs.ts';
import type { SessionTools } from './tools.ts';
import { dropUserSession, userSession } from './user-session.ts';
import { forgetOthers } from './visit-values.ts';

const factNames = (viewer: Viewer) => Object.keys(viewer) as (keyof Viewer)[];

const sameFacts = (one: Viewer, other: Viewer): boolean =>
  [...new Set([...factNames(one), ...factNames(other)])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

const idOfMember = (): string | undefined => userSession()?.user.membershipUid;

/** Reads who the viewer is and lets the site know, where it is somebody else than before. Gives false when the session is over. */
export const adoptFacts = async (tools: SessionTools): Promise<boolean> => {
  const sent = await send({ method: 'GET', url: sessionCall }, tools.scope());
  if (!sent.ok) return (await react(tools, sent.failure)) === 'again';
  const info = sent.data as SessionInfo;
  if (info.loginYn === 'Y')
    adoptSession(info, tools.presentRef.current.viewer.locale, tools.presentRef.current.shown.site);
  else if (!hasSession()) dropUserSession();
  forgetOthers(idOfMember());
  await clearCodesOfOthers(idOfMember());
  takeBackEnded(tools);
  const { viewer, who } = tools.presentRef.current;
  const next: Viewer = { ...asGuest(viewer), ...info.viewer };
  // Personal data is fetched once the member is known; two members may have the same facts.
  if (sameFacts(viewer, next) && (idOfMember() ?? '') === who) return true;
  await tools.becomes(next);
  return true;
};

/** After a renewal: who the viewer is, and the present route once more (P-401). */
export const reloadRoute = async (tools: SessionTools): Promise<void> => {
  if (await adoptFacts(tools)) await tools.reload();
};

/** A call may have changed the member: here and in the other tabs. */
export const sessionChanged = async (tools: SessionTools): Promise<void> => {
  tellTabs();
  await refreshFacts(tools);
};

/** Who the viewer is; the page is decided again where anything has changed, or another member has come in the place of the one before. */
export const refreshFacts = async (tools: SessionTools): Promise<void> => {
  const { viewer, who } = tools.presentRef.current;
  await adoptFacts(tools);
  const isOther = who !== '' && who !== (idOfMember() ?? '');
  if (isOther || !sameFacts(viewer, tools.presentRef.current.viewer)) await tools.reload();
};
