import { createContext, use } from 'react';
import type { Me } from '../api/client.ts';
import { may, type Right } from './rights.ts';
import { useNames } from '../site/use-site.tsx';

export const MeContext = createContext<Me | null>(null);

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
