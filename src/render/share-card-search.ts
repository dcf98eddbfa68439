import { isShareCard } from '#schemas/share-picture';

/** Returns the part of a query that names the record of a share card, such as `?s=…`; an empty text for any other picture. */
export const shareCardSearch = (name: string, query: Readonly<Record<string, string>>): string => {
  if (!isShareCard(name)) return '';
  const parts = name.split('/');
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => parts.includes(value))).toString();
  return search === '' ? '' : `?${search}`;
};
