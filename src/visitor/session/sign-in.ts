import {
  afterLogin,
  findClient,
  externalRedirect,
  type ExternalLogin,
  type LoginProgress,
  type LoginStep,
  type Snapshot,
  withQuery,
} from '#engine';
import type { LoginAnswer } from '#schemas/calls/accounts/answers';
import type { ExternalGrant } from '#schemas/calls/external-login/answers';
import type { MyInfo, PromotionConsent } from '#schemas/calls/members/answers';
import type { Command } from '#schemas/command';
import { clearCodes } from '../codes/code-store.ts';
import type { CallFailure } from '../data/call-result.ts';
import { send } from '../data/call-service.ts';
import { serverNow } from '../data/server-clock.ts';
import { splitAddress } from '../navigation/split-address.ts';
import { askedRecord, keepAsked } from './asked.ts';
import { adoptFacts } from './facts.ts';
import { keepMyInfo } from './my-info.ts';
import { react } from './react.ts';
import { freshness } from './freshness.ts';
import { tellTabs } from './tabs.ts';
import { tellShell } from './tell-shell.ts';
import type { SessionTools } from './tools.ts';
import { forgetOnDevice, keepUserSession, userSession, type UserSession } from './user-session.ts';
import { visitNoted } from './note-visit.ts';
import { externalValues, forgetForVisit, keepForVisit, keptForVisit } from './visit-values.ts';

const externalLogin = (): ExternalLogin | undefined =>
  keptForVisit('externalLoginYn') === 'Y'
    ? {
        redirectUrl: keptForVisit('redirectUrl') ?? '',
        scope: keptForVisit('externalLoginScope') ?? '',
        state: keptForVisit('externalLoginState') ?? '',
      }
    : undefined;

const begin = (
  { presentRef }: SessionTools,
  { site }: Snapshot,
  answer: LoginAnswer,
  autoLogin: boolean,
): LoginProgress => {
  const { address, viewer } = presentRef.current;
  const { path, query } = splitAddress(address);
  // The Login page says itself where it leads back to; what was kept may be of an earlier one.
  const isThere = path === site.paths.login;
  const from = isThere ? query['from'] : keptForVisit('loginPreviousPage');
  const setting = isThere ? query['setting'] === 'on' : keptForVisit('myPageSetting') === 'Y';
  const external = externalLogin();
  forgetForVisit('pendingDestination');
  return {
    answer,
    autoLogin,
    curResort: viewer.curResort,
    now: serverNow(),
    promptRecord: askedRecord(),
    ...(from === undefined ? {} : { from }),
    ...(setting ? { setting } : {}),
    ...(external ? { external } : {}),
  };
};

/** Asks one of the calls of the order; a session that has ended meanwhile ends the order (P-389), any other failure is reported and stands as `failed`. */
const askFor = async <Data>(tools: SessionTools, url: string): Promise<Data | 'failed' | 'ended'> => {
  const sent = await send({ method: 'GET', url }, tools.scope());
  // The server holds its answers to their schemas.
  if (sent.ok) return sent.data as Data;
  await react(tools, sent.failure, { signingIn: true });
  return isEnd(sent.failure) ? 'ended' : 'failed';
};

/** Page that asks the member whether the site may receive what it asks for. */
const consentAddress = ({ account: { paths } }: Snapshot, { redirectUrl, scope, state = '' }: ExternalLogin): string =>
  withQuery(paths.authorize, { redirectUrl, ...(scope === '' ? {} : { scope }), ...(state === '' ? {} : { state }) });

/** Asks the server whether the member has agreed to everything that the site asks for. */
const askGrant = (
  tools: SessionTools,
  { redirectUrl, scope }: ExternalLogin,
): Promise<ExternalGrant | 'failed' | 'ended'> =>
  askFor<ExternalGrant>(
    tools,
    `/api/v1/iam/users/external-login?${new URLSearchParams({ redirectUrl, ...(scope === '' ? {} : { scope }) }).toString()}`,
  );

const isEnd = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && ['S', 'O', 'T', 'L'].includes(failure.errorType ?? '');

