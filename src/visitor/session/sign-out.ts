import { logoutSteps } from '#engine';
import { send } from '../call-service.ts';
import { tellNative } from '../bridge/native.ts';
import { clearSession } from './clear-session.ts';
import { renewAccess } from './renew.ts';
import { hasAccess, hasSession } from './session-hints.ts';
import type { SessionTools } from './tools.ts';

/** Logs out, in the order of 4.4; errors of the call are ignored. */
export const signOut = async (tools: SessionTools): Promise<void> => {
  const { account } = await tools.release();
  const steps = logoutSteps(account, tools.presentRef.current.viewer.platform);
  for (const step of steps) {
    switch (step.step) {
      case 'call':
        // A login whose access token is over is known to the server by a new one alone, and would live on there.
        if (!hasAccess() && hasSession()) await renewAccess(tools.scope(), { ...account, graceSeconds: 0 });
        await send({ method: 'GET', url: '/api/v1/iam/logout' }, tools.scope());
        break;
      case 'native':
        await tellNative('logout', {});
        break;
      case 'clear':
        await clearSession(tools, false, true);
        break;
      case 'go':
        tools.run(step.command);
    }
  }
};
