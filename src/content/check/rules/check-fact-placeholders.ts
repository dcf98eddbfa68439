import { allCalls } from '#schemas/calls.gen';
import {
  factNames,
  factsIn,
  factSubjects,
  isFactName,
  type FactName,
  type FactPlaceholder,
} from '#schemas/fact-placeholders';
import { isFields } from '../is-fields.ts';
import { DEEPEST } from '../json-text.ts';
import { pointerOf, quote, type Path } from '../problem.ts';
import { nearest, suggestName } from '../suggest-name.ts';
import type { CheckContext, Finding, Owner } from '../check-context.ts';

/** Types whose texts calls answer from the release; there facts are filled. */
const answered = new Set<string>(allCalls.flatMap((call) => (call.access === 'published' ? (call.reads ?? []) : [])));

/** The facts that texts name: each is in the list, its subject exists and has such a fact, and something fills the text. */
export function checkFactPlaceholders(context: CheckContext): void {
  const shown = shownKeys(context);
  for (const { type, id, body } of context.prepared.raws.values()) {
    const owner = { type, id };
    if (type === 'messages') {
      if (!isFields(body['texts'])) continue;
      for (const [key, text] of Object.entries(body['texts']))
        visitTexts(text, ['texts', key], (path, one) => checkText(context, owner, path, one, shown.has(key)));
    } else
      visitTexts(body, [], (path, one) =>
        checkText(context, owner, path, one, type === 'layout' || answered.has(type)),
      );
  }
}

/** Words of layouts, and the chips of venues: message keys among them are texts with facts. */
function shownKeys({ prepared, documents }: CheckContext): ReadonlySet<string> {
  const keys = new Set([...documents.venue.values()].flatMap(({ chip }) => chip ?? []));
  for (const { type, body } of prepared.raws.values())
    if (type === 'layout') visitTexts(body, [], (_, text) => keys.add(text));
  return keys;
}

function visitTexts(value: unknown, path: Path, visit: (path: Path, text: string) => void): void {
  // Deeper values cannot be read from a file.
  if (path.length > DEEPEST) return;
  if (typeof value === 'string') visit(path, value);
  else if (Array.isArray(value)) value.forEach((one: unknown, index) => visitTexts(one, [...path, index], visit));
  else if (isFields(value)) for (const [name, one] of Object.entries(value)) visitTexts(one, [...path, name], visit);
}

function checkText(context: CheckContext, owner: Owner, path: Path, text: string, isFilled: boolean): void {
  for (const fact of factsIn(text)) {
    const finding = isFilled ? findingOf(context, fact, text, path) : notFilled(fact);
    if (finding !== undefined) context.report(owner, path, finding);
  }
}

function findingOf(context: CheckContext, fact: FactPlaceholder, text: string, path: Path): Finding | undefined {
  const { name, subject } = fact;
  const replaced = (key: string): NonNullable<Finding['fix']> => ({
    kind: 'replace',
    pointer: pointerOf(path),
    value: text.replaceAll(`{{${fact.key}}}`, `{{${key}}}`),
  });
  if (!isFactName(name)) {
    const only = onlyOne(nearest(name, factNames));
    return {
      ...unknownName(name),
      hint: suggestName(name, factNames).hint,
      ...(only === undefined ? {} : { fix: replaced(subject === '' ? only : `${only}:${subject}`) }),
    };
  }
  const type = factSubjects[name];
  if (subject === '') return type === 'venue' ? undefined : noSubject(name);
  const known = subjectsOf(context, name);
  if (known.includes(subject)) return hasFact(context, name, subject) ? undefined : noValue(name, subject);
  const [document = ''] = subject.split('/');
  if (context.isUnread(document) || (context.has(type, document) && !context.documents[type].has(document)))
    return undefined;
  const { hint } = suggestName(subject, known);
  const only = onlyOne(nearest(subject, known));
  return {
    ...unknownSubject(name, subject),
    hint,
    ...(only === undefined ? {} : { fix: replaced(`${name}:${only}`) }),
  };
}

const onlyOne = (near: readonly string[]): string | undefined => (near.length === 1 ? near[0] : undefined);

function subjectsOf({ documents }: CheckContext, name: FactName): readonly string[] {
  if (name !== 'prize.chance') return [...documents[factSubjects[name]].keys()];
  return [...documents.event.values()].flatMap(({ id, kind, prizes = [] }) =>
    kind === 'ROULETTE' ? prizes.map((prize) => `${id}/${prize.id}`) : [],
  );
}

/** True if the document has what the fact is about. */
function hasFact({ documents }: CheckContext, name: FactName, subject: string): boolean {
  switch (name) {
    case 'opening.today':
    case 'opening.until':
      return [...documents.opening.values()].some(({ venue }) => venue === subject);
    case 'bus.last':
      return documents.venue.get(subject)?.lastBusMinutes !== undefined;
    case 'ride.heightMin':
      return documents.facility.get(subject)?.limits?.heightMin !== undefined;
    case 'ride.ageMin':
      return documents.facility.get(subject)?.limits?.ageMin !== undefined;
    case 'show.times':
    case 'prize.chance':
    case 'course.minutes':
    case 'course.metres':
      return true;
  }
}

const unknownName = (name: string): Omit<Finding, 'hint'> => ({
  code: 'unknown-placeholder',
  text: {
    ko: `'{{${quote(name)}}}'은(는) 글에서 부를 수 있는 값이 아니에요.`,
    en: `'{{${quote(name)}}}' is not a fact that texts can name.`,
  },
});
const unknownSubject = (name: FactName, subject: string): Omit<Finding, 'hint'> => ({
  code: 'dangling-reference',
  text: {
    ko: `'${name}'이(가) 가리키는 '${quote(subject)}'을(를) 찾을 수 없어요.`,
    en: `There is no '${quote(subject)}' for '${name}'.`,
  },
});
const noSubject = (name: FactName): Finding => ({
  code: 'unknown-placeholder',
  text: { ko: `'{{${name}}}'에 무엇의 값인지가 없어요.`, en: `'{{${name}}}' does not say of what.` },
  hint: { ko: `{{${name}:문서의 ID}}로 적으세요.`, en: `Write {{${name}:ID of the document}}.` },
});
const noValue = (name: FactName, subject: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `'${quote(subject)}'에는 '${name}'의 값이 없어서 글에 '–'만 보여요.`,
    en: `'${quote(subject)}' has no '${name}', so the text would show '–'.`,
  },
  hint: {
    ko: '그 문서에 값을 적거나 글에서 빼세요.',
    en: 'Add the value to that document, or remove it from the text.',
  },
});
const notFilled = ({ key }: FactPlaceholder): Finding => ({
  code: 'unknown-placeholder',
  text: {
    ko: `이곳의 글에서는 '{{${quote(key)}}}'을(를) 채우지 않아서 방문자에게 그대로 보여요.`,
    en: `Nothing fills in '{{${quote(key)}}}' here, so visitors would see it unchanged.`,
  },
  hint: {
    ko: '레이아웃의 글이나 게시물처럼 값이 채워지는 곳에만 적으세요.',
    en: 'Use it in texts of layouts, or in contents such as notices and posts.',
  },
});
