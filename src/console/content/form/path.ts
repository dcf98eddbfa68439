import { pointerOf, type Path } from '../../../content/check/problem.ts';
import { isFields } from '../../../content/check/is-fields.ts';

export { pointerOf, type Path };

/** The parts of a JSON Pointer; numbers stay texts, which `getAt` and `setAt` understand. */
export const pathOf = (pointer: string): Path =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Value at a path; undefined when absent. */
export const getAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (held, part) =>
      Array.isArray(held) ? held[Number(part)] : isFields(held) && Object.hasOwn(held, part) ? held[part] : undefined,
    value,
  );

/** The value with another at a place; undefined takes the place away. Names keep their order, and what is not on the way stays the same object. */
export const setAt = (value: unknown, path: Path, next: unknown): unknown => {
  const [part, ...rest] = path;
  if (part === undefined) return next;
  if (Array.isArray(value)) {
    const at = Number(part);
    const inner = setAt(value[at], rest, next);
    return inner === undefined ? value.filter((_, index) => index !== at) : value.toSpliced(at, 1, inner);
  }
  const fields = isFields(value) ? value : {};
  const inner = setAt(fields[part], rest, next);
  if (inner !== undefined) return { ...fields, [part]: inner };
  const { [part]: _, ...others } = fields;
  return others;
};

/** The value with a name of an object changed in place. */
export const renameAt = (value: unknown, path: Path, from: string, to: string): unknown => {
  const held = getAt(value, path);
  return isFields(held)
    ? setAt(
        value,
        path,
        Object.fromEntries(Object.entries(held).map(([name, inner]) => [name === from ? to : name, inner])),
      )
    : value;
};

/** A list with one of its entries at another place. */
export const moveItem = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const moved = list[from];
  return moved === undefined || to < 0 || to >= list.length ? list : list.toSpliced(from, 1).toSpliced(to, 0, moved);
};
