import { createContext, use } from 'react';
import type { Me } from '../api/client.ts';
import { may, type Right } from './rights.ts';
import { useNames } from '../site/use-site.tsx';

export const MeContext = createContext<Me | null>(null);

/** Reads the signed-in operator from the server again, after a change of their own name or roles. */
export const RefreshMeContext = createContext<() => void>(() => undefined);

/** Returns the signed-in operator. */
export const useMe = (): Me => {
  const me = use(MeContext);
  if (me === null) throw new Error('useMe requires a MeContext provider.');
  return me;
};

/** Returns a function that tells whether the operator has a right on a document. */
export const useMay = (): ((right: Right, name: { readonly type: string; readonly id: string }) => boolean) => {
  const { grants } = useMe();
  const names = useNames();
  return (right, { type, id }) => may(grants, right, { type, venue: names.venueOf(type, id) });
};
