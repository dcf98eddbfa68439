import type { Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Delta } from '../compare.ts';
import { isFields, isAction, type Fields } from '../shapes.ts';
import { labelOf } from '../words/labels.ts';
import { both, formerly, joined, plainText, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayHtml, sayTexts } from '../words/say-text.ts';
import { sayState, sayValue } from '../words/say-value.ts';
import { afterOf, beforeOf, pathOf, type About, type Told } from './about.ts';

/** The nearest item of a list on the way to a part, with its path. */
function itemOn(delta: Delta, { before, after }: Pick<About, 'before' | 'after'>): { readonly item: Fields; readonly steps: number } | undefined {
  // What is changed of it may be its name: it is called as it was.
  const path = delta.kind === 'changed' ? delta.from : pathOf(delta);
  let value: unknown = delta.kind === 'added' || delta.kind === 'moved' ? after : before;
  let found: { item: Fields; steps: number } | undefined;
  for (const [index, step] of path.entries()) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[step];
    if (typeof step === 'number' && isFields(value) && index < path.length - 1) found = { item: value, steps: index + 1 };
  }
  return found;
}

const isText = (delta: Delta): boolean => typeof beforeOf(delta) === 'string' && typeof afterOf(delta) === 'string' && (/\s/.test(String(beforeOf(delta))) || String(afterOf(delta)).length > 80);
const isHtml = (delta: Delta): boolean => typeof beforeOf(delta) === 'string' && typeof afterOf(delta) === 'string' && (delta.shape?.format === 'html' || /<\/\w+>/.test(`${String(beforeOf(delta))}${String(afterOf(delta))}`));

export const languages: Readonly<Record<string, Words>> = { ko: { ko: '(한국어)', en: ', in Korean' }, en: { ko: '(영어)', en: ', in English' } };
const none = both('');
export const inBoth: Words = { ko: '(두 언어 모두)', en: ', in both languages' };

/** The language of a part; nothing where it has none. */
const languageOf = (delta: Delta): Words => languages[String(pathOf(delta).at(-1))] ?? none;

/** A text as it reads now: what follows the name of it. */
const textWords = (delta: Delta, about: About): Words => {
  const [before, after] = [plainText(beforeOf(delta) ?? ''), plainText(afterOf(delta) ?? '')];
  return isHtml(delta) ? joined(sayHtml(before, after, about), { ko: '. ', en: '; ' }) : sayTexts(before, after);
};

/** What is said of something: as its predicate, or after a colon. */
const followed = (label: string, words: string): string => `${label}${/^(now|is|only) /.test(words) ? ' ' : ': '}${words}`;

function clauseOf(delta: Delta, label: Words, about: About): Words {
  const { was, is } = about;
  switch (delta.kind) {
    case 'added': {
      const value = sayValue(delta.after, delta.shape, is);
      if (typeof delta.to.at(-1) === 'string') return { ko: `${withParticle(label.ko, '이')} 이제 ${withParticle(value.ko, '이에요')}`, en: `${label.en} is now ${value.en}` };
      return { ko: `${label.ko}에 ${withParticle(value.ko, '을')} 추가했어요`, en: `added ${value.en} to ${label.en}` };
    }
    case 'removed': {
      const value = sayValue(delta.before, delta.shape, was);
      if (typeof delta.from.at(-1) === 'string') return { ko: `${withParticle(label.ko, '을')} 더는 정하지 않아요${formerly(value).ko}`, en: `${label.en} is no longer set${formerly(value).en}` };
      return { ko: `${label.ko}에서 ${withParticle(value.ko, '을')} 지웠어요`, en: `removed ${value.en} from ${label.en}` };
    }
    case 'moved': {
      const value = sayValue(delta.after, delta.shape, is);
      const place = Number(delta.to.at(-1)) + 1;
      return { ko: `${label.ko}의 ${withParticle(value.ko, '을')} ${place}번째로 옮겼어요`, en: `moved ${value.en} to place ${place} of ${label.en}` };
    }
    case 'changed': {
      if (isText(delta) || isHtml(delta)) {
        const text = textWords(delta, about);
        return { ko: `${label.ko}: ${text.ko}`, en: followed(label.en, text.en) };
      }
      const isState = /state$|StateCode$|StatusCode$/.test(String(delta.to.at(-1)));
      const [before, after] = isState ? [sayState(delta.before), sayState(delta.after)] : [sayValue(delta.before, delta.shape, was), sayValue(delta.after, delta.shape, is)];
      if (before.ko === after.ko && before.en === after.en && delta.shape?.format === 'message') return { ko: `${withParticle(label.ko, '이')} 이제 다른 문구예요. 읽히는 말은 그대로예요(${after.ko})`, en: `${label.en} is now another text that reads the same (${after.en})` };
      if (before.ko === after.ko && before.en === after.en) return { ko: `${label.ko}의 세부 내용이 바뀌었어요(${after.ko})`, en: `details of ${label.en} changed (${after.en})` };
      if (isAction(delta.shape) && label.en === '') return { ko: `이제 ${withParticle(after.ko, '으로')} 가요${formerly(before).ko}`, en: `it now leads to ${after.en}${formerly(before).en}` };
      if (isAction(delta.shape)) return { ko: `${label.ko}: 이제 ${withParticle(after.ko, '으로')} 가요${formerly(before).ko}`, en: `${label.en} now leads to ${after.en}${formerly(before).en}` };
      return { ko: `${withParticle(label.ko, '이')} ${withParticle(after.ko, '으로')} 바뀌었어요${formerly(before).ko}`, en: `${label.en} is now ${after.en}${formerly(before).en}` };
    }
  }
}

