import type { Fix } from '../../../content/check/problem.ts';
import { renameAt, setAt, type Path } from './path.ts';

/** Returns the value with a fix applied. */
export const applyFix = (value: unknown, fix: Fix | undefined, pathOf: (pointer: string) => Path): unknown => {
  if (fix === undefined) return value;
  const path = pathOf(fix.pointer);
  switch (fix.kind) {
    case 'replace':
      return setAt(value, path, fix.value);
    case 'remove':
      return setAt(value, path, undefined);
    case 'rename':
      return renameAt(value, path.slice(0, -1), String(path.at(-1)), fix.key);
  }
};
