import type { Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Names } from '../names.ts';
import { isFields } from '../../check/is-fields.ts';
import type { Use } from '../uses.ts';
import { labelOf } from '../words/labels.ts';
import { both, formerly, listed, nameOf, quoted, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayTexts } from '../words/say-text.ts';
import { listIn } from './about.ts';
import { placementWords, whereWords } from './placements.ts';
import { sayDocument } from '../words/say-document.ts';

/** A text in one language, as it was and is; undefined where it is not there. */
export interface OneText {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Difference of a key's text. */
export interface TextChange {
  readonly key: string;
  readonly ko: OneText | undefined;
  readonly en: OneText | undefined;
}

const inOne: Readonly<Record<'ko' | 'en' | 'both', Words>> = {
  ko: { ko: '(한국어)', en: ', in Korean' },
  en: { ko: '(영어)', en: ', in English' },
  both: { ko: '(두 언어 모두)', en: ', in both languages' },
};

/** Title in the header of a page. */
const isTitle = (path: Use['path']): boolean => path[0] === 'flags' && path[1] === 'title';

/** Places where visitors read a text. */
function placeOf({ type, id, path }: Use, names: Names, isAlone: boolean): Words {
  const body = names.document(type, id) ?? {};
  if (type === 'layout') {
    const where = whereWords(id, names);
    const all = listIn(body, 'placements');
    const placement = isAlone && path[0] === 'placements' && typeof path[1] === 'number' ? all[path[1]] : undefined;
    if (placement === undefined) return where;
    const words = placementWords(placement, names, all);
    return { ko: `${where.ko}의 ${words.ko}`, en: `in ${words.en} ${where.en}` };
  }
  const subject = sayDocument(type, id, body, names);
  if (type === 'menu') return { ko: subject.ko, en: `in ${subject.en}` };
  if (type === 'guard') return { ko: `${subject.ko}의 안내`, en: `as a message of ${subject.en}` };
  const isName = isTitle(path) || path.at(-1) === 'name' || path.at(-1) === 'linkName';
  if (isName) return { ko: `${subject.ko}의 이름`, en: `as the name of ${subject.en}` };
  const label = labelOf({ type, body }, path);
  return { ko: `${subject.ko}의 ${label.ko}`, en: `as ${label.en} of ${subject.en}` };
}

const ranks = ['menu', 'page', 'venue', 'layout'];
const rankOf = ({ type }: Use): number => (ranks.includes(type) ? ranks.indexOf(type) : ranks.length);

/** The places that a text is read at, those that read alike once, the first three. */
function placesOf(uses: readonly Use[], names: Names): Words | undefined {
  const places = [
    ...new Map(
      uses
        .toSorted((one, two) => rankOf(one) - rankOf(two))
        .map((use) => placeOf(use, names, uses.length === 1))
        .map((place) => [place.en, place]),
    ).values(),
  ];
  if (places.length === 0) return undefined;
  const [some, rest] = [places.slice(0, 3), places.length - 3];
  return rest > 0
    ? {
        ko: `${some.map(({ ko }) => ko).join(', ')} 외 ${rest}곳`,
        en: `${some.map(({ en }) => en).join(', ')} and in ${rest} more ${rest === 1 ? 'place' : 'places'}`,
      }
    : listed(some);
}

/** Single menu item, page or link that a text names. */
function nounOf(uses: readonly Use[]): { readonly ko: (name: string) => string; readonly en: string } | undefined {
  const [first, ...others] = uses;
  if (first === undefined || others.some(({ type, id }) => type !== first.type || id !== first.id)) return undefined;
  if (first.type === 'menu' && others.length === 0 && first.path.at(-1) === 'menuName')
    return { ko: (name) => `메뉴 ${name}`, en: 'the menu item' };
  if (
    first.type === 'page' &&
    uses.some(({ path }) => isTitle(path)) &&
    uses.every(({ path }) => path.at(-1) === 'title')
  )
    return { ko: (name) => `${name} 페이지`, en: 'the page' };
  if (first.type === 'link' && first.path.at(-1) === 'linkName')
    return { ko: (name) => `${name} 링크`, en: 'the link' };
  return undefined;
}

/** The values of both languages, or of the one that changed. */
const sides = ({
  ko,
  en,
}: TextChange): { readonly language: 'ko' | 'en' | 'both'; readonly korean: OneText; readonly english: OneText } => {
  if (ko !== undefined && en !== undefined) return { language: 'both', korean: ko, english: en };
  const one = ko ?? en ?? { before: undefined, after: undefined };
  return { language: ko === undefined ? 'en' : 'ko', korean: one, english: one };
};

const isShort = (text: string | undefined): text is string => text !== undefined && text.length <= 80;

/** Describes a changed text and where visitors read it. */
export function tellText(
  change: TextChange,
  uses: readonly Use[],
  names: Names,
): { readonly kind: ChangeKind; readonly text: Words } {
  const { language, korean, english } = sides(change);
  const place = placesOf(uses, names);
  const where: readonly Words[] =
    place === undefined ? [] : [{ ko: `쓰는 곳: ${place.ko}`, en: `it stands ${place.en}` }];
  const inIt = inOne[language];
  const key = quoted(change.key);
  if (korean.before === undefined && english.before === undefined) {
    return {
      kind: 'added',
      text: sentence([
        {
          ko: `문구 ${withParticle(quoted(korean.after ?? ''), '을')} 추가했어요${inIt.ko}`,
          en: `added the text ${quoted(english.after ?? '')}${inIt.en}`,
        },
        ...(place === undefined
          ? [{ ko: `아직 쓰는 곳이 없어요(${change.key})`, en: `nothing uses it yet (${change.key})` }]
          : where),
      ]),
    };
  }
  if (korean.after === undefined && english.after === undefined) {
    return {
      kind: 'removed',
      text: sentence([
        {
          ko: `문구 ${withParticle(quoted(korean.before ?? ''), '을')} 지웠어요${inIt.ko}`,
          en: `removed the text ${quoted(english.before ?? '')}${inIt.en}`,
        },
        ...(place === undefined ? [] : [{ ko: `쓰던 곳: ${place.ko}`, en: `it stood ${place.en}` }]),
      ]),
    };
  }
  const noun = nounOf(uses);
  const values = [korean.before, korean.after, english.before, english.after];
  if (noun !== undefined && values.every(isShort)) {
    const [then, now] = [
      { ko: noun.ko(quoted(korean.before ?? '')), en: quoted(english.before ?? '') },
      { ko: withParticle(quoted(korean.after ?? ''), '으로'), en: quoted(english.after ?? '') },
    ];
    return {
      kind: 'renamed',
      text: sentence([
        {
          ko: `${then.ko}의 이름을 ${now.ko} 바꿨어요${inIt.ko}`,
          en: `renamed ${noun.en} ${then.en} to ${now.en}${inIt.en}`,
        },
      ]),
    };
  }
  if (values.every(isShort)) {
    const [then, now] = [
      { ko: quoted(korean.before ?? ''), en: quoted(english.before ?? '') },
      { ko: quoted(korean.after ?? ''), en: quoted(english.after ?? '') },
    ];
    return {
      kind: 'reworded',
      text: sentence([
        {
          ko: `문구 ${withParticle(then.ko, '을')} ${withParticle(now.ko, '으로')} 바꿨어요${inIt.ko}`,
          en: `changed the text ${then.en} to ${now.en}${inIt.en}`,
        },
        ...where,
      ]),
    };
  }
  // A text that is there in one language only, or a long one.
  const said = {
    ko: sayTexts(korean.before ?? '', korean.after ?? '').ko,
    en: sayTexts(english.before ?? '', english.after ?? '').en,
  };
  const name = place ?? { ko: `문구 ${key}`, en: `the text ${key}` };
  return {
    kind: 'reworded',
    text: sentence([
      {
        ko: `${name.ko}${place === undefined ? '' : '의 문구'}: ${said.ko}${inIt.ko}`,
        en: `${place === undefined ? name.en : `the text ${place.en}`} ${said.en}${inIt.en}`,
      },
    ]),
  };
}

/** A text that stands in another document than before, and reads the same. */
export const tellKept = (
  key: string,
  text: unknown,
  { from, to }: { readonly from: string; readonly to: string },
): Words =>
  sentence([
    {
      ko: `문구 ${withParticle(quoted(isFields(text) ? key : nameOf(text)), '을')} ${quoted(to)} 문구 모음으로 옮겼어요${formerly(both(quoted(from))).ko}. 보이는 것은 그대로예요`,
      en: `moved the text ${quoted(nameOf(text))} to the texts ${quoted(to)}${formerly(both(quoted(from))).en}; what visitors see is the same`,
    },
  ]);
