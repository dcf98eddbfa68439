import type { Path, Words } from '../../check/problem.ts';
import type { ChangeKind } from '../change.ts';
import type { Delta } from '../compare.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { isAction, isCondition } from '../shapes.ts';
import { schemasAlong } from '../../field-texts/index.ts';
import { labelOf, type Named } from '../words/labels.ts';
import { both, formerly, joined, plainText, quotedWords, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { sayAction } from '../words/say-action.ts';
import { sayCode } from '../words/say-code.ts';
import { sayHtml, sayTexts } from '../words/say-text.ts';
import { callFields, isState, sayState, sayValue } from '../words/say-value.ts';
import { afterOf, beforeOf, pathOf, type About, type Told } from './about.ts';
import { audienceClause } from './audience.ts';

/** The nearest item of a list on the way to a part, with its path. */
function itemOn(
  delta: Delta,
  { before, after }: Pick<About, 'before' | 'after'>,
): { readonly item: Fields; readonly steps: number } | undefined {
  // The change may concern its name, so use the previous one.
  const path = delta.kind === 'changed' ? delta.from : pathOf(delta);
  let value: unknown = delta.kind === 'added' || delta.kind === 'moved' ? after : before;
  let found: { item: Fields; steps: number } | undefined;
  for (const [index, step] of path.entries()) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[step];
    if (typeof step === 'number' && isFields(value) && index < path.length - 1)
      found = { item: value, steps: index + 1 };
  }
  return found;
}

const isText = (delta: Delta): boolean =>
  typeof beforeOf(delta) === 'string' &&
  typeof afterOf(delta) === 'string' &&
  (/\s/.test(String(beforeOf(delta))) || String(afterOf(delta)).length > 80);
const isHtml = (delta: Delta): boolean =>
  typeof beforeOf(delta) === 'string' &&
  typeof afterOf(delta) === 'string' &&
  (delta.shape?.format === 'html' || /<\/\w+>/.test(`${String(beforeOf(delta))}${String(afterOf(delta))}`));

export const languages: Readonly<Record<string, Words>> = {
  ko: { ko: '(한국어)', en: ', in Korean' },
  en: { ko: '(영어)', en: ', in English' },
};
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
const followed = (label: string, words: string): string =>
  `${label}${/^(now|is|only) /.test(words) ? ' ' : ': '}${words}`;

/** The name that the texts of a type give to a value that can be chosen. */
const chosenWords = (value: unknown, delta: Delta, about: About): Words | undefined => {
  const { type, body } = rootOf(delta, about);
  const words = typeof value === 'string' ? schemasAlong(type, body, pathOf(delta)).at(-1)?.values?.[value] : undefined;
  return words === undefined ? undefined : quotedWords(words);
};

/** What a part is set to: a choice or state by its name, a code of its list, or any other value. */
function valueWords(value: unknown, delta: Delta, about: About, names: Names): Words {
  const { type } = about;
  const path = pathOf(delta);
  if (isState(value) && /state$|StateCode$|StatusCode$/.test(String(path.at(-1)))) return sayState(value);
  return chosenWords(value, delta, about) ?? sayCode(type, path, value, names) ?? sayValue(value, delta.shape, names);
}

/** Where something leads. `label` is empty where it is the whole of what it does. */
function leadsWords(delta: Delta, label: Words, { was, is }: About): Words {
  const [then, now] = [beforeOf(delta), afterOf(delta)].map((action, index) =>
    action === undefined ? undefined : sayAction(action, index === 0 ? was : is),
  );
  const [ko, en] = label.en === '' ? ['', 'it'] : [`${label.ko}: `, label.en];
  if (now === undefined)
    return {
      ko: `${ko}이제 아무 데로도 가지 않아요${formerly(then ?? none).ko}`,
      en: `${en} no longer leads anywhere${formerly(then ?? none).en}`,
    };
  if (then === undefined)
    return { ko: `${ko}이제 ${withParticle(now.ko, '으로')} 가요`, en: `${en} now leads to ${now.en}` };
  if (then.ko === now.ko && then.en === now.en)
    return {
      ko: `${ko}${withParticle(now.ko, '으로')} 가는 것은 같고 세부 내용만 바뀌었어요`,
      en: `${en} leads to ${now.en} as before, with other details`,
    };
  return {
    ko: `${ko}이제 ${withParticle(now.ko, '으로')} 가요${formerly(then).ko}`,
    en: `${en} now leads to ${now.en}${formerly(then).en}`,
  };
}

