import {
  reactTo,
  reactToRefusedRefresh,
  reactToTransport,
  type Act,
  type Reaction,
  type FailureContext,
  type Snapshot,
} from '#engine';
import type { CallFailure } from '../data/call-result.ts';
import { tellNative } from '../bridge/native.ts';
import { clearSession } from './clear-session.ts';
import type { Renewal } from './renewal.ts';
import { renewAccess } from './renew.ts';
import { hasAccess } from './session-hints.ts';
import type { SessionTools } from './tools.ts';
import { userSession } from './user-session.ts';

export type Verdict = 'again' | 'handled' | 'caller';

const situationOf = ({ presentRef }: SessionTools, signingIn: boolean): FailureContext => {
  const { shown, viewer, address } = presentRef.current;
  return {
    screen: shown.decision.screen,
    address,
    signingIn,
    autoLogin: userSession()?.autoLogin === true,
    origin: window.location.origin,
    platform: viewer.platform,
    ...(viewer.os ? { os: viewer.os } : {}),
  };
};

const reactionTo = (policy: Snapshot, failure: CallFailure, situation: FailureContext, path?: string): Reaction =>
  failure.kind === 'refused'
    ? reactTo(policy, { errorType: failure.errorType, code: failure.code, message: failure.message, path }, situation)
    : reactToTransport(policy, failure, situation);

/**
 * Does what follows, for the login with this token. While it was being said somebody may have logged in again, in another tab: that login is not
 * the one that has ended, and the page is loaded again with it.
 */
const finish = async (
  tools: SessionTools,
  { clear, nativeLogout, then }: Act,
  token: string | undefined,
): Promise<void> => {
  if (clear && hasAccess() && userSession()?.token !== token) return tools.renewed();
  if (clear) await clearSession(tools, then === undefined);
  if (nativeLogout) await tellNative('logout', {});
  if (then) tools.run(then);
};

/** Notices on display. Many calls may fail for one reason, which is shown once; an ended login is identified by its token. */
const saying = new Map<string, { readonly ended: boolean; readonly token: string | undefined }>();

/** Takes back what is being said of a login that has ended, once somebody has logged in again in another tab. */
export const takeBackEnded = ({ say }: SessionTools): void => {
  const now = userSession()?.token;
  for (const [name, { ended, token }] of saying) {
    if (!ended || now === undefined || now === token || !hasAccess()) continue;
    saying.delete(name);
    say({ say: 'takeBack', name });
  }
};

const enact = async (tools: SessionTools, act: Act): Promise<void> => {
  const { say } = act;
  const token = userSession()?.token;
  if (say === undefined) return finish(tools, act, token);
  const words = JSON.stringify([say.message, say.words]);
  // Before anything is noted: they may not come.
  const texts = await tools.texts();
  if (saying.has(words)) return;
  saying.set(words, { ended: act.clear, token });
  const subText = say.serverText ?? (say.subMessage === undefined ? undefined : texts.translate(say.subMessage));
  const onOk = () => {
    saying.delete(words);
    void finish(tools, act, token);
  };
  tools.say({
    say: 'ask',
    ask: {
      kind: 'alert',
      name: words,
      text: texts.translate(say.message, say.words),
      ...(subText === undefined ? {} : { subText }),
      onOk,
    },
  });
};

/** A new access token; calls wait for it no longer than the policy says, then they fail as if the session had expired. */
export const renewInTime = async (tools: SessionTools): Promise<Renewal> => {
  const { account } = await tools.release();
  const late = new Promise<Renewal>((give) =>
    setTimeout(() => give({ kind: 'unanswered', failure: { kind: 'held' } }), account.holdSeconds * 1000),
  );
  return Promise.race([renewAccess(tools.scope(), account), late]);
};

/** Carries a renewal's outcome out: `again` once there is a token. */
export const afterRenewal = async (tools: SessionTools, renewal: Renewal, signingIn = false): Promise<Verdict> => {
  if (renewal.kind === 'renewed') {
    // Beside the call that waits for it.
    void tools.renewed();
    return 'again';
  }
  const policy = await tools.release();
  const { failure } = renewal;
  const situation = situationOf(tools, signingIn);
  if (renewal.kind === 'refused' && failure.kind === 'refused')
    return carryOut(tools, reactToRefusedRefresh(policy, failure, situation));
  return carryOut(tools, reactionTo(policy, failure, situation));
};

const carryOut = async (tools: SessionTools, reaction: Reaction): Promise<Verdict> => {
  switch (reaction.kind) {
    case 'caller':
      return 'caller';
    case 'refresh':
      return afterRenewal(tools, await renewInTime(tools));
    case 'connection':
      tools.lose(reaction.code);
      return 'handled';
    case 'act':
      await enact(tools, reaction);
      return 'handled';
  }
};

interface Failed {
  /** In the steps that follow a login (4.3). */
  readonly signingIn?: boolean;
  /** Path of the call that failed. */
  readonly path?: string;
}

/** What the release's documents say about a failed call (8.1 – 8.3). */
export const react = async (
  tools: SessionTools,
  failure: CallFailure,
  { signingIn = false, path }: Failed = {},
): Promise<Verdict> => carryOut(tools, reactionTo(await tools.release(), failure, situationOf(tools, signingIn), path));
