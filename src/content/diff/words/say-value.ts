import { quote, type Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { isAction, isCondition, isLocal, type Shape } from '../shapes.ts';
import { sayAction } from './say-action.ts';
import { sayCondition } from './say-condition.ts';
import { both, joined, plainText, quoted, quotedWords, sayTime } from './phrase.ts';
import { textOfHtml } from './word-diff.ts';

/** A text of which a visit makes everything, such as somebody's name, names nothing. */
export const saysNothing = ({ en }: Words): boolean => en.replaceAll(/\{\{[^{}]*\}\}/g, '').trim() === '';

/** Title, target or ID of a thing; undefined without any. */
export function callFields(value: Fields, names: Names): Words | undefined {
  if (isBothLanguages(value)) return sayLocal(value);
  for (const name of [
    'title',
    'label',
    'name',
    'text',
    'message',
    'menuName',
    'linkName',
    'codeName',
    'bannerSubject',
  ]) {
    const inner = value[name];
    if (isFields(inner) && (typeof inner['ko'] === 'string' || typeof inner['en'] === 'string')) return sayLocal(inner);
    const said = names.text(inner);
    if (said !== undefined && !saysNothing(said)) return quotedWords(said);
  }
  if (typeof value['messageText'] === 'string') return quotedWords(both(value['messageText']));
  if (typeof value['action'] === 'string') return sayAction(value, names);
  if (typeof value['dataServiceId'] === 'string') return both(names.service(value['dataServiceId']));
  if (typeof value['screen'] === 'string') return names.screen(value['screen']);
  const own = [
    'id',
    'codeId',
    'configId',
    'messageId',
    'ticketId',
    'facilityId',
    'from',
    'guard',
    'path',
    'page',
    'pageNm',
  ]
    .map((name) => value[name])
    .find((one) => typeof one === 'string');
  if (own !== undefined) return both(quoted(own));
  if (typeof value['errorType'] === 'string')
    return { ko: `${quoted(value['errorType'])} 유형 오류`, en: `errors of type ${quoted(value['errorType'])}` };
  return typeof value['kind'] === 'string' ? both(quoted(value['kind'])) : undefined;
}

/** A list or an object is told by what it is called, else by how much it holds. */
function sayFields(value: Fields, names: Names): Words {
  const count = Object.keys(value).length;
  return callFields(value, names) ?? { ko: `항목 ${count}개`, en: `${count} ${count === 1 ? 'entry' : 'entries'}` };
}

const isBothLanguages = (value: Fields): boolean =>
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, text]) => (name === 'ko' || name === 'en') && typeof text === 'string');

const sayLocal = (value: Fields): Words => {
  const [ko, en] = [value['ko'] ?? value['en'], value['en'] ?? value['ko']];
  return { ko: quoted(textOfHtml(plainText(ko))), en: quoted(textOfHtml(plainText(en))) };
};

const states: Readonly<Record<string, Words>> = {
  N: { ko: '정상', en: 'open' },
  D: { ko: '개발 중', en: 'in development' },
  B: { ko: '막힘', en: 'blocked' },
  '-1': { ko: '권한 없음', en: 'without authority' },
};

/** True for a state that pages and data services have. */
export const isState = (value: unknown): boolean => Object.hasOwn(states, plainText(value));

/** The state of a page or data service. */
export const sayState = (state: unknown): Words => states[plainText(state)] ?? both(quote(state));

/** An uploaded picture by the name of its file. */
const sayArt = (value: unknown, names: Names): Words =>
  both(quoted(plainText(names.document('picture', value)?.['name'] ?? value)));

/** A value as an operator reads it, on one line. */
export function sayValue(value: unknown, shape: Shape | undefined, names: Names): Words {
  if (isCondition(shape)) return sayCondition(value, names);
  if (isAction(shape)) return sayAction(value, names);
  if (shape?.format === 'art') return sayArt(value, names);
  if (isFields(value)) return isLocal(shape) ? sayLocal(value) : sayFields(value, names);
  if (Array.isArray(value)) {
    if (value.length === 0) return { ko: '없음', en: 'nothing' };
    if (value.length <= 5) return joined(value.map((item) => sayValue(item, shape?.items, names)));
    return { ko: `${value.length}개`, en: `${value.length} of them` };
  }
  if (typeof value === 'boolean') return value ? { ko: '켬', en: 'on' } : { ko: '끔', en: 'off' };
  if (value === undefined || value === null) return { ko: '없음', en: 'nothing' };
  if (typeof value !== 'string') return both(quote(value));
  if (value === '') return { ko: '없음', en: 'nothing' };
  if (shape?.format === 'screen') return names.screen(value);
  if (shape?.format === 'html' || /<\/\w+>/.test(value)) return both(quoted(textOfHtml(value)));
  const time = sayTime(value);
  if (time !== undefined) return time;
  const said = shape?.format === 'message' || value.startsWith('MSG_') ? names.text(value) : undefined;
  if (said !== undefined) return quotedWords(said);
  if (names.document('venue', value) !== undefined) return quotedWords(names.venue(value));
  if (value.startsWith('PGE_')) return names.page(value);
  if (value.startsWith('LNK_')) return names.link(value);
  if (value.startsWith('DTS_')) return both(names.service(value));
  return /^#[0-9a-f]{6,8}$/i.test(value) ? both(value) : both(quoted(value));
}
