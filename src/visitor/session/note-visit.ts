import { findClient, type Snapshot } from '#engine';
import { splitAddress } from '../navigation/split-address.ts';
import type { SessionTools } from './tools.ts';
import { externalValues, forgetForVisit, keepForVisit, keptForVisit } from './visit-values.ts';

/** Pages on the way of a login that another site has asked for; leaving them ends that (P-187). */
const isOnTheWay = (path: string, { site, account: { paths, loginWay } }: Snapshot): boolean =>
  loginWay.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one)) ||
  [
    site.paths.login,
    paths.authorize,
    paths.changePassword,
    paths.membershipSignUp,
    paths.selfCertification,
    paths.acceptanceAgreement,
  ].includes(path);

let noted: Promise<void> = Promise.resolve();

/** Resolves when what the present address says has been kept. A page may go on before that. */
export const visitNoted = (): Promise<void> => noted;

/** Keeps what an address says for the login; what follows a prompt waits for it. */
export const noteVisit = (tools: SessionTools, address: string): Promise<void> => {
  noted = keepVisit(tools, address);
  return noted;
};

/** Keeps where a login is to lead back to, and what another site has asked for, as long as the visitor is on that way. */
const keepVisit = async ({ release }: SessionTools, address: string): Promise<void> => {
  const policy = await release();
  const { path, query } = splitAddress(address);
  if (path === policy.site.paths.login) {
    const { from, setting } = query;
    if (from === undefined) forgetForVisit('loginPreviousPage');
    else keepForVisit('loginPreviousPage', from);
    if (setting === 'on') keepForVisit('myPageSetting', 'Y');
    else forgetForVisit('myPageSetting');
  }
  // A deep link has led here, or is about to (P-321, P-415).
  if (query['alarm'] === 'true' || path === policy.links.app?.deepLinkPath) keepForVisit('deepLinkYn', 'Y');
  const { redirectUrl = '', scope = '', state = '' } = query;
  if (path === policy.account.paths.authorize && redirectUrl !== '') {
    // Of an address that is not registered nothing is kept: the login then ends on this site.
    if (findClient(policy.clients, redirectUrl) === undefined) return forgetForVisit(...externalValues);
    keepForVisit('redirectUrl', redirectUrl);
    keepForVisit('externalLoginScope', scope);
    if (state === '') forgetForVisit('externalLoginState');
    else keepForVisit('externalLoginState', state);
    keepForVisit('externalLoginYn', 'Y');
    // A prompt that is done later leads there no more either.
  } else if (keptForVisit('externalLoginYn') !== undefined && !isOnTheWay(path, policy))
    forgetForVisit(...externalValues, 'pendingDestination');
};
