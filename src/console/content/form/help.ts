import { eventWidgetHelp } from './help/event-widgets-ko.ts';
import { billboardHelp } from './help/billboards-ko.ts';
import { soundHelp } from './help/sounds-ko.ts';
import { clubHelp } from './help/clubs-ko.ts';
import { feeHelp } from './help/fees-ko.ts';
import type { Language } from '../../texts/use-texts.ts';
import { contentHelp } from './help/content-ko.ts';
import { courseHelp } from './help/courses-ko.ts';
import { plainEnglish } from './help/english.ts';
import { eventHelp } from './help/event-ko.ts';
import { giftHelp, recordHelp } from './help/gifts-ko.ts';
import { parkHelp } from './help/park-ko.ts';
import { peopleHelp } from './help/people-ko.ts';
import { pocketHelp } from './help/pocket-ko.ts';
import { useHelp } from './help/use-ko.ts';
import { queueHelp } from './help/queue-ko.ts';
import { ruleHelp } from './help/rules-ko.ts';
import { mapHelp } from './help/map-ko.ts';
import { todayHelp } from './help/today-ko.ts';
import { wayHelp } from './help/way-ko.ts';
import { widgetHelp } from './help/widgets-ko.ts';

export const koreanHelp: Readonly<Record<string, string>> = {
  ...eventWidgetHelp,
  ...billboardHelp,
  ...clubHelp,
  ...soundHelp,
  ...contentHelp,
  ...courseHelp,
  ...eventHelp,
  ...feeHelp,
  ...giftHelp,
  ...recordHelp,
  ...mapHelp,
  ...parkHelp,
  ...peopleHelp,
  ...pocketHelp,
  ...queueHelp,
  ...ruleHelp,
  ...todayHelp,
  ...useHelp,
  ...wayHelp,
  ...widgetHelp,
};

/** Strips requirement IDs such as `(P-460)`, which operators do not need. */
const sources = /\s*\((?:P-\d+|\d+(?:\.\d+)+)(?:, P-\d+)*\)/g;

const englishOf = (help: string): string =>
  (Object.hasOwn(plainEnglish, help) ? (plainEnglish[help] ?? help) : help).replaceAll(sources, '');

/** Help text of a schema in the operator's language; `lang` when it is in another one. */
export const helpOf = (
  language: Language,
  help: string | undefined,
): { readonly text: string; readonly lang?: Language } => {
  if (help === undefined) return { text: '' };
  if (language === 'en') return { text: englishOf(help) };
  return Object.hasOwn(koreanHelp, help) ? { text: koreanHelp[help] ?? help } : { text: englishOf(help), lang: 'en' };
};
