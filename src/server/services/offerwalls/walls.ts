import type { Offerwall } from '#schemas/documents/offerwall/schema';
import type { Locale } from '#schemas/parts';
import type { Context } from '../../core/context.ts';

type Live = Pick<Context, 'live'>;

/** Returns an offerwall that is on. */
export const wallOf = ({ live }: Live, id: string): Offerwall | undefined => {
  const wall = live.current.prepared.documents.offerwall.get(id);
  return wall?.isOff === true ? undefined : wall;
};

/** Lists the offerwalls that are on, in their order. */
export const wallsOf = ({ live }: Live): readonly Offerwall[] =>
  [...live.current.prepared.documents.offerwall.values()]
    .filter(({ isOff }) => isOff !== true)
    .toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

/** Returns the text of a message key. */
export const textOf = ({ live }: Live, key: string, locale: Locale): string =>
  live.current.snapshot.messages[locale][key] ?? '';

/** Returns the name of an offerwall; of one that is gone, its ID. */
export const wallName = (context: Live, id: string, locale: Locale): string => {
  const wall = context.live.current.prepared.documents.offerwall.get(id);
  return (wall && textOf(context, wall.title, locale)) || id;
};
