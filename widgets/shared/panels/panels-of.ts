import { Children, isValidElement, type ReactNode } from 'react';

/** Placements by their id: render gives each its id as key, which React marks with `.$`. */
export const panelsOf = (children: ReactNode): ReadonlyMap<string, ReactNode> =>
  new Map(
    Children.toArray(children).flatMap((child) =>
      isValidElement(child) && child.key !== null ? [[child.key.replace(/^\.\$/, ''), child] as const] : [],
    ),
  );
