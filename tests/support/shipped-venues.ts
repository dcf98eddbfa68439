import { compileSite, prepare } from '#content';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { shipped as documents } from './edited-site.ts';
import { openAddress } from './open-address.ts';
import { shippedSnapshot } from './shipped-snapshot.ts';

export const now = Date.parse('2026-11-21T14:05:00+09:00');

/** A full member on the mobile web. */
export const member: Viewer = {
  locale: 'ko',
  platform: 'WEB_MOBILE',
  os: 'android',
  curResort: 'EL',
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  tester: false,
  listed: false,
  onSite: {},
};

/** The shipped site with the sandbox on. */
export const snapshot = await shippedSnapshot();

/** The shipped site with a text replaced in its documents. */
export const siteWith = async (
  from: string,
  to: string,
  isOf: (type: string) => boolean = () => true,
): Promise<Snapshot> =>
  compileSite(
    await prepare(
      documents.map((one) =>
        isOf(one.type)
          ? { ...one, body: JSON.parse(JSON.stringify(one.body).replaceAll(from, to)) as typeof one.body }
          : one,
      ),
    ),
    { number: 2, hash: 'edited' },
    { sandbox: true },
  );

/** Screen that an address shows to the member. */
export const screenAt = (site: Snapshot, address: string): string =>
  openAddress(site, address, { how: 'load', viewer: member, now }).decision.screen;

export const homes = { EL: 'haneul-land', CB: 'aqua-bay', HB: 'forest-stay', SW: 'speedway' } as const;

/** ID of the page with a screen name. */
export const idOf = (screen: string): string =>
  Object.values(snapshot.pages).find((page) => page.screen === screen)?.id ?? '';
