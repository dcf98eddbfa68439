import { expect, it } from 'vitest';
import { layout, notice, placement } from './sound-site.ts';
import { add, linesOf, problemsOf, type Change } from './changed-site.ts';

export const inList = (placements: readonly unknown[]): Change => add(layout('x', placements));

export const settings = (given: unknown): Change => inList([placement('a', { settings: given })]);

export const acting = (action: object): Change => settings({ more: { label: 'site.name', action } });

export const html = (text: string): Change => add(notice('n2', text));

export const guard = (rule: object): Change => add({ type: 'guard', id: 'g', v: 1, rules: [rule] });

/** Title of a fault, the change that makes it, and the lines that the check names. */
export type Fault = readonly [fault: string, change: Change, found: string | readonly string[]];

/** Tests that the check names each fault, and describes it in Korean and English. */
export const testFaults = (faults: readonly Fault[]): void => {
  it.each(faults)('names %s', async (_fault, change, found) => {
    expect(linesOf(await problemsOf(change)).toSorted()).toEqual([found].flat().toSorted());
  });

  it.each(faults)('says in both languages what %s is and what to do', async (_fault, change) => {
    for (const { text, hint } of await problemsOf(change)) {
      expect([text.ko, hint.ko].every((words) => /[가-힣]/.test(words))).toBe(true);
      expect(
        [text.en, hint.en].every((words) => words.length > 5 && !/[가-힣]/.test(words.replaceAll(/'[^']*'/g, ''))),
      ).toBe(true);
    }
  });
};
