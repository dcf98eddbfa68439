import { describe, expect, it } from 'vitest';
import { ask, pageOf, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from './decide.ts';

const snapshot = snapshotWith([
  pageOf(20, {
    screen: 'Steps',
    venue: 'AA',
    paths: ['/steps'],
    query: { next: { pattern: '/.*' } },
    onward: { query: 'next', screen: 'Lines' },
  }),
  pageOf(21, { screen: 'Lines', venue: 'AA', paths: ['/lines'] }),
]);
const onward = (query: Record<string, string> = {}) => decide(snapshot, ask('/aa/steps', { query })).frame.model.onward;
const lines = { kind: 'go', to: '/aa/lines', replace: true };

describe('a page that leads on', () => {
  it('leads to the page of this site in its query', () => {
    expect(onward({ next: '/aa/lines?ride=1&다=2' })).toEqual({ ...lines, to: '/aa/lines?ride=1&%EB%8B%A4=2' });
  });

  it.each([
    [{}],
    [{ next: '' }],
    [{ next: 'https://evil.example/aa/lines' }],
    [{ next: '//evil.example' }],
    [{ next: '/\\evil.example' }],
    [{ next: 'javascript:alert(1)' }],
    [{ next: '/aa/nothing' }],
    [{ next: '/aa/steps?next=/aa/lines' }],
  ])('leads to its screen with %o', (query) => {
    expect(onward(query as Record<string, string>)).toEqual(lines);
  });

  it('is declared by the page: others have no target', () => {
    expect(decide(snapshot, ask('/aa/lines', { query: { next: '/aa/steps' } })).frame.model.onward).toBeUndefined();
  });
});
