import type { LoginAnswer, MyInfo, PromotionConsent } from '#schemas/accounts.schema';
import type { Command } from '#schemas/command';
import { isAsked, recordAsked, type PromptRecord } from './consent-prompt.ts';
import { koreanDay } from './dates.ts';
import { clientOf, externalRedirect, type ExternalLogin } from './external-redirect.ts';
import { addQuery, readAddress, withQuery } from './fill.ts';
import { mainPath } from './find-route.ts';
import { safeReturn } from './return-path.ts';
import { mustConvert, passwordFact } from './role-facts.ts';
import type { CompiledAccount } from './policies.ts';
import type { Snapshot } from './snapshot.ts';
import { storedLogin, storedSettings, type StoredLogin, type StoredSettings } from './stored-login.ts';

/** A login and how far what follows it has come. */
export interface SignIn {
  readonly answer: LoginAnswer;
  readonly autoLogin: boolean;
  readonly curResort: string | undefined;
  readonly now: number;
  /** Query of the login page. */
  readonly from?: string;
  /** `setting=on` of the login page: my page opens on its settings. */
  readonly setting?: boolean;
  /** Another site sent the visitor. */
  readonly external?: ExternalLogin;
  /** Whom this device has asked about promotions, and when. */
  readonly asked: PromptRecord;
  /** Steps that are done. */
  readonly stored?: true;
  readonly settled?: true;
  /** The address back to the other site; empty when it is not registered. */
  readonly redirectUrl?: string;
  /** Answers; `failed` for any reason but an expired token, which the error policy sees to. */
  readonly myInfo?: MyInfo | 'failed';
  readonly consent?: PromotionConsent | 'failed';
}

/** What the caller does next. A command takes the place of the login page; `pending`: where a prompt leads on to when it is done. */
export type SignInStep =
  | { readonly step: 'store'; readonly login: StoredLogin }
  | { readonly step: 'settle'; readonly settings: StoredSettings }
  | { readonly step: 'redirect-url'; readonly redirectUrl: string }
  | { readonly step: 'my-info'; readonly query: { readonly membershipUid: string; readonly parkType: string } }
  | { readonly step: 'consent' }
  | { readonly step: 'end'; readonly command: Command; readonly pending?: Command; readonly asked?: PromptRecord };

type Release = Pick<Snapshot, 'site' | 'venues' | 'account' | 'clients'>;
export type Prompt = 'initialPassword' | 'passwordDue' | 'membership' | 'certification';

/** The first prompt that a member has to see, if any (P-377 … P-380). */
export const promptOf = ({ userInfo, loginType, nextPasswordChangeAlertDTM }: LoginAnswer, myInfo: MyInfo, now: number): Prompt | undefined => {
  const password = passwordFact({ loginType, userPasswordIntzYn: userInfo.userPasswordIntzYn, nextPasswordChangeAlertDTM }, now);
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

/** Where a login leads in the end (P-385 … P-387): back to the other site, to where the visitor came from, or to the resort main. */
export const destinationOf = (release: Release, { redirectUrl = '', from, setting, curResort }: Pick<SignIn, 'redirectUrl' | 'from' | 'setting' | 'curResort'>): Command => {
  if (redirectUrl !== '') return { kind: 'open', href: redirectUrl, newWindow: false };
  const { myPage } = release.account.paths;
  const back = safeReturn(from, release.site.paths.login) ?? (setting ? myPage : undefined);
  if (back === undefined) return { kind: 'go', to: mainPath(release, undefined, curResort) };
  return { kind: 'go', to: setting && readAddress(back).path === myPage ? addQuery(back, { setting: 'on' }) : back };
};

const end = (release: Release, signIn: SignIn, to: string, asked?: PromptRecord): SignInStep => ({
  step: 'end', command: { kind: 'go', to }, pending: destinationOf(release, signIn), ...(asked ? { asked } : {}),
});

/** What failed was reported; the login stands. */
const toMain = (release: Release, { curResort }: SignIn): SignInStep => ({ step: 'end', command: { kind: 'go', to: mainPath(release, undefined, curResort) } });

const parkOf = ({ site, venues }: Release, curResort: string | undefined): string => (curResort !== undefined && Object.hasOwn(venues, curResort) ? curResort : site.defaultVenue);

/** Steps 1 to 4: what is stored, and what has to be asked first. */
const prepare = (release: Release, signIn: SignIn): SignInStep | undefined => {
  const { answer, autoLogin, now, external, redirectUrl, myInfo } = signIn;
  if (!signIn.stored) return { step: 'store', login: storedLogin(answer, now, release.account.longestDays) };
  if (!signIn.settled) return { step: 'settle', settings: storedSettings(answer, autoLogin) };
  if (external !== undefined && redirectUrl === undefined) {
    return { step: 'redirect-url', redirectUrl: externalRedirect(external, answer.userInfo, autoLogin, clientOf(release.clients, external.redirectUrl)) ?? '' };
  }
  if (myInfo !== undefined) return undefined;
  return { step: 'my-info', query: { membershipUid: answer.userInfo.membershipUid, parkType: parkOf(release, signIn.curResort) } };
};

/** Step 5: prompts in their order, then where the visitor wanted to go. */
const route = (release: Release, signIn: SignIn): SignInStep => {
  const { answer, now, myInfo, consent } = signIn;
  if (myInfo === undefined || myInfo === 'failed') return toMain(release, signIn);
  const prompt = promptOf(answer, myInfo, now);
  if (prompt !== undefined) return end(release, signIn, promptPath(prompt, release.account));
  if (consent === undefined) return { step: 'consent' };
  if (consent === 'failed') return toMain(release, signIn);
  const [user, today] = [answer.userInfo.membershipUid, koreanDay(now)];
  if (!isAsked(consent, release.account, signIn.asked, user, today)) return { step: 'end', command: destinationOf(release, signIn) };
  return end(release, signIn, release.account.paths.acceptanceAgreement, recordAsked(signIn.asked, user, today));
};

/**
 * The next step after a login, in exactly the order of 4.3. The caller does it, writes down that it is done or what was answered, and asks
 * again until the end.
 */
export const afterLogin = (release: Release, signIn: SignIn): SignInStep => prepare(release, signIn) ?? route(release, signIn);
