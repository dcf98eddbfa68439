import type { Store } from './store.ts';

/** Runs a write that a read makes on the side. A full disk leaves it to a later read, because reading goes on. */
export const whileWritable = async (store: Pick<Store, 'faultOf'>, write: () => Promise<unknown>): Promise<void> => {
  await write().catch((error: unknown) => {
    if (store.faultOf(error) !== 'full') throw error;
  });
};
