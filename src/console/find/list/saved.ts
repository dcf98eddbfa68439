/** A list that somebody named. */
export interface SavedList {
  readonly name: string;
  /** Its part of the address. */
  readonly query: string;
}

const placeOf = (person: string): string => `console-lists-${person}`;

const isSaved = (one: unknown): one is SavedList => typeof one === 'object' && one !== null && 'name' in one && 'query' in one && typeof one.name === 'string' && typeof one.query === 'string';

/** The lists that somebody named on this device. */
export const savedLists = (person: string): readonly SavedList[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
};

const keep = (person: string, lists: readonly SavedList[]): readonly SavedList[] => {
  localStorage.setItem(placeOf(person), JSON.stringify(lists));
  return lists;
};

/** A list of the same name is replaced. */
export const saveList = (person: string, list: SavedList): readonly SavedList[] => keep(person, [...savedLists(person).filter(({ name }) => name !== list.name), list]);
export const forgetList = (person: string, name: string): readonly SavedList[] => keep(person, savedLists(person).filter((one) => one.name !== name));
