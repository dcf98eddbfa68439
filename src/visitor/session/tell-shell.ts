import { tellNative } from '../bridge/native.ts';
import { send } from '../data/call-service.ts';
import { sessionChanged } from './facts.ts';
import type { SessionTools } from './tools.ts';
import { userSession } from './user-session.ts';

/** The shell gets a one-time code, by which it fetches tokens of its own, and who is logged in (P-390). */
export const tellShell = async (tools: SessionTools, membershipUid: string): Promise<void> => {
  if (tools.presentRef.current.viewer.platform !== 'APP') return;
  const sent = await send({ method: 'POST', url: '/api/v1/iam/login/code', body: {} }, tools.scope());
  if (sent.ok) await tellNative('setToken', { token: (sent.data as { readonly code: string }).code, membershipUid });
};

/** A call has ended every other token of the login, the shell's too: it gets a code for new ones. */
export const sessionRenewed = async (tools: SessionTools): Promise<void> => {
  await sessionChanged(tools);
  const membershipUid = userSession()?.user.membershipUid;
  if (membershipUid !== undefined) await tellShell(tools, membershipUid);
};
