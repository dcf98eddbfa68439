const longest = 120;

/** Cleans the display name of an upload: last path segment, visible characters only. The name is never used as a path on disk. */
export const cleanFileName = (given: string | undefined): string => {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const seen = last.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu, '').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');
  return Array.from(seen).slice(0, longest).join('').trim() || 'picture';
};
