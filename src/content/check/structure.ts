import type { Path, Words } from './problem.ts';

/** Levels of nesting that a document may have: what is deeper is an attack or a mistake. */
export const DEEPEST = 40;

const names: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export interface StructureFault {
  readonly path: Path;
  readonly text: Words;
  readonly hint: Words;
}

/** Looks for what no schema can refuse everywhere: endless nesting, and keys that mean something else to JavaScript. */
export function findStructureFault(value: unknown, path: (string | number)[] = []): StructureFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > DEEPEST) {
    return {
      path: path.slice(0, DEEPEST),
      text: {
        ko: `값이 ${DEEPEST}단계보다 깊게 들어 있어요.`,
        en: `Values are nested more than ${DEEPEST} levels deep.`,
      },
      hint: { ko: '구조를 단순하게 고치세요.', en: 'Reduce the nesting.' },
    };
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = findBelow(value[index], index, path);
      if (fault) return fault;
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    if (names.includes(key)) return reserved(key, [...path, key]);
    const fault = findBelow((value as Readonly<Record<string, unknown>>)[key], key, path);
    if (fault) return fault;
  }
  return undefined;
}

function findBelow(value: unknown, part: string | number, path: (string | number)[]): StructureFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  path.push(part);
  const fault = findStructureFault(value, path);
  path.pop();
  return fault;
}

const reserved = (key: string, path: Path): StructureFault => ({
  path,
  text: { ko: `'${key}'은(는) 이름으로 쓸 수 없어요.`, en: `'${key}' is not allowed as a name.` },
  hint: { ko: '다른 이름을 쓰세요.', en: 'Choose a different name.' },
});
