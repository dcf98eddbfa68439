import type { ReactElement } from 'react';

/** Children without bare texts: browser translation replaces text nodes, so a text beside other children has an element of its own. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
