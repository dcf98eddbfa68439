import type { LoginAnswer } from '#schemas/calls/accounts/answers';
import type { MyInfo, PromotionConsent } from '#schemas/calls/members/answers';
import type { Command } from '#schemas/command';
import { isConsentPromptDue, recordPrompt, type PromptRecord } from './consent-prompt.ts';
import { koreanDay } from '../values/dates.ts';
import { findClient, externalRedirect, type ExternalLogin } from './external-redirect.ts';
import { addQuery, withQuery } from '../values/fill-template.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import { mainPath } from '../routing/find-route.ts';
import { safeReturnPath } from '../routing/return-path.ts';
import { mustConvert, passwordFact } from './role-facts.ts';
import type { CompiledAccount } from '../policies.ts';
import type { Snapshot } from '../snapshot.ts';
import { storedLogin, storedSettings, type StoredLogin, type StoredSettings } from './stored-login.ts';

/** A login and the progress of the steps after it. */
export interface LoginProgress {
  readonly answer: LoginAnswer;
  readonly autoLogin: boolean;
  readonly curResort: string | undefined;
  readonly now: number;
  /** `from` query parameter of the login page. */
  readonly from?: string;
  /** `setting=on` in the login page's query: opens my page on its settings. */
  readonly setting?: boolean;
  /** Set if an external site sent the visitor. */
  readonly external?: ExternalLogin;
  /** Consent prompts shown on this device. */
  readonly promptRecord: PromptRecord;
  /** Completed steps. */
  readonly stored?: true;
  readonly settled?: true;
  /** Return address to the external site; empty if it is not registered. */
  readonly redirectUrl?: string;
  /** Answers. `failed` covers every error except an expired token, which the error policy handles. */
  readonly myInfo?: MyInfo | 'failed';
  readonly consent?: PromotionConsent | 'failed';
}

/** Next step for the caller. The command replaces the login page; `pending` runs after a prompt is done. */
export type LoginStep =
  | { readonly step: 'store'; readonly login: StoredLogin }
  | { readonly step: 'settle'; readonly settings: StoredSettings }
  | { readonly step: 'redirect-url'; readonly redirectUrl: string }
  | { readonly step: 'my-info'; readonly query: { readonly membershipUid: string; readonly parkType: string } }
  | { readonly step: 'consent' }
  | {
      readonly step: 'end';
      readonly command: Command;
      readonly pending?: Command;
      readonly promptRecord?: PromptRecord;
    };

type Release = Pick<Snapshot, 'site' | 'venues' | 'account' | 'clients'>;
export type Prompt = 'initialPassword' | 'passwordDue' | 'membership' | 'certification';

/** Returns the first prompt that the member must see, if any (P-377 … P-380). */
export const findPrompt = (
  { userInfo, loginType, nextPasswordChangeAlertDTM }: LoginAnswer,
  myInfo: MyInfo,
  now: number,
): Prompt | undefined => {
  const password = passwordFact(
    { loginType, userPasswordIntzYn: userInfo.userPasswordIntzYn, nextPasswordChangeAlertDTM },
    now,
  );
  if (password === 'initial') return 'initialPassword';
  if (password === 'due') return 'passwordDue';
  if (mustConvert(myInfo)) return 'membership';
  return userInfo.regularMemberYn === 'N' ? 'certification' : undefined;
};

const promptPath = (prompt: Prompt, { paths }: CompiledAccount): string => {
  switch (prompt) {
    case 'initialPassword':
      return withQuery(paths.changePassword, { changeMod: 'I' });
    case 'passwordDue':
      return withQuery(paths.changePassword, { changeMod: 'D' });
    case 'membership':
      return paths.membershipSignUp;
    case 'certification':
      return paths.selfCertification;
  }
};

/** Returns the final destination of a login (P-385 … P-387): the external site, the page the visitor came from, or the resort's main page. */
export const loginDestination = (
  release: Release,
  { redirectUrl = '', from, setting, curResort }: Pick<LoginProgress, 'redirectUrl' | 'from' | 'setting' | 'curResort'>,
): Command => {
  if (redirectUrl !== '') return { kind: 'open', href: redirectUrl, newWindow: false };
  const { myPage } = release.account.paths;
  const back = safeReturnPath(from, release.site.paths.login) ?? (setting ? myPage : undefined);
  if (back === undefined) return { kind: 'go', to: mainPath(release, undefined, curResort) };
  return { kind: 'go', to: setting && canonicalPath(back) === myPage ? addQuery(back, { setting: 'on' }) : back };
};

const end = (release: Release, signIn: LoginProgress, to: string, promptRecord?: PromptRecord): LoginStep => ({
  step: 'end',
  command: { kind: 'go', to },
  pending: loginDestination(release, signIn),
  ...(promptRecord ? { promptRecord } : {}),
});

/** The failure was already reported; the login remains valid. */
const toMain = (release: Release, { curResort }: LoginProgress): LoginStep => ({
  step: 'end',
  command: { kind: 'go', to: mainPath(release, undefined, curResort) },
});

const parkOf = ({ site, venues }: Release, curResort: string | undefined): string =>
  curResort !== undefined && Object.hasOwn(venues, curResort) ? curResort : site.defaultVenue;

/** Steps 1 to 4: storage and required calls. */
const prepare = (release: Release, signIn: LoginProgress): LoginStep | undefined => {
  const { answer, autoLogin, now, external, redirectUrl, myInfo } = signIn;
  if (!signIn.stored) return { step: 'store', login: storedLogin(answer, now, release.account.longestDays) };
  if (!signIn.settled) return { step: 'settle', settings: storedSettings(answer, autoLogin) };
  if (external !== undefined && redirectUrl === undefined) {
    return {
      step: 'redirect-url',
      redirectUrl:
        externalRedirect(external, answer.userInfo, autoLogin, findClient(release.clients, external.redirectUrl)) ?? '',
    };
  }
  if (myInfo !== undefined) return undefined;
  return {
    step: 'my-info',
    query: { membershipUid: answer.userInfo.membershipUid, parkType: parkOf(release, signIn.curResort) },
  };
};

/** Step 5: prompts in order, then the destination. */
const route = (release: Release, signIn: LoginProgress): LoginStep => {
  const { answer, now, myInfo, consent } = signIn;
  if (myInfo === undefined || myInfo === 'failed') return toMain(release, signIn);
  const prompt = findPrompt(answer, myInfo, now);
  if (prompt !== undefined) return end(release, signIn, promptPath(prompt, release.account));
  if (consent === undefined) return { step: 'consent' };
  if (consent === 'failed') return toMain(release, signIn);
  // Members of a social provider may have no user ID.
  const [user, today] = [consent.userId || answer.userInfo.membershipUid, koreanDay(now)];
  if (!isConsentPromptDue(consent, release.account, signIn.promptRecord, user, today))
    return { step: 'end', command: loginDestination(release, signIn) };
  return end(
    release,
    signIn,
    release.account.paths.acceptanceAgreement,
    recordPrompt(signIn.promptRecord, user, today),
  );
};

/** Returns the next step after a login, in the exact order of 4.3. The caller runs it, records its result, and calls again until the end. */
export const afterLogin = (release: Release, signIn: LoginProgress): LoginStep =>
  prepare(release, signIn) ?? route(release, signIn);
