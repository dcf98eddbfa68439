/** What schemas say of their places, in Korean, by their English words. */
export const korean: Readonly<Record<string, string>> = {};
