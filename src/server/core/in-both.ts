type Name = { readonly ko?: string | undefined; readonly en?: string | undefined } | undefined;

/** Returns a name in both languages. A missing language is filled from Korean, and a missing name is `otherwise`. */
export const inBoth = (name: Name, otherwise: string) => ({
  ko: name?.ko ?? otherwise,
  en: name?.en ?? name?.ko ?? otherwise,
});
