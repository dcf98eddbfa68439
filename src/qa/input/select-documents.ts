/** Selected documents of a store: live, with drafts, or of a release. */
export type DocumentSelection = 'live' | 'drafts' | number;

/** Splits an input name and its `#` suffix. Throws when the suffix is neither a release nor the drafts. */
export function splitInputName(name: string): {
  readonly place: string;
  readonly which: DocumentSelection | undefined;
} {
  const hash = name.lastIndexOf('#');
  if (hash === -1) return { place: name, which: undefined };
  const [place, said] = [name.slice(0, hash), name.slice(hash + 1)];
  if (said === 'live' || said === 'drafts') return { place, which: said };
  if (/^[1-9]\d{0,8}$/.test(said)) return { place, which: Number(said) };
  throw new Error(`'#${said}' after '${place}' must be #drafts or a release number such as #12.`);
}
