import type { PromptRecord } from '#engine';

const key = 'promotionAsked';

/** Members that this device asked about promotions, with the day (P-383). */
export const askedRecord = (): PromptRecord => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {};
  } catch {
    return {};
  }
};

export const keepAsked = (record: PromptRecord): void => {
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Asked again next time then.
  }
};
