import { createContext, use } from 'react';
import type { Me } from '../api/client.ts';
import { may, type Right } from './rights.ts';
import { useNames } from '../site/use-site.tsx';

export const MeContext = createContext<Me | null>(null);

/** Who is signed in. */
export const useMe = (): Me => {
  const me = use(MeContext);
  if (me === null) throw new Error('Nobody is signed in here: stand inside MeContext.');
  return me;
};

/** Asks whether the person may do something with a document. */
export const useMay = (): ((right: Right, name: { readonly type: string; readonly id: string }) => boolean) => {
  const { grants } = useMe();
  const names = useNames();
  return (right, { type, id }) => may(grants, right, { type, venue: names.venueOf(type, id) });
};
