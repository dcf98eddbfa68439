import { logoutSteps } from '#engine';
import { tellNative } from '../bridge/native.ts';
import { clearSession, endAtServer } from './clear-session.ts';
import type { SessionTools } from './tools.ts';

/** Logs out, in the order of 4.4; errors of the call are ignored. */
export const signOut = async (tools: SessionTools): Promise<void> => {
  const { account } = await tools.release();
  const steps = logoutSteps(account, tools.presentRef.current.viewer.platform);
  for (const step of steps) {
    switch (step.step) {
      case 'call':
        await endAtServer(tools);
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

/** Forgets the login that a call has ended at the server. The visitor stays on the page. */
export const sessionEnded = async (tools: SessionTools): Promise<void> => {
  if (tools.presentRef.current.viewer.platform === 'APP') await tellNative('logout', {});
  await clearSession(tools, false, true);
};
