import { expect, it } from 'vitest';
import type { TestResult } from '../test/read-report.ts';
import { provenIds, tagsOf, unknownTags } from './tags.ts';

const result = (name: string, outcome: TestResult['outcome'] = 'passed'): TestResult => ({
  name,
  file: 'a.test.ts',
  outcome,
});

it.for([
  { name: 'drops the oldest entry [P-456]', ids: ['P-456'] },
  { name: 'keeps [P-001 V-002] both ways [V-003, P-004]', ids: ['P-001', 'V-002', 'V-003', 'P-004'] },
  { name: 'has no tag [see P-1] and an array [0]', ids: [] },
])('reads $ids from "$name"', ({ name, ids }) => {
  expect(tagsOf(name)).toEqual(ids);
});

it('counts an id as proven when a test with it passes and none fails or is skipped', () => {
  const results = [
    result('a [P-001]'),
    result('b [P-002]'),
    result('c [P-002]', 'failed'),
    result('d [P-003]', 'skipped'),
  ];
  expect([...provenIds(results)]).toEqual(['P-001']);
});

it('lists tests with a tag that no ledger contains', () => {
  expect(unknownTags([result('a [P-001]'), result('b [P-999]')], new Set(['P-001']))).toEqual([
    'P-999 is in no ledger: "b [P-999]" in a.test.ts',
  ]);
});
