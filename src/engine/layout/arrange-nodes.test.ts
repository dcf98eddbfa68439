import { describe, expect, it } from 'vitest';
import { ask, layoutOf, pageOf, placement, snapshotWith } from '#tests/engine-builders.ts';

import { decide } from '../decide/decide.ts';

const editable = (id: string, more: object = {}) => placement(id, { editable: 'site.name', ...more });
const snapshot = snapshotWith([
  layoutOf('detail', [
    placement('top'),
    placement('box', { widget: 'box' }),
    editable('a', { in: 'box' }),
    placement('fixed', { in: 'box' }),
    editable('b', { in: 'box' }),
    editable('c', { in: 'box', when: [[{ fact: 'login', is: [true] }]] }),
  ]),
  pageOf(20, { layout: 'detail', venue: 'AA' }),
  pageOf(21, { venue: 'AA' }),
]);
const viewOf = (mains: Readonly<Record<string, string>> | undefined, path = '/aa/page-20') =>
  decide(snapshot, ask(path, { viewer: { login: true, ...(mains === undefined ? {} : { mains }) } }));
const idsOf = (mains?: Readonly<Record<string, string>>): readonly string[] =>
  viewOf(mains).tree[1]?.children.map(({ id }) => id) ?? [];

describe('the main page of a member [P-266]', () => {
  it('has its editable blocks in the order that the member chose, and all others in their places', () => {
    expect(idsOf()).toEqual(['a', 'fixed', 'b', 'c']);
    expect(idsOf({ AA: 'c b a' })).toEqual(['c', 'fixed', 'b', 'a']);
    expect(viewOf({ AA: 'c' }).tree[0]?.id).toBe('top');
  });

  it('lacks what the member hides, has new blocks last, and ignores blocks that are gone', () => {
    expect(idsOf({ AA: 'b -a gone' })).toEqual(['b', 'fixed', 'c']);
  });

  it('of a venue says nothing about another one', () => {
    expect(idsOf({ BB: 'c -a' })).toEqual(['a', 'fixed', 'b', 'c']);
  });

  it('makes no calls for hidden blocks', () => {
    const needy = snapshotWith([
      layoutOf('detail', [editable('a', { widget: 'list', v: 3, settings: { path: '/api/v1/a', query: {} } })]),
      pageOf(20, { layout: 'detail', venue: 'AA' }),
    ]);
    const needsOf = (mains: Readonly<Record<string, string>>) =>
      decide(needy, ask('/aa/page-20', { viewer: { mains } })).needs.length;
    expect([needsOf({}), needsOf({ AA: '-a' })]).toEqual([1, 0]);
  });

  it('varies by the choice only where a block can be moved', () => {
    expect(viewOf(undefined).vary).toContain('mains');
    expect(viewOf(undefined, '/aa/page-21').vary).not.toContain('mains');
  });
});