function clauseOf(delta: Delta, label: Words, about: About): Words {
  const { was, is } = about;
  if (isAction(delta.shape) && typeof pathOf(delta).at(-1) === 'string') return leadsWords(delta, label, about);
  switch (delta.kind) {
    case 'added': {
      const value = valueWords(delta.after, delta, about, is);
      if (typeof delta.after === 'boolean') return switchWords(label, delta.after);
      if (typeof delta.to.at(-1) === 'string')
        return {
          ko: `${withParticle(label.ko, '이')} 이제 ${withParticle(value.ko, '이에요')}`,
          en: `${label.en} is now ${value.en}`,
        };
      return { ko: `${label.ko}에 ${withParticle(value.ko, '을')} 추가했어요`, en: `added ${value.en} to ${label.en}` };
    }
    case 'removed': {
      const value = valueWords(delta.before, delta, about, was);
      if (typeof delta.from.at(-1) === 'string')
        return {
          ko: `${withParticle(label.ko, '을')} 더는 정하지 않아요${formerly(value).ko}`,
          en: `${label.en} is no longer set${formerly(value).en}`,
        };
      return {
        ko: `${label.ko}에서 ${withParticle(value.ko, '을')} 지웠어요`,
        en: `removed ${value.en} from ${label.en}`,
      };
    }
    case 'moved': {
      const value = sayValue(delta.after, delta.shape, is);
      const place = Number(delta.to.at(-1)) + 1;
      return {
        ko: `${label.ko}의 ${withParticle(value.ko, '을')} ${place}번째로 옮겼어요`,
        en: `moved ${value.en} to place ${place} of ${label.en}`,
      };
    }
    case 'changed': {
      if (isText(delta) || isHtml(delta)) {
        const text = textWords(delta, about);
        return { ko: `${label.ko}: ${text.ko}`, en: followed(label.en, text.en) };
      }
      if (typeof delta.before === 'boolean' && typeof delta.after === 'boolean') return switchWords(label, delta.after);
      const [before, after] = [valueWords(delta.before, delta, about, was), valueWords(delta.after, delta, about, is)];
      if (before.ko === after.ko && before.en === after.en && delta.shape?.format === 'message')
        return {
          ko: `${withParticle(label.ko, '이')} 이제 다른 문구예요. 읽히는 말은 그대로예요(${after.ko})`,
          en: `${label.en} is now another text that reads the same (${after.en})`,
        };
      if (before.ko === after.ko && before.en === after.en)
        return {
          ko: `${label.ko}의 세부 내용이 바뀌었어요(${after.ko})`,
          en: `details of ${label.en} changed (${after.en})`,
        };
      return {
        ko: `${withParticle(label.ko, '이')} ${withParticle(after.ko, '으로')} 바뀌었어요${formerly(before).ko}`,
        en: `${label.en} is now ${after.en}${formerly(before).en}`,
      };
    }
  }
}

const switchWords = (label: Words, isOn: boolean): Words => ({
  ko: `${withParticle(label.ko, '을')} ${isOn ? '켰어요' : '껐어요'}`,
  en: `${label.en} is now ${isOn ? 'on' : 'off'}`,
});

/** An item of a list by its own name, else by its place in the list. */
export function itemWords(item: Fields, path: Path, names: Names, root: Named, from = 0): Words {
  const own = callFields(item, names);
  if (own !== undefined) return own;
  const list = labelOf(root, path.slice(0, -1), { from });
  const place = Number(path.at(-1)) + 1;
  return { ko: `${place}번째 ${list.ko}`, en: `${list.en} ${place}` };
}

/** The document on the side that has the part. */
const rootOf = (delta: Delta, { type, before, after }: About): Named => ({
  type,
  body: delta.kind === 'removed' ? before : after,
});

const kinds: { readonly [Kind in Delta['kind']]: ChangeKind } = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  moved: 'moved',
};

