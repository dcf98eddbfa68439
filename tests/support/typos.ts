import { expect, it } from 'vitest';
import { layout, placement, type Body } from './sound-site.ts';
import { add, linesOf, problemsOf, set, type Change } from './changed-site.ts';

export const acting = (action: object): Change =>
  add(layout('x', [placement('a', { settings: { title: 'site.name', more: { label: 'site.name', action } } })]));

export const body = (html: string): Change =>
  set('notice', 'n1', { body: { ko: `<p>소식</p>${html}`, en: '<p>News</p>' } });

export const detail = { id: 'notice', widget: 'notice-detail', v: 1, settings: { texts: { empty: 'site.name' } } };

export const guard = (more: object): Change => add({ type: 'guard', id: 'g', v: 1, rules: [{ pass: true }], ...more });

export const links = (pages: object): Change => add({ type: 'deep-links', id: 'TP', v: 1, pages });

export const service = (number: number, path: string, more: object = {}): Body => ({
  type: 'data-service',
  id: `DTS_TST_0000${number}`,
  v: 1,
  method: 'GET',
  path: `/api/v1/iam/${path}`,
  state: 'N',
  typeCode: '01',
  ...more,
});

/** Title of a typo, the change that makes it, and the lines that the check names. */
export type Typo = readonly [slip: string, change: Change, found: string | readonly string[]];

/** Tests that the check names each typo once, and describes it in Korean and English. */
export const testTypos = (slips: readonly Typo[]): void => {
  it.each(slips)('tells once of %s', async (_slip, change, found) => {
    expect(linesOf(await problemsOf(change))).toEqual([found].flat());
  });

  it.each(slips)('says in both languages what %s is and what to do', async (_slip, change) => {
    const [{ text, hint } = { text: { ko: '', en: '' }, hint: { ko: '', en: '' } }] = await problemsOf(change);
    expect(
      [text.ko, hint.ko].every((words) => /[가-힣]/.test(words)) &&
        [text.en, hint.en].every(
          (words) => /[A-Za-z]/.test(words) && !/[가-힣]/.test(words.replaceAll(/'[^']*'/g, '')),
        ),
    ).toBe(true);
  });
};
