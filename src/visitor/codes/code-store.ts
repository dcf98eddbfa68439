import { clear, createStore, del, get, set, update } from 'idb-keyval';
import type { LastRecords } from '#schemas/last-records';
import type { Locale } from '#schemas/parts';

/** A ticket as its code is shown without a network. */
export interface KeptTicket {
  readonly productId: string;
  readonly productNm: string;
  /** YYYYMMDD in Korean time. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly codeRef: string;
}

/** Data that this browser keeps to sign codes without a network. */
export interface KeptCodes {
  readonly member: string;
  /** Private key of this login; it cannot be exported. */
  readonly key: CryptoKey;
  readonly tickets: readonly KeptTicket[];
  /** Offset of the server's clock from the device's, in milliseconds. */
  readonly aheadMs: number;
  readonly locale: Locale;
  /** Time of the last answer of the server, by the device's clock. */
  readonly heardAt: number;
}

/** Records of a member that pages show without a network, of one day in Korea (YYYYMMDD). */
export interface KeptRecords {
  readonly member: string;
  readonly day: string;
  readonly lists: Readonly<Record<string, LastRecords>>;
}

/** Smaller differences between the clocks are tolerated by gates. */
const CLOCK_TOLERANCE_MS = 30_000;

/** Returns by how many seconds the device's clock is off; 0 if gates tolerate the difference. */
export const secondsOff = ({ aheadMs }: Pick<KeptCodes, 'aheadMs'>): number =>
  Math.abs(aheadMs) > CLOCK_TOLERANCE_MS ? Math.round(Math.abs(aheadMs) / 1000) : 0;

/** Codes are deleted after this time without contact to the server. */
const LIFE_MS = 72 * 60 * 60 * 1000;
const record = 'codes';
const lastRecord = 'records';
const store = createStore('promenade-codes', 'codes');
/** Number of deletions in this tab. */
let deletions = 0;

/** Deletes key, tickets and records. The database stays, because another tab that has it open would block its deletion. */
export const clearCodes = async (): Promise<void> => {
  deletions++;
  try {
    await clear(store);
  } catch {
    // Without storage nothing was kept.
  }
};

/** Returns what is kept; undefined if there is nothing, or without contact for 72 hours, which deletes it. */
export const readCodes = async (now = Date.now()): Promise<KeptCodes | undefined> => {
  try {
    const kept = await get<KeptCodes>(record, store);
    if (kept === undefined || Math.abs(now - kept.heardAt) <= LIFE_MS) return kept;
    await clear(store);
    return undefined;
  } catch {
    return undefined;
  }
};

/** Deletes what is kept of anybody else than the member. */
export const clearCodesOfOthers = async (member: string | undefined): Promise<void> => {
  const kept = [await readCodes(), await readLast()];
  if (kept.some((one) => one !== undefined && one.member !== member)) await clearCodes();
};

/** Returns the kept records; undefined if there are none. */
export const readLast = async (): Promise<KeptRecords | undefined> => {
  try {
    return await get<KeptRecords>(lastRecord, store);
  } catch {
    return undefined;
  }
};

/** Changes the kept records. Without storage nothing is kept. */
export const updateLast = async (change: (before: KeptRecords | undefined) => KeptRecords): Promise<void> => {
  try {
    await update<KeptRecords>(lastRecord, change, store);
  } catch {
    // Pages need the network then.
  }
};

export const deleteLast = async (): Promise<void> => {
  try {
    await del(lastRecord, store);
  } catch {
    // Without storage nothing was kept.
  }
};

/** Returns a function that keeps key and tickets unless they have been deleted since this call. It returns false if they are not kept. */
export const beginKeeping = (): ((codes: KeptCodes) => Promise<boolean>) => {
  const begun = deletions;
  return async (codes) => {
    if (begun !== deletions) return false;
    try {
      await set(record, codes, store);
      return true;
    } catch {
      return false;
    }
  };
};