/** Does a step and notes that it is done. Undefined: the login has ended meanwhile. */
const take = async (
  tools: SessionTools,
  release: Snapshot,
  signIn: LoginProgress,
  step: Exclude<LoginStep, { step: 'end' }>,
): Promise<LoginProgress | undefined> => {
  switch (step.step) {
    case 'store': {
      const session: UserSession = {
        ...step.login,
        ...freshness(release.account),
        autoLogin: false,
        locale: signIn.answer.userInfo.langId,
        nextPwChangeDay: '',
        newCompanion: false,
        newCompanionList: [],
      };
      // A key belongs to one login.
      await clearCodes();
      keepUserSession(session);
      return { ...signIn, stored: true };
    }
    case 'settle': {
      const session = userSession();
      const { autoLogin, nextPwChangeDay, locale, forget } = step.settings;
      if (session) keepUserSession({ ...session, autoLogin, nextPwChangeDay, locale });
      forgetOnDevice(forget);
      if (tools.presentRef.current.viewer.locale !== locale) await tools.speak(locale);
      return { ...signIn, settled: true };
    }
    case 'redirect-url': {
      const { external } = signIn;
      if (step.redirectUrl === '' || external === undefined) return { ...signIn, redirectUrl: '' };
      const answer = await askGrant(tools, external);
      if (answer === 'ended') return undefined;
      return answer !== 'failed' && answer.grantedYn === 'Y'
        ? { ...signIn, redirectUrl: step.redirectUrl }
        : { ...signIn, redirectUrl: '', from: consentAddress(release, external) };
    }
    case 'my-info': {
      const myInfo = await askFor<MyInfo>(
        tools,
        `/api/v1/iam/members/me?${new URLSearchParams(step.query).toString()}`,
      );
      if (myInfo === 'ended') return undefined;
      if (myInfo !== 'failed') await keepMyInfo(tools, myInfo, step.query.parkType);
      return { ...signIn, myInfo };
    }
    case 'consent': {
      const consent = await askFor<PromotionConsent>(tools, '/api/v1/iam/users/info');
      return consent === 'ended' ? undefined : { ...signIn, consent };
    }
  }
};

const follow = async (tools: SessionTools, command: Command): Promise<void> =>
  command.kind === 'go' ? tools.replace(command.to) : tools.run(command);

/** Everything that follows a login, in the order of 4.3. Ends on the page that the login leads to. */
export const signIn = async (tools: SessionTools, answer: LoginAnswer, autoLogin: boolean): Promise<void> => {
  const release = await tools.release();
  let state: LoginProgress | undefined = begin(tools, release, answer, autoLogin);
  while (state !== undefined) {
    const step = afterLogin(release, state);
    if (step.step !== 'end') {
      state = await take(tools, release, state, step);
      continue;
    }
    if (step.promptRecord) keepAsked(step.promptRecord);
    forgetForVisit('loginPreviousPage', 'myPageSetting');
    if (step.pending) keepForVisit('pendingDestination', JSON.stringify(step.pending));
    await adoptFacts(tools);
    tellTabs();
    await tellShell(tools, answer.userInfo.membershipUid);
    return follow(tools, step.command);
  }
};

/** The way back to another site that has sent a member who was logged in already. */
const backOutside = async (tools: SessionTools): Promise<Command | 'ended' | undefined> => {
  const [external, session, release] = [externalLogin(), userSession(), await tools.release()];
  if (external === undefined || session === undefined) return undefined;
  const client = findClient(release.clients, external.redirectUrl);
  const href = externalRedirect(external, session.user, session.autoLogin, client);
  if (href === undefined) {
    forgetForVisit(...externalValues);
    return undefined;
  }
  const answer = await askGrant(tools, external);
  if (answer === 'ended') return 'ended';
  if (answer === 'failed' || answer.grantedYn !== 'Y') return { kind: 'go', to: consentAddress(release, external) };
  forgetForVisit(...externalValues);
  return { kind: 'open', href, newWindow: false };
};

/** A prompt after a login is done: on to where the login was to lead, else to the main page. */
export const proceed = async (tools: SessionTools): Promise<void> => {
  await visitNoted();
  const kept = keptForVisit('pendingDestination');
  forgetForVisit('pendingDestination');
  const back = kept === undefined ? await backOutside(tools) : undefined;
  if (back === 'ended') return;
  if (back !== undefined) return follow(tools, back);
  // Kept by this very tab, from a command of the engine.
  return follow(tools, kept === undefined ? { kind: 'main' } : (JSON.parse(kept) as Command));
};
