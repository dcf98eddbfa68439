const most = 12;

const placeOf = (person: string): string => `console-recent-${person}`;

/** Keys of the documents that somebody opened last on this device, the newest first. */
export const recentOf = (person: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

export const keepRecent = (person: string, key: string): void => {
  localStorage.setItem(
    placeOf(person),
    JSON.stringify([key, ...recentOf(person).filter((one) => one !== key)].slice(0, most)),
  );
};
