const part = /(?:([A-Za-z_][\w-]*)|\[([^[\]\s]+)\])(\.|$)/y;

/**
 * Splits the place of a claim into names: `person.birth_date`. A name with dots, slashes or colons stands in square brackets:
 * `[https://provider.example/claims/person].ci`. Returns undefined for any other text.
 */
export const parseClaimPlace = (place: string): readonly string[] | undefined => {
  const names: string[] = [];
  part.lastIndex = 0;
  for (;;) {
    const [, plain, quoted, end] = part.exec(place) ?? [];
    const name = plain ?? quoted;
    if (name === undefined) return undefined;
    names.push(name);
    if (end === '') return names;
  }
};
