import type { Locale } from './parts.ts';

/**
 * Known facts of a visitor. An absent fact is unknown, which is not the same as false. `onSite` is by venue code. `tester`: search is open to
 * the visitor; `listed`: the member is on the testers' list and sees pages in development. With an empty list, everyone is a tester and nobody
 * is listed.
 */
export interface Viewer {
  readonly locale: Locale;
  readonly platform: 'APP' | 'WEB_MOBILE' | 'WEB_PC';
  readonly os?: 'ios' | 'android' | 'other';
  readonly curResort?: string;
  readonly login?: boolean;
  readonly loginType?: 'RESORT' | 'KAKAO' | 'NAVER' | 'APPLE' | 'FACEBOOK' | 'OIDC';
  readonly memberKind?: 'simple' | 'full';
  readonly regular?: boolean;
  readonly exMember?: boolean;
  readonly password?: 'ok' | 'initial' | 'due';
  readonly grade?: string;
  readonly tester?: boolean;
  readonly listed?: boolean;
  /** True on a live server; hides developer features. */
  readonly production?: boolean;
  readonly onSite?: Readonly<Record<string, boolean>>;
  /** Order of the blocks of main pages that the member has chosen, by venue code: IDs of placements with blanks between, hidden ones with a minus before. */
  readonly mains?: Readonly<Record<string, string>>;
}
