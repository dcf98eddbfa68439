const prefix = 'json unread ';
const nameOf = (key: string): string => `${prefix}${key}`;

/** Texts that do not read yet, kept while somebody looks at another tab or loads the page again, until they sign out. */
export const unread = {
  get: (key: string): string | undefined => sessionStorage.getItem(nameOf(key)) ?? undefined,
  set: (key: string, text: string): void => sessionStorage.setItem(nameOf(key), text),
  delete: (key: string): void => sessionStorage.removeItem(nameOf(key)),
  clear: (): void => {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  },
};
