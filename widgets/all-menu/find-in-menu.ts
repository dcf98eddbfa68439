import type { MenuLeaf, MenuSection } from '#schemas/frame-model';

/** A word to search for has at least so many letters (P-474). */
export const leastLetters = 2;

/** Sub-items, and top menus without any, whose name holds the term in any case (P-475, P-476). */
export const findInMenu = (sections: readonly MenuSection[], term: string): readonly MenuLeaf[] => {
  const wanted = term.trim().toLowerCase();
  if (wanted.length < leastLetters) return [];
  return sections
    .flatMap((section) => (section.items.length > 0 ? section.items : section.command ? [{ ...section, command: section.command }] : []))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
};
