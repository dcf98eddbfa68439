import type { Sentence } from '#content';
import type { Lang } from '../report/report-content.ts';
import { chaptersOf, notesOf, type ExplainContent } from './content.ts';

/** Formats a visit as sentences with their locations. Quiet prints only the outcome. */
export function explainText(content: ExplainContent, lang: Lang): string {
  const { visit, place, quiet } = content;
  const line = ({ text, at }: Sentence): string => `${text[lang]}${at === undefined ? '' : `   (${place(at)})`}`;
  if (quiet) return visit.outcome.text[lang];
  return [
    visit.who[lang],
    line(visit.outcome),
    ...chaptersOf(content).flatMap(({ name, sentences }) => [
      '',
      name[lang],
      ...sentences.map((one) => `  ${line(one)}`),
    ]),
    '',
    ...notesOf(content).map((note) => note[lang]),
  ].join('\n');
}