const kinds: { readonly [Kind in Delta['kind']]: ChangeKind } = { added: 'added', removed: 'removed', changed: 'changed', moved: 'moved' };

/** A part in general words: what it is called, what it was and is. `from` leaves out the first steps of the path. */
export function clauseFor(delta: Delta, about: About, from = 0): Words {
  const path = pathOf(delta);
  const found = itemOn(delta, about);
  const isListItem = typeof path.at(-1) === 'number';
  const steps = found === undefined || found.steps <= from ? from : found.steps;
  const item = found === undefined || found.steps <= from ? undefined : sayValue(found.item, undefined, delta.kind === 'removed' || delta.kind === 'changed' ? about.was : about.is);
  // That an action is one need not be said.
  const isPlainAction = isAction(delta.shape) && path.at(-1) === 'action';
  const label = isPlainAction ? (path.slice(steps, -1).length === 0 ? none : labelOf(path.slice(steps, -1))) : labelOf(isListItem ? path.slice(steps === path.length ? from : steps, -1) : path.slice(steps));
  const language = languageOf(delta);
  const named: Words = language.en === '' ? label : labelOf(path.slice(steps, -1));
  const clause = clauseOf(delta, { ko: `${named.ko}${language.ko}`, en: named.en }, about);
  return item === undefined ? { ko: clause.ko, en: `${clause.en}${language.en}` } : { ko: isPlainAction && label.ko === '' ? `${item.ko}: ${clause.ko}` : `${item.ko}의 ${clause.ko}`, en: `${item.en}: ${clause.en}${language.en}` };
}

/** Both languages of a text: each is told in its own. */
function tellPair(ko: Delta, en: Delta, about: About): Told {
  const label = labelOf(pathOf(ko).slice(0, -1).filter((step) => typeof step === 'string'));
  const found = itemOn(ko, about);
  const item = found === undefined ? undefined : sayValue(found.item, undefined, about.was);
  const named = item === undefined ? label : { ko: `${item.ko}의 ${labelOf(pathOf(ko).slice(found?.steps ?? 0, -1)).ko}`, en: `${item.en}: ${labelOf(pathOf(ko).slice(found?.steps ?? 0, -1)).en}` };
  const [korean, english] = [textWords(ko, about).ko, textWords(en, about).en];
  const { subject } = about;
  return { kind: 'reworded', deltas: [ko, en], text: sentence([{ ko: `${subject.ko}: ${named.ko}${inBoth.ko}: ${korean}`, en: `${subject.en}: ${followed(named.en, english)}${inBoth.en}` }]) };
}

const tellPart = (delta: Delta, about: About): Told => {
  const clause = clauseFor(delta, about);
  const { subject } = about;
  return { kind: kinds[delta.kind], deltas: [delta], text: sentence([{ ko: `${subject.ko}: ${clause.ko}`, en: `${subject.en}: ${clause.en}` }]) };
};

/** Parts that no teller of their own knows; both languages of a text together. */
export function tellParts(deltas: readonly Delta[], about: About): readonly Told[] {
  const texts = new Map<string, Delta>();
  for (const delta of deltas) {
    const path = pathOf(delta);
    if (delta.kind === 'changed' && ['ko', 'en'].includes(String(path.at(-1))) && typeof delta.before === 'string' && typeof delta.after === 'string') texts.set(path.join('\n'), delta);
  }
  const partner = (delta: Delta, language: string): Delta | undefined => texts.get([...pathOf(delta).slice(0, -1), language].join('\n'));
  return deltas.flatMap((delta): Told[] => {
    const last = pathOf(delta).at(-1);
    const other = texts.get(pathOf(delta).join('\n')) === delta ? partner(delta, last === 'ko' ? 'en' : 'ko') : undefined;
    if (other === undefined) return [tellPart(delta, about)];
    return last === 'ko' ? [tellPair(delta, other, about)] : [];
  });
}
