import type { VersionAnswer } from '#schemas/calls/settings/answers';
import type { App } from '#schemas/documents/app/schema';
import { ynOf } from '../../core/wire-values.ts';

type System = NonNullable<App['versions']>[number];

/** Compares versions by their numbers: 5.10 is later than 5.9. */
export const compareVersions = (one: string, other: string): number => {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number)) as [number[], number[]];
  for (let part = 0; part < Math.max(left.length, right.length); part++) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const isVersion = (text: string): boolean => /^\d{1,6}(\.\d{1,6}){0,3}$/.test(text);

/** Version of the app in a user agent, such as `HaneulResortApp/5.1.0`; empty if it names none. */
export const versionIn = (agent: string, marker: string): string => {
  const [, after = ''] = agent.split(`${marker}/`);
  const version = /^[\d.]{1,30}/.exec(after)?.[0] ?? '';
  return isVersion(version) ? version : '';
};

interface Installed {
  readonly osType: string;
  readonly appVersion: string;
}

/** Answers whether an installed version is the latest, and whether it still works. Unknown systems and versions have nothing to update. */
export const versionOf = (
  systems: readonly System[],
  { osType, appVersion }: Installed,
  storeUrlOf: (link: string) => string,
): VersionAnswer => {
  const system = systems.find(({ os }) => os === osType.toLowerCase());
  const installed = isVersion(appVersion) ? appVersion : '';
  if (system === undefined)
    return { appVersion: installed, latestVersion: '', minVersion: '', updateYn: 'N', forceYn: 'N', storeUrl: '' };
  const isOlder = (than: string): boolean => installed !== '' && compareVersions(installed, than) < 0;
  return {
    appVersion: installed,
    latestVersion: system.latest,
    minVersion: system.oldest,
    updateYn: ynOf(isOlder(system.latest)),
    forceYn: ynOf(isOlder(system.oldest)),
    storeUrl: storeUrlOf(system.link),
  };
};
