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
  if (!/[{}%.]/.test(pattern)) return undefined;
  const segments = decodeSegments(pattern);
  if (segments === undefined) return noAddress(pattern);
  const mixed = segments.find((segment) => /[{}]/.test(segment) && !parameter.test(segment));
  if (mixed !== undefined) return noParameter(mixed);
  const rest = segments.findIndex((segment) => segment.endsWith('*}'));
  return rest === -1 || rest === segments.length - 1 ? undefined : notLast(segments[rest] ?? '');
}

const noAddress = (pattern: string): PathFault => ({
  text: { ko: `'${pattern}' 주소로는 아무도 올 수 없어요. %는 %25처럼 두 자리 코드가 붙어야 하고, . 이나 ..만 있는 칸은 쓸 수 없어요.`, en: `Nobody can come to '${pattern}': a % needs its two digits, as in %25, and no part may be . or .. alone.` },
  hint: { ko: '%, . 을 빼고 영문과 숫자로 적으세요.', en: 'Leave out %, . and .., and write letters and digits.' },
});

const noParameter = (part: string): PathFault => ({
  text: { ko: `'${part}'은(는) 값을 받는 칸으로 읽히지 않아요.`, en: `'${part}' cannot be read as a value in the path.` },
  hint: { ko: '/와 / 사이 한 칸 전체를 {이름}으로 적으세요. 이름은 영문, 숫자, _만 쓸 수 있어요.', en: 'Write {name} as the whole part between two slashes; names have letters, digits and _ only.' },
});

const notLast = (part: string): PathFault => ({
  text: { ko: `'${part}'은(는) 나머지 경로를 모두 받아서, 그 뒤에 적은 것은 읽히지 않아요.`, en: `'${part}' takes all the rest of the path, so what follows it is never read.` },
  hint: { ko: '맨 뒤로 옮기거나, 한 칸만 받도록 *를 지우세요.', en: 'Move it to the end, or take the * away so that it is one part.' },
});
