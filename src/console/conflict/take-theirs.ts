import type { Body } from '../api/client.ts';
import type { SiteStore } from '../site/site-store.ts';

/** Saves mine, so that it is in the history, and takes over theirs. Tells whether it did: as long as mine is not saved, nothing is taken over. */
export const takeTheirs = async (store: SiteStore, key: string, label: string): Promise<boolean> => {
  const doc = store.get().docs.get(key);
  const theirs: Body | undefined = doc?.theirs?.body;
  store.resolve(key, doc?.body);
  await store.settled();
  if (store.get().docs.get(key)?.saving !== 'saved') return false;
  store.edit(label, { [key]: theirs });
  return true;
};
