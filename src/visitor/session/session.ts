/** Session handling. Guest pages do not need it, so it loads with a session, a failed call or a login. */
export { clearCodes } from '../codes/code-store.ts';
export { clearSession } from './clear-session.ts';
export { refreshFacts, reloadRoute, sessionChanged } from './facts.ts';
export { disabledGivenUp } from './disabled-flag.ts';
export { keepAnswer } from './keep-answer.ts';
export { readMyInfo } from './my-info.ts';
export { react } from './react.ts';
export { readyToCall, renewAhead, settleUnknown } from './ready.ts';
export { noteVisit } from './note-visit.ts';
export { proceed, signIn } from './sign-in.ts';
export { sessionEnded, signOut } from './sign-out.ts';
export { sessionRenewed } from './tell-shell.ts';
export { watchDay } from './watch-day.ts';
