import type { SharedReport } from '#schemas/calls/reports/answers';
import { isPictureReference } from '#schemas/picture-reference';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';
import { fillText } from '../../core/errors.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import type { CardTexts } from './draw-card.ts';

type Counts = Pick<SharedReport, 'rideCnt' | 'useCnt' | 'courseCnt' | 'eventCnt' | 'badgeCnt'>;
/** Everything of a shared report that its title, description and picture show. */
export type Headed = Counts & Pick<SharedReport, 'nickName' | 'parkNm' | 'reportDate'>;

const dotted = (day: string): string => day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');

/** Returns the texts of a shared report in a language; undefined if the site has no settings for them. */
export const cardTexts = ({ live }: Pick<Context, 'live'>, report: Headed, locale: Locale): CardTexts | undefined => {
  const { prepared, snapshot } = live.current;
  const keys = prepared.documents.sharing.get('sharing')?.memoryReport;
  if (keys === undefined) return undefined;
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    fillText(snapshot.messages[locale][key] ?? '', values);
  const figures = (
    [
      [keys.rides, report.rideCnt],
      [keys.uses, report.useCnt],
      [keys.courses, report.courseCnt],
      [keys.events, report.eventCnt],
      [keys.badges, report.badgeCnt],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([label, count]) => ({ label: say(label), value: say(keys.times, { count: String(count) }) }));
  return {
    site: say(snapshot.site.name),
    day: dotted(report.reportDate),
    title: say(keys.title, { name: report.nickName, park: report.parkNm }),
    figures,
  };
};

/** Returns the head of the page of a shared report. Its fields are empty without settings; then the page has its own. */
export const headTextsOf = (texts: CardTexts | undefined): Pick<SharedReport, 'headTitle' | 'headTxt'> => ({
  headTitle: texts?.title ?? '',
  headTxt:
    texts === undefined ? '' : [texts.day, ...texts.figures.map(({ label, value }) => `${label} ${value}`)].join(' · '),
});

/** Returns the theme of a venue and its art for share pictures. An uploaded picture is no template: the card then has a plain ground. */
export const lookOf = ({ live }: Pick<Context, 'live'>, venue: string) => {
  const { prepared, snapshot } = live.current;
  const document = prepared.documents.venue.get(venue);
  const theme =
    prepared.documents.theme.get(document?.theme ?? '') ?? prepared.documents.theme.get(snapshot.site.theme);
  const art = document?.head?.image ?? document?.art ?? '';
  return theme && { theme, template: isPictureReference(art) ? undefined : viewOf(live.current).template(art) };
};
