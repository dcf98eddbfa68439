import { expect, it } from 'vitest';
import { ask, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from '../decide/decide.ts';

it('decides every address even if the site has no not-found page, and compile reports the problem', () => {
  const { screens } = siteOf({});
  const snapshot = snapshotWith([siteOf({ screens: { ...screens, notFound: 'Nowhere' } })]);
  for (const path of ['/', '/none', '/aa/main', '//', '/%'])
    expect(decide(snapshot, ask(path)).status).toBeLessThan(405);
  expect(decide(snapshot, ask('/aa/main', { missing: true }))).toMatchObject({
    outcome: { kind: 'notFound' },
    status: 404,
    tree: [],
    validUntil: null,
  });
});
