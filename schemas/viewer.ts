import type { Locale } from './parts.ts';

/**
 * What is known of a visitor. A fact that is left out is unknown, which is not the same as false. `onSite` is by venue code. `tester`: search is
 * open to the visitor; `listed`: the member stands in the testers' list, and sees what is in development. An empty list makes everybody a
 * tester and nobody listed.
 */
export interface Viewer {
  readonly locale: Locale;
  readonly platform: 'APP' | 'WEB_MOBILE' | 'WEB_PC';
  readonly os?: 'ios' | 'android' | 'other';
  readonly curResort?: string;
  readonly login?: boolean;
  readonly loginType?: 'RESORT' | 'KAKAO' | 'NAVER' | 'APPLE' | 'FACEBOOK';
  readonly memberKind?: 'simple' | 'full';
  readonly regular?: boolean;
  readonly exMember?: boolean;
  readonly password?: 'ok' | 'initial' | 'due';
  readonly grade?: string;
  readonly tester?: boolean;
  readonly listed?: boolean;
  /** Whether the server is a live one; what is for developers is hidden there. */
  readonly production?: boolean;
  readonly onSite?: Readonly<Record<string, boolean>>;
}
