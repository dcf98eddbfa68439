/** Returns the initials of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** Initials of a person. The name stands beside it or is read by screen readers. */
export function Avatar({ name, isReadAloud = true }: { readonly name: string; readonly isReadAloud?: boolean }) {
  return (
    <span className="avatar face" title={name}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      {isReadAloud ? <span className="sr">{name}</span> : null}
    </span>
  );
}
