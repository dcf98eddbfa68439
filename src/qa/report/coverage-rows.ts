import type { Coverage, Words } from '#content';
import { reportTexts } from './report-texts.ts';

/** Formats the coverage of a walk as rows of name and value. */
export function coverageRows({
  pages,
  viewers,
  instants,
  views,
  decided,
  cut,
  reached,
  states,
}: Coverage): readonly (readonly [name: Words, value: Words])[] {
  const number = (value: number): string => value.toLocaleString('en-US');
  const both = (text: string): Words => ({ ko: text, en: text });
  const times =
    instants
      .slice(0, 4)
      .map((at) => new Date(at).toISOString())
      .join(', ') + (instants.length > 4 ? `, … (${instants.length})` : '');
  return [
    [
      reportTexts.pages,
      {
        ko: `${number(pages)} (열림 ${states.N}, 준비 중 ${states.D}, 차단 ${states.B})`,
        en: `${number(pages)} (${states.N} open, ${states.D} in preparation, ${states.B} blocked)`,
      },
    ],
    [reportTexts.viewers, both(number(viewers))],
    [reportTexts.instants, both(times)],
    [
      reportTexts.views,
      { ko: `${number(views)} (판단 ${number(decided)}번)`, en: `${number(views)}, by ${number(decided)} decisions` },
    ],
    ...(cut === 0
      ? []
      : [
          [
            reportTexts.cut,
            {
              ko: `${number(cut)}번은 가드가 받을 수 있는 답이 많아 일부만`,
              en: `${number(cut)} decisions with only some of the possible guard answers: there are too many`,
            },
          ] as const,
        ]),
    [
      reportTexts.reached,
      { ko: `${number(reached)} (사이트의 입구에서)`, en: `${number(reached)} from the site's entry points` },
    ],
  ];
}
