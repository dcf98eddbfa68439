import type { MenuSection } from '#schemas/frame-model';
import type { DataState } from '../define-widget.ts';

const isMenu = (value: unknown): value is readonly { readonly menuUid: string }[] =>
  Array.isArray(value) && value.length > 0;

/** Leaves out what the live menu has no more, on a page that has been open since. Without an answer the menu of the page stands. */
export const liveMenu = (sections: readonly MenuSection[], data: DataState | undefined): readonly MenuSection[] => {
  if (data?.state !== 'ready' || !isMenu(data.value)) return sections;
  const live = new Set(data.value.map(({ menuUid }) => menuUid));
  return sections
    .filter(({ id }) => live.has(id))
    .map((section) => ({ ...section, items: section.items.filter(({ id }) => live.has(id)) }));
};
