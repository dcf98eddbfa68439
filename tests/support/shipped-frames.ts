import type { Viewer } from '#schemas/viewer';
import { shippedRelease } from './shipped-snapshot.ts';
import { visibleFrame, type VisibleFrame } from './visible-frame.ts';

export const now = Date.parse('2026-11-21T14:05:00+09:00');

export const { prepared, snapshot } = await shippedRelease();

/** First segments of the venues. */
export const homes = { EL: '/haneul-land', CB: '/aqua-bay', HB: '/forest-stay', SW: '/speedway' } as const;

export type Code = keyof typeof homes;

export const guest: Partial<Viewer> = { login: false, tester: false, listed: false };

export const member: Partial<Viewer> = {
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  tester: false,
  listed: false,
};

/** A guest on the mobile web in a venue, with these facts. */
export const viewerOf = (code: Code, more: Partial<Viewer>): Viewer => ({
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: code,
  production: false,
  ...guest,
  ...more,
});

/** The frame of an address, as this viewer sees it. */
export const at = (path: string, code: Code, more: Partial<Viewer> = {}): VisibleFrame =>
  visibleFrame(snapshot, path, viewerOf(code, more), now);

/** The frame of a venue's main screen. */
export const home = (code: Code, more: Partial<Viewer> = {}): VisibleFrame =>
  at(`${homes[code]}/home/main`, code, more);
