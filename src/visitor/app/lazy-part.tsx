import { lazy, type ComponentType } from 'react';

/** A part that comes late. One that does not come is left out, and takes nothing down with it; what is done about it stands in chunk-failure. */
export const lazyPart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
