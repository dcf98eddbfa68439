import type { Path } from '../path.ts';

const plain = (text: string): string =>
  text
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

/** A key for a new message: what it belongs to, where it stands there, and a number where that is taken. */
export const newKey = (base: string, path: Path, isTaken: (key: string) => boolean): string => {
  const key = [
    base,
    ...path.filter(
      (part) => !/^\d+$/.test(String(part)) && !['settings', 'placements', 'items'].includes(String(part)),
    ),
  ]
    .map((part) => plain(String(part)))
    .filter((part) => part !== '')
    .join('.')
    .slice(0, 110);
  if (!isTaken(key)) return key;
  let number = 2;
  while (isTaken(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
};
