const nameOf = (key: string): string => `json unread ${key}`;

/** Texts that do not read yet, kept while somebody looks at another tab or loads the page again. */
export const unread = {
  get: (key: string): string | undefined => sessionStorage.getItem(nameOf(key)) ?? undefined,
  set: (key: string, text: string): void => sessionStorage.setItem(nameOf(key), text),
  delete: (key: string): void => sessionStorage.removeItem(nameOf(key)),
};
