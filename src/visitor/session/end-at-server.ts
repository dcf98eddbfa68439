import { send } from '../data/call-service.ts';
import { hasAccess, hasSession } from './session-hints.ts';
import type { SessionTools } from './tools.ts';

/** Ends this browser's login at the server. One whose access token is over is known there by its refresh token, which goes to this path alone. */
export const endAtServer = async ({ scope }: Pick<SessionTools, 'scope'>): Promise<void> => {
  const isLapsed = !hasAccess() && hasSession();
  await send(isLapsed ? { method: 'POST', url: '/api/v1/iam/login/refresh/end' } : { method: 'GET', url: '/api/v1/iam/logout' }, scope());
};
