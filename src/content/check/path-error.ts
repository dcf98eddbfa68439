import { decodeSegments } from '#engine';
import type { Words } from './problem.ts';

/** Why no address can fit a path, or others than are meant. */
export interface PathFault {
  readonly text: Words;
  readonly hint: Words;
}

const parameter = /^\{[A-Za-z0-9_]+\*?\}$/;

/** Error of a path pattern; undefined when it is valid. */
export function pathFault(pattern: string): PathFault | undefined {
  if (!/[{}%.\\]/.test(pattern)) return undefined;
  const segments = decodeSegments(pattern);
  if (segments === undefined) return noAddress(pattern);
  const mixed = segments.find((segment) => /[{}]/.test(segment) && !parameter.test(segment));
  if (mixed !== undefined) return noParameter(mixed);
  const rest = segments.findIndex((segment) => segment.endsWith('*}'));
  return rest === -1 || rest === segments.length - 1 ? undefined : notLast(segments[rest] ?? '');
}

const noAddress = (pattern: string): PathFault => ({
  text: {
    ko: `'${pattern}' 주소로는 아무도 올 수 없어요. %는 %25처럼 두 자리 코드가 붙어야 하고, . 이나 ..만 있는 칸과 /, \\, 제어 문자가 들어간 칸은 쓸 수 없어요.`,
    en: `'${pattern}' cannot be opened: % needs two hex digits, as in %25, and no segment may be . or .. alone or contain a slash, a backslash or a control character.`,
  },
  hint: { ko: '%, \\, . 을 빼고 영문과 숫자로 적으세요.', en: 'Use letters and digits instead of %, \\, . and ..' },
});

const noParameter = (part: string): PathFault => ({
  text: { ko: `'${part}'은(는) 값을 받는 칸으로 읽히지 않아요.`, en: `'${part}' is not a valid path parameter.` },
  hint: {
    ko: '/와 / 사이 한 칸 전체를 {이름}으로 적으세요. 이름은 영문, 숫자, _만 쓸 수 있어요.',
    en: 'Write {name} as a whole segment between two slashes. Names contain only letters, digits and _.',
  },
});

const notLast = (part: string): PathFault => ({
  text: {
    ko: `'${part}'은(는) 나머지 경로를 모두 받아서, 그 뒤에 적은 것은 읽히지 않아요.`,
    en: `'${part}' matches the rest of the path, so the segments after it are ignored.`,
  },
  hint: {
    ko: '맨 뒤로 옮기거나, 한 칸만 받도록 *를 지우세요.',
    en: 'Move it to the end, or remove the * to match one segment.',
  },
});
