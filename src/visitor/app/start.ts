import type { Viewer } from '#schemas/viewer';
import { bootElementId, type BootData } from '#render/boot-data.ts';
import type { SessionInfo } from '#schemas/calls/accounts/answers';
import { isBegun, sessionCall } from '../early-calls.ts';
import { send } from '../data/call-service.ts';
import { adoptSession } from '../session/adopt-session.ts';
import { hasAccess } from '../session/session-hints.ts';
import { userSession } from '../session/user-session.ts';
import { forgetOthers } from '../session/visit-values.ts';
import { scopeOf } from './present.ts';
import type { Shown } from './shown.ts';
import { putChange } from '../data/answer-changes.ts';
import { makeTexts } from '#render/texts/texts.ts';
import { allWidgetNames, loadModules, widgetNames } from '#render/view/widget-modules.ts';

export interface Start {
  readonly shown: Shown;
  readonly viewer: Viewer;
  readonly data: Readonly<Record<string, unknown>>;
  readonly index: string;
}

/** Hydration does not wait longer for the member, in milliseconds: the page asks again then. */
const MEMBER_MS = 1_500;

/**
 * Takes the member from the call that was begun with the page, before the page hydrates: personal data is asked for with the first picture then, not
 * after a second decision.
 */
const learnMember = async (shown: Omit<Shown, 'modules'>, viewer: Viewer): Promise<void> => {
  const { locale } = shown.decision;
  if (!isBegun(sessionCall, locale)) return;
  const adopt = (info: SessionInfo): void => {
    adoptSession(info, locale, shown.site);
    forgetOthers(info.userInfo?.membershipUid);
  };
  const learn = async (): Promise<void> => {
    const sent = await send({ method: 'GET', url: sessionCall }, scopeOf(shown, viewer));
    // The server validates its answers against the schemas of the calls.
    if (sent.ok && (sent.data as SessionInfo).loginYn === 'Y') adopt(sent.data as SessionInfo);
  };
  await Promise.race([learn(), new Promise<void>((done) => setTimeout(done, MEMBER_MS))]);
};

/**
 * Begins to read what the codes of a page need, while its widgets are still loading; whoever shows a code joins in. Without a member there is no key to
 * make, and the first code reads everything itself.
 */
const beginCodes = (shown: Omit<Shown, 'modules'>, viewer: Viewer): void => {
  if (!shown.decision.needs.some(({ codes }) => codes) || userSession() === undefined || !hasAccess()) return;
  void import('../codes/refresh-codes.ts')
    .then(({ refreshCodes }) => refreshCodes(scopeOf(shown, viewer)))
    .catch(() => undefined);
};

/** Reads what the server left and loads the widgets it used, so that hydration meets the same page. */
export const readStart = async (): Promise<Start> => {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as BootData;
  const namesIn = boot.drawsLate === true ? allWidgetNames : widgetNames;
  const coming = loadModules(namesIn(boot.decision.tree, boot.decision.frame.nodes));
  const { decision, site, assets, release } = boot;
  for (const [call, instant] of Object.entries(boot.changes)) putChange(call, instant);
  const parts = {
    decision,
    site,
    assets,
    release,
    texts: makeTexts(boot.locale, boot.messages),
    fallen: new Set(boot.failedWidgets),
  };
  const [modules] = await Promise.all([
    coming,
    learnMember(parts, boot.viewer).then(() => beginCodes(parts, boot.viewer)),
  ]);
  return { shown: { ...parts, modules }, viewer: boot.viewer, data: boot.data, index: boot.index };
};
