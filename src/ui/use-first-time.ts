import { useState } from 'react';

const place = 'seen';

const readSeen = (): readonly string[] | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return undefined;
  }
};

/** Notes that something has been seen; gives whether it was the first time. Where nothing can be kept it never is: once means once. */
export const seeOnce = (name: string): boolean => {
  const seen = readSeen();
  if (seen === undefined || seen.includes(name)) return false;
  try {
    localStorage.setItem(place, JSON.stringify([...seen, name]));
    return true;
  } catch {
    return false;
  }
};

/** Whether this device shows something for the first time: it stays so until it is put away. Only for what the server does not draw. */
export function useFirstTime(name: string): readonly [isFirst: boolean, putAway: () => void] {
  const [isFirst, setIsFirst] = useState(() => seeOnce(name));
  return [isFirst, () => setIsFirst(false)];
}
