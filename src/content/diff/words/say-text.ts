import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { formerly, quotedWords, both, nameOf } from './phrase.ts';
import { withParticle } from './particles.ts';
import { sayAction } from './say-action.ts';
import { tellTexts, textOfHtml } from './word-diff.ts';

/** Names of both sides. */
export interface BothNames {
  readonly was: Names;
  readonly is: Names;
}

const spaces: Words = { ko: '띄어쓰기가 바뀌었어요', en: 'only the spaces changed' };

/** A text as it was and is: short ones whole, long ones where they differ. */
export function sayTexts(before: string, after: string): Words {
  const told = tellTexts(before, after);
  if (told.before === told.after) return spaces;
  const more: Words =
    told.more === 0
      ? both('')
      : { ko: `(그 밖에 ${told.more}곳)`, en: ` (and ${told.more} more ${told.more === 1 ? 'place' : 'places'})` };
  const [then, now] = [quotedWords(both(told.before)), quotedWords(both(told.after))];
  if (before === '') return { ko: `이제 ${withParticle(now.ko, '이라고')} 나와요`, en: `now reads ${now.en}` };
  if (after === '') return { ko: `글을 지웠어요${formerly(then).ko}`, en: `is now empty${formerly(then).en}` };
  return {
    ko: `이제 ${withParticle(now.ko, '이라고')} 나와요${more.ko}${formerly(then).ko}`,
    en: `now reads ${now.en}${more.en}${formerly(then).en}`,
  };
}

/** Clickable elements of HTML with their texts. */
interface Pressed {
  readonly words: string;
  readonly target: unknown;
}

const actionOf = (value: string): unknown => {
  try {
    return JSON.parse(value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')) as unknown;
  } catch {
    // No JSON: it is told as it was written.
    return { action: value };
  }
};

const pressedIn = (html: string): readonly Pressed[] =>
  [...html.matchAll(/<(button|a)\b([^>]*?)\s(?:value|href)=(?:'([^']*)'|"([^"]*)")[^>]*>(.*?)<\/\1>/gs)].map(
    ([, tag, , single, double, words = '']) => {
      const value = single ?? double ?? '';
      return { words: textOfHtml(words), target: tag === 'a' ? { action: 'link', linkUrl: value } : actionOf(value) };
    },
  );

const attribute = (tag: string, name: string): string => {
  const [, single, double] = new RegExp(`\\b${name}=(?:'([^']*)'|"([^"]*)")`).exec(tag) ?? [];
  return single ?? double ?? '';
};

const picturesIn = (html: string): readonly { readonly src: string; readonly alt: string }[] =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({ src: attribute(tag, 'src'), alt: attribute(tag, 'alt') }));

/** Buttons and links that lead elsewhere. */
function sayPressed(before: string, after: string, { was, is }: BothNames): readonly Words[] {
  const [one, two] = [pressedIn(before), pressedIn(after)];
  return two.flatMap(({ words, target }, index): Words[] => {
    const then = one[index]?.words === words ? one[index] : one.find((each) => each.words === words);
    if (then === undefined || JSON.stringify(then.target) === JSON.stringify(target)) return [];
    const [from, to, name] = [sayAction(then.target, was), sayAction(target, is), quotedWords(both(words))];
    if (from.en === to.en)
      return [{ ko: `${name.ko} 버튼의 세부 동작이 바뀌었어요`, en: `details of the button ${name.en} changed` }];
    return [
      {
        ko: `${name.ko} 버튼이 이제 여는 곳: ${to.ko}${formerly(from).ko}`,
        en: `the button ${name.en} now leads to ${to.en}${formerly(from).en}`,
      },
    ];
  });
}

function sayPictures(before: string, after: string): readonly Words[] {
  const [one, two] = [picturesIn(before), picturesIn(after)];
  if (two.length > one.length)
    return [
      {
        ko: `그림 ${two.length - one.length}개를 추가했어요`,
        en: two.length - one.length === 1 ? 'a picture was added' : `${two.length - one.length} pictures were added`,
      },
    ];
  if (two.length < one.length)
    return [
      {
        ko: `그림 ${one.length - two.length}개를 지웠어요`,
        en:
          one.length - two.length === 1 ? 'a picture was removed' : `${one.length - two.length} pictures were removed`,
      },
    ];
  return two.flatMap(({ src, alt }, index): Words[] => {
    const then = one[index] ?? { src, alt };
    const name = quotedWords(both(alt === '' ? nameOf(src) : alt));
    if (then.src !== src)
      return [{ ko: `${name.ko} 그림을 다른 그림으로 바꿨어요`, en: `the picture ${name.en} was replaced` }];
    const old = quotedWords(both(then.alt));
    return then.alt === alt
      ? []
      : [
          {
            ko: `그림의 대체 글이 이제 ${name.ko}예요${formerly(old).ko}`,
            en: `the alternative text of a picture is now ${name.en}${formerly(old).en}`,
          },
        ];
  });
}

/** HTML as it was and is: its words, where its buttons lead, its pictures; else its formatting. */
export function sayHtml(before: string, after: string, names: BothNames): readonly Words[] {
  const [was, is] = [textOfHtml(before), textOfHtml(after)];
  const parts = [
    ...(was === is ? [] : [sayTexts(was, is)]),
    ...sayPressed(before, after, names),
    ...sayPictures(before, after),
  ];
  return parts.length > 0
    ? parts
    : [{ ko: '글은 그대로이고 서식만 바뀌었어요', en: 'the words are the same, only the formatting changed' }];
}
