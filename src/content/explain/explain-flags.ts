import type { CompiledPage } from '#engine';
import { catalog } from '#widgets/catalog.gen';
import type { SettingLocation } from '#schemas/frame-model';
import type { Words } from '../check/problem.ts';
import { isFields, type Fields } from '../check/is-fields.ts';
import { listIn } from '../diff/tell/about.ts';
import { flagNames } from '../diff/tell/flag-words.ts';
import { placementWords } from '../diff/tell/placements.ts';
import { flagLabel } from '../diff/words/labels.ts';
import { settingLabel } from './labels.ts';
import { joined, quoted } from '../diff/words/phrase.ts';
import { withParticle } from '../diff/words/particles.ts';
import { at, type About } from './about.ts';
import { entryLabels } from './entry-labels.ts';
import type { Sentence } from './visit.ts';

const wholes = ['isHeader', 'isFooter', 'floatingMenuBtn'] as const;

/** Parts that an option of the page shows; the bottom bar comes with the footer. */
const wholeWords = (flag: (typeof wholes)[number]): Words => {
  const { ko, en } = flagLabel(flag);
  return flag === 'isFooter'
    ? { ko: `${withParticle(ko, '과')} 하단 바`, en: `the ${en} and the bottom bar` }
    : { ko, en: `the ${en}` };
};

/** A part of a widget that stands on the page only by an option of it. */
interface Missing {
  readonly flag: string;
  readonly words: Words;
}

type Shows = (flags: Fields, ...place: SettingLocation) => boolean;

const descriptions: Readonly<
  Record<string, { readonly description: { shows?(around: object, place: SettingLocation, settings: never): boolean } }>
> = catalog;

/** The option that keeps a part of a widget off the page: with it turned, the part is there. */
const flagBehind = (shows: Shows, flags: Fields, ...place: SettingLocation): string | undefined =>
  shows(flags, ...place)
    ? undefined
    : flagNames.find((flag) => shows({ ...flags, [flag]: flags[flag] !== true }, ...place));

/** Parts of a widget's settings that page options hide: a part by its option, a list entry by its own name. */
function missingOf(placement: Fields, shows: Shows, flags: Fields, about: About): readonly Missing[] {
  return Object.entries(isFields(placement['settings']) ? placement['settings'] : {}).flatMap(
    ([name, value]): readonly Missing[] => {
      const whole = flagBehind(shows, flags, name);
      if (whole !== undefined)
        return [{ flag: whole, words: flags[whole] === true ? settingLabel(placement, name) : flagLabel(whole) }];
      return (Array.isArray(value) ? value : []).flatMap((entry: unknown, index): readonly Missing[] => {
        const flag = flagBehind(shows, flags, name, index);
        return flag === undefined
          ? []
          : [
              {
                flag,
                words: entryLabels(entry, ['placements', 0, 'settings', name, index], about.names, {
                  type: 'layout',
                  body: { placements: [placement] },
                }),
              },
            ];
      });
    },
  );
}

const whereOf = (page: CompiledPage, flags: readonly string[]) => {
  const [flag] = flags;
  return flags.length === 1 && flag !== undefined && Object.hasOwn(page.flags, flag)
    ? at('page', page.id, 'flags', flag)
    : at('page', page.id, 'flags');
};

/** Parts that one option hides, with the option's label. */
const say = (page: CompiledPage, from: Words, { flag, words }: Missing, isOn: boolean): Sentence => {
  const option = flagLabel(flag);
  const ko = `${from.ko}의 ${withParticle(words.ko, '이')} 보이지 않아요. 페이지의 ${withParticle(quoted(option.ko), '이')} ${isOn ? '켜져' : '꺼져'} 있어요.`;
  return {
    kind: 'flag',
    text: {
      ko,
      en: `Hidden: ${words.en} of ${from.en}, for the page has ${quoted(option.en)} switched ${isOn ? 'on' : 'off'}.`,
    },
    at: whereOf(page, [flag]),
  };
};

/** Parts of one widget of the frame: what an option switches off has a sentence of its own, what none switches on is told together. */
function tellParts(page: CompiledPage, from: Words, all: readonly Missing[]): readonly Sentence[] {
  const said = all.filter(({ flag }) => Object.hasOwn(page.flags, flag));
  const rest = all.filter(({ flag }) => !Object.hasOwn(page.flags, flag));
  const names = joined(
    rest.map(({ flag, words }): Words => {
      const option = flagLabel(flag);
      return option.en === words.en ? words : { ko: `${words.ko}(${option.ko})`, en: `${words.en} (${option.en})` };
    }),
  );
  const together: readonly Sentence[] =
    rest.length === 0
      ? []
      : [
          {
            kind: 'flag',
            text: {
              ko: `${from.ko}에 없어요. 페이지가 이 옵션을 켜지 않았어요: ${names.ko}.`,
              en: `Not in ${from.en}, for the page does not switch ${rest.length === 1 ? 'it' : 'them'} on: ${names.en}.`,
            },
            at: whereOf(page, []),
          },
        ];
  return [
    ...said.map((one) => say(page, from, one, page.flags[one.flag as keyof CompiledPage['flags']] === true)),
    ...together,
  ];
}

/** Parts of the frame that the page itself leaves out by its options: whole widgets, then parts of those that stand. */
export function explainFlags(page: CompiledPage, about: About): readonly Sentence[] {
  const { id, flags } = page;
  const off = wholes
    .filter((flag) => flags[flag] === false)
    .map((flag): Sentence => {
      const { ko, en } = wholeWords(flag);
      return {
        kind: 'flag',
        text: {
          ko: `페이지 옵션에서 꺼서 ${withParticle(ko, '이')} 보이지 않아요.`,
          en: `Hidden by an option of the page: ${en}.`,
        },
        at: at('page', id, 'flags', flag),
      };
    });
  const placements = listIn(about.names.document('layout', about.decision.frame.layout) ?? {}, 'placements');
  const parts = placements.flatMap((placement): readonly Sentence[] => {
    const { widget, settings } = placement;
    const description =
      typeof widget === 'string' && Object.hasOwn(descriptions, widget) ? descriptions[widget]?.description : undefined;
    if (description?.shows === undefined || !isFields(settings)) return [];
    // The documents were found sound: settings fit the schema of their widget.
    const shows: Shows = (some, ...place) =>
      description.shows?.({ flags: some, screen: page.screen }, place, settings as never) !== false;
    return shows(flags)
      ? tellParts(page, placementWords(placement, about.names, placements), missingOf(placement, shows, flags, about))
      : [];
  });
  return [...off, ...parts];
}
