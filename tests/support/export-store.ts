import { exportData } from '../../scripts/store-data/export-data.ts';
import type { Store } from '../../src/server/core/storage/store.ts';

/** Output of `npm run data -- export`. */
export async function exportStore(store: Store): Promise<string> {
  const parts: string[] = [];
  await exportData(store, new Date(0), async (text) => void parts.push(text));
  return parts.join('');
}
