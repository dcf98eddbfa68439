import type { Lang } from '../report/report-content.ts';
import { areasOf, pagesWords, proofWords, resultWords, sumWords, whenWords, type DiffContent } from './content.ts';

const viewsWord = { ko: '바뀌는 화면', en: 'Views that change' } as const;

/** Formats the changes as text: by venue and document, then the views. Quiet prints only totals, and nothing without changes. */
export function diffText(content: DiffContent, lang: Lang): string {
  const { views, withoutViews, quiet } = content;
  const sums = [
    sumWords(content)[lang],
    ...(views === undefined ? [] : [proofWords(views)[lang]]),
    ...(withoutViews === undefined ? [] : [withoutViews[lang]]),
  ];
  if (quiet) return content.changes.length === 0 ? '' : sums.join('\n');
  const areas = areasOf(content).flatMap(({ name, documents }) => [
    name[lang],
    ...documents.flatMap((one) => [`  ${one.name}`, ...one.changes.map(({ text }) => `    ${text[lang]}`)]),
    '',
  ]);
  const [now = 0] = views?.instants ?? [];
  const changed = (views?.changes ?? []).flatMap((change) => {
    const when = whenWords(change, now)[lang];
    return [
      `  ${pagesWords(change)[lang]}`,
      `    ${change.who[lang]}${when === '' ? '' : `, ${when}`}: ${resultWords(change)[lang]}`,
    ];
  });
  return [...areas, ...(changed.length === 0 ? [] : [viewsWord[lang], ...changed, '']), ...sums].join('\n');
}
