import { useEffect, useSyncExternalStore } from 'react';

type Scheme = 'light' | 'dark';

const hearers = new Set<() => void>();
const place = 'previewScheme';

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};
const read = (): Scheme | undefined => {
  const seen = document.documentElement.dataset[place];
  return seen === 'light' || seen === 'dark' ? seen : undefined;
};
const set = (next: Scheme | undefined): void => {
  if (next === undefined) delete document.documentElement.dataset[place];
  else document.documentElement.dataset[place] = next;
  for (const hear of hearers) hear();
};

/** Colour scheme of the preview; defaults to the device. The stylesheet passes it to the frame. */
export const usePreviewScheme = (): readonly [Scheme | undefined, (next: Scheme) => void] => {
  const seen = useSyncExternalStore(subscribe, read, () => undefined);
  useEffect(() => () => set(undefined), []);
  return [seen, set];
};
