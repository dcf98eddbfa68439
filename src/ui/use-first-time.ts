import { useEffect, useState } from 'react';

const place = 'seen';

const readSeen = (): readonly string[] | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return undefined;
  }
};

const keepSeen = (seen: readonly string[]): boolean => {
  try {
    localStorage.setItem(place, JSON.stringify(seen));
    return true;
  } catch {
    return false;
  }
};

/** Whether something has not been seen yet. Where nothing can be kept it never is: once means once. */
const isUnseen = (name: string): boolean => {
  const seen = readSeen();
  return seen !== undefined && !seen.includes(name) && keepSeen(seen);
};

/** Notes that something has been seen; gives whether it was the first time. */
export const seeOnce = (name: string): boolean => isUnseen(name) && keepSeen([...(readSeen() ?? []), name]);

/** Whether this device shows something for the first time: it stays so until it is put away. Only for what the server does not draw. */
export function useFirstTime(name: string): readonly [isFirst: boolean, putAway: () => void] {
  // A render may be thrown away and begun again, so it only looks; what has come to stand is noted.
  const [isFirst, setIsFirst] = useState(() => isUnseen(name));
  useEffect(() => {
    seeOnce(name);
  }, [name]);
  return [isFirst, () => setIsFirst(false)];
}