/** A part in general words: what it is called, what it was and is. `from` leaves out the first steps of the path. */
export function clauseFor(delta: Delta, about: About, from = 0): Words {
  const path = pathOf(delta);
  const found = itemOn(delta, about);
  const isListItem = typeof path.at(-1) === 'number';
  const steps = found === undefined || found.steps <= from ? from : found.steps;
  const root = rootOf(delta, about);
  const isOld = delta.kind === 'removed' || delta.kind === 'changed';
  const item =
    found === undefined || found.steps <= from
      ? undefined
      : itemWords(
          found.item,
          (delta.kind === 'changed' ? delta.from : path).slice(0, found.steps),
          isOld ? about.was : about.is,
          { type: about.type, body: isOld ? about.before : about.after },
          from,
        );
  if (path.at(-1) === 'when' && isCondition(delta.shape)) {
    const holder = path.slice(0, -1);
    return audienceClause(
      item ?? (holder.length <= steps ? about.subject : labelOf(root, holder, { from: steps })),
      { then: beforeOf(delta), now: afterOf(delta) },
      about.was,
      about.is,
    ).whole;
  }
  // That an action is one need not be said.
  const isPlainAction = isAction(delta.shape) && path.at(-1) === 'action';
  const label = isPlainAction
    ? path.length - 1 <= steps
      ? none
      : labelOf(root, path.slice(0, -1), { from: steps })
    : isListItem
      ? labelOf(root, path.slice(0, -1), { from: steps === path.length ? from : steps })
      : labelOf(root, path, { from: steps });
  const language = languageOf(delta);
  const named: Words = language.en === '' ? label : labelOf(root, path.slice(0, -1), { from: steps });
  const clause = clauseOf(delta, { ko: `${named.ko}${language.ko}`, en: named.en }, about);
  return item === undefined
    ? { ko: clause.ko, en: `${clause.en}${language.en}` }
    : {
        ko: isPlainAction && label.ko === '' ? `${item.ko}: ${clause.ko}` : `${item.ko}의 ${clause.ko}`,
        en: `${item.en}: ${clause.en}${language.en}`,
      };
}

/** Both languages of a text: each is told in its own. */
function tellPair(ko: Delta, en: Delta, about: About): Told {
  const root = rootOf(ko, about);
  const label = labelOf(root, pathOf(ko).slice(0, -1));
  const found = itemOn(ko, about);
  const item =
    found === undefined ? undefined : itemWords(found.item, pathOf(ko).slice(0, found.steps), about.was, root);
  const inItem = labelOf(root, pathOf(ko).slice(0, -1), { from: found?.steps ?? 0 });
  const named =
    item === undefined
      ? label
      : {
          ko: `${item.ko}의 ${inItem.ko}`,
          en: `${item.en}: ${inItem.en}`,
        };
  const [korean, english] = [textWords(ko, about).ko, textWords(en, about).en];
  const { subject } = about;
  return {
    kind: 'reworded',
    deltas: [ko, en],
    text: sentence([
      {
        ko: `${subject.ko}: ${named.ko}${inBoth.ko}: ${korean}`,
        en: `${subject.en}: ${followed(named.en, english)}${inBoth.en}`,
      },
    ]),
  };
}

const tellPart = (delta: Delta, about: About): Told => {
  const clause = clauseFor(delta, about);
  const { subject } = about;
  return {
    kind: kinds[delta.kind],
    deltas: [delta],
    text: sentence([{ ko: `${subject.ko}: ${clause.ko}`, en: `${subject.en}: ${clause.en}` }]),
  };
};

/** Parts that no teller of their own knows; both languages of a text together. */
export function tellParts(deltas: readonly Delta[], about: About): readonly Told[] {
  const texts = new Map<string, Delta>();
  for (const delta of deltas) {
    const path = pathOf(delta);
    if (
      delta.kind === 'changed' &&
      ['ko', 'en'].includes(String(path.at(-1))) &&
      typeof delta.before === 'string' &&
      typeof delta.after === 'string'
    )
      texts.set(path.join('\n'), delta);
  }
  const partner = (delta: Delta, language: string): Delta | undefined =>
    texts.get([...pathOf(delta).slice(0, -1), language].join('\n'));
  return deltas.flatMap((delta): Told[] => {
    const last = pathOf(delta).at(-1);
    const other =
      texts.get(pathOf(delta).join('\n')) === delta ? partner(delta, last === 'ko' ? 'en' : 'ko') : undefined;
    if (other === undefined) return [tellPart(delta, about)];
    return last === 'ko' ? [tellPair(delta, other, about)] : [];
  });
}
