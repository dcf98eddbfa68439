import { createContext, use } from 'react';

/** Dialogs that open over everything else. */
export interface Find {
  readonly openPalette: (query?: string) => void;
  /** `type` and `like`: what the new document is to be, or the key of the one it is a copy of. */
  readonly openNew: (wish?: { readonly type?: string; readonly like?: string }) => void;
  readonly openUsers: (key: string) => void;
  readonly openKeys: () => void;
}

const nothing = (): void => undefined;

export const FindContext = createContext<Find>({
  openPalette: nothing,
  openNew: nothing,
  openUsers: nothing,
  openKeys: nothing,
});

export const useFind = (): Find => use(FindContext);
