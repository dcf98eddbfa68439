import { useLayoutEffect, useState } from 'react';

const place = 'seen';

const readSeen = (): readonly string[] | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return undefined;
  }
};

const storeSeen = (seen: readonly string[]): boolean => {
  try {
    localStorage.setItem(place, JSON.stringify(seen));
    return true;
  } catch {
    return false;
  }
};

/** True when something was not seen yet. Without storage it is never true, because once means once. */
const isUnseen = (name: string): boolean => {
  const seen = readSeen();
  return seen !== undefined && !seen.includes(name) && storeSeen(seen);
};

/** Notes that something has been seen; gives whether it was the first time. */
export const recordFirstTime = (name: string): boolean => isUnseen(name) && storeSeen([...(readSeen() ?? []), name]);

/** True when this device shows something for the first time, until it is dismissed. Only for content that the server does not render. */
export function useFirstTime(name: string): readonly [isFirst: boolean, putAway: () => void] {
  // A render may be thrown away and begun again, so it only looks; what has come to stand is noted.
  const [isFirst, setIsFirst] = useState(() => isUnseen(name));
  useLayoutEffect(() => {
    recordFirstTime(name);
  }, [name]);
  return [isFirst, () => setIsFirst(false)];
}
