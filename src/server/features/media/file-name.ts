const longest = 120;

/** What an upload is called in lists: the last part of its name, in whole characters that can be seen. It names nothing on any disk. */
export const cleanFileName = (given: string | undefined): string => {
  const last = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const seen = last.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu, '').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');
  return Array.from(seen).slice(0, longest).join('').trim() || 'picture';
};
