import type { Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Delta } from '../compare.ts';
import { isFields, isAction, type Fields } from '../shapes.ts';
import { labelOf } from '../words/labels.ts';
import { sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayState, sayValue } from '../words/say-value.ts';
import { tellTexts, textOfHtml } from '../words/word-diff.ts';
import { afterOf, beforeOf, pathOf, type About, type Told } from './about.ts';

/** The nearest item of a list on the way to a part, with its path. */
function itemOn(delta: Delta, { before, after }: Pick<About, 'before' | 'after'>): { readonly item: Fields; readonly steps: number } | undefined {
  const path = pathOf(delta);
  let value: unknown = delta.kind === 'removed' ? before : after;
  let found: { item: Fields; steps: number } | undefined;
  for (const [index, step] of path.entries()) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[step];
    if (typeof step === 'number' && isFields(value) && index < path.length - 1) found = { item: value, steps: index + 1 };
  }
  return found;
}

const isText = (delta: Delta): boolean => typeof beforeOf(delta) === 'string' && typeof afterOf(delta) === 'string' && (/\s/.test(String(beforeOf(delta))) || String(afterOf(delta)).length > 80);

const inLanguage = (delta: Delta): Words => ({ ko: '', en: '', ...({ ko: { ko: ', 한국어', en: ', in Korean' }, en: { ko: ', 영어', en: ', in English' } } as Readonly<Record<string, Words>>)[String(pathOf(delta).at(-1))] });

/** A text as it was and is: short ones whole, long ones where they differ, HTML without its tags. */
export function tellText(before: string, after: string, isHtml: boolean): Words {
  const [was, is] = isHtml ? [textOfHtml(before), textOfHtml(after)] : [before, after];
  if (was === is) return isHtml ? { ko: '글은 그대로이고 서식이 바뀌었어요', en: 'the words are the same, the formatting changed' } : { ko: '띄어쓰기가 바뀌었어요', en: 'spaces changed' };
  const told = tellTexts(was, is);
  const more: Words = told.more === 0 ? { ko: '', en: '' } : { ko: ` (그 밖에 ${told.more}곳)`, en: ` (and ${told.more} more places)` };
  if (told.before === told.after) return { ko: '띄어쓰기가 바뀌었어요', en: 'spaces changed' };
  return { ko: `이제 '${told.after}'라고 나와요${more.ko} (이전: '${told.before}')`, en: `now reads '${told.after}'${more.en} (was '${told.before}')` };
}

function clauseOf(delta: Delta, label: Words, { was, is }: About): Words {
  switch (delta.kind) {
    case 'added': {
      const value = sayValue(delta.after, delta.shape, is);
      if (typeof delta.to.at(-1) === 'string') return { ko: `${withParticle(label.ko, '이')} ${withParticle(value.ko, '으로')} 정해졌어요`, en: `${label.en} is now ${value.en}` };
      return { ko: `${withParticle(label.ko, '을')} 추가했어요: ${value.ko}`, en: `${label.en} added: ${value.en}` };
    }
    case 'removed': {
      const value = sayValue(delta.before, delta.shape, was);
      if (typeof delta.from.at(-1) === 'string') return { ko: `${withParticle(label.ko, '을')} 더는 정하지 않아요 (이전: ${value.ko})`, en: `${label.en} is no longer set (was ${value.en})` };
      return { ko: `${withParticle(label.ko, '을')} 지웠어요: ${value.ko}`, en: `${label.en} removed: ${value.en}` };
    }
    case 'moved': {
      const value = sayValue(delta.after, delta.shape, is);
      const place = Number(delta.to.at(-1)) + 1;
      return { ko: `${label.ko}의 ${withParticle(value.ko, '을')} ${place}번째로 옮겼어요`, en: `${label.en}: ${value.en} stands at place ${place} now` };
    }
    case 'changed': {
      const isHtml = delta.shape?.format === 'html' || (typeof delta.before === 'string' && typeof delta.after === 'string' && /<\/\w+>/.test(delta.before + delta.after));
      if (isText(delta) || isHtml) {
        const text = tellText(String(delta.before), String(delta.after), isHtml);
        return { ko: `${label.ko}: ${text.ko}`, en: `${label.en}: ${text.en}` };
      }
      const isState = /state$|StateCode$|StatusCode$/.test(String(delta.to.at(-1)));
      const [before, after] = isState ? [sayState(delta.before), sayState(delta.after)] : [sayValue(delta.before, delta.shape, was), sayValue(delta.after, delta.shape, is)];
      if (before.ko === after.ko && before.en === after.en) return { ko: `${withParticle(label.ko, '이')} 바뀌었어요 (${after.ko})`, en: `${label.en} changed (${after.en})` };
      const verb = isAction(delta.shape) ? 'leads to' : 'is now';
      return { ko: `${withParticle(label.ko, '이')} ${withParticle(after.ko, '으로')} 바뀌었어요 (이전: ${before.ko})`, en: `${label.en} ${verb} ${after.en} (was ${before.en})` };
    }
  }
}

const kinds: { readonly [Kind in Delta['kind']]: ChangeKind } = { added: 'added', removed: 'removed', changed: 'changed', moved: 'moved' };

/** A part in general words: what the document is, what the part is called, what it was and is. `from` leaves out the first steps of the path. */
export function clauseFor(delta: Delta, about: About, from = 0): Words {
  const path = pathOf(delta);
  const found = itemOn(delta, about);
  const isListItem = typeof path.at(-1) === 'number';
  const steps = found === undefined || found.steps <= from ? from : found.steps;
  const item = found === undefined || found.steps <= from ? undefined : sayValue(found.item, undefined, delta.kind === 'removed' ? about.was : about.is);
  const place = item === undefined ? undefined : labelOf(path.slice(from, steps));
  const label = labelOf(isListItem ? path.slice(steps === path.length ? from : steps, -1) : path.slice(steps));
  const language = inLanguage(delta);
  const named: Words = language.en === '' ? label : labelOf(path.slice(steps, -1));
  const clause = clauseOf(delta, { ko: `${named.ko}${language.ko}`, en: `${named.en}${language.en}` }, about);
  return item === undefined || place === undefined ? clause : { ko: `${place.ko} ${item.ko}: ${clause.ko}`, en: `${place.en} ${item.en}: ${clause.en}` };
}

export const tellPart = (delta: Delta, about: About): Told => {
  const clause = clauseFor(delta, about);
  const { subject } = about;
  return { kind: kinds[delta.kind], deltas: [delta], text: sentence([{ ko: `${subject.ko}: ${clause.ko}`, en: `${subject.en}: ${clause.en}` }]) };
};
