import type { ReactNode } from 'react';

/** Puts a card's content into its outer element: a link where the card leads somewhere. */
export type Wrap = (className: string, children: ReactNode) => ReactNode;

export const plain: Wrap = (className, children) => <div className={className}>{children}</div>;
