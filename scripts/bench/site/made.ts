import { check, compileSite, prepare, type Prepared, type RawDocument } from '#content';
import type { DecisionInput, Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';

export const release = { number: 1, hash: 'bench' };

/** Addresses as a release gives them. */
export const assets = { themes: '/themes/bench.css', iconSprite: '/icons/bench.svg', art: { resort: 'bench' } };

/** Makes documents ready; throws when the gate would refuse them, for then nothing is worth measuring. */
export async function preparedSite(documents: readonly RawDocument[]): Promise<Prepared> {
  const prepared = await prepare(documents);
  const first = check(prepared).find(({ severity }) => severity === 'error');
  if (first)
    throw new Error(
      `The synthetic site is not sound: ${first.code} at ${first.at.type} ${first.at.id} ${first.at.pointer}: ${first.text.en}`,
    );
  return prepared;
}

export const snapshotOf = (prepared: Prepared): Snapshot => compileSite(prepared, release, { sandbox: true });

/** A visitor with a phone who opens a page. */
export const askFor = (path: string, viewer: Partial<Viewer> = {}): DecisionInput => ({
  path,
  query: {},
  how: 'load',
  viewer: { locale: 'ko', platform: 'WEB_MOBILE', os: 'android', login: false, tester: false, ...viewer },
  now: Date.UTC(2026, 10, 21, 3),
});
