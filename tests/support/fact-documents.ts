const words = (text: string) => ({ ko: text, en: text });

/** A condition of a goal. */
export const condition = (fact: string, atLeast: number, more: object = {}) => ({
  fact,
  within: 'EVER',
  atLeast,
  label: words(`${fact} ${atLeast}`),
  ...more,
});

const goalOf = (groups: readonly (readonly object[])[]) => groups.map((all) => ({ all }));

/** A badge for any of groups of conditions. */
export const badge = (id: string, groups: readonly (readonly object[])[], more: object = {}) => ({
  type: 'badge',
  id,
  v: 1,
  order: 1,
  name: words(id),
  summary: words(id),
  each: 'EVER',
  goal: goalOf(groups),
  ...more,
});

/** A mission for any of groups of conditions, with 100 Som as its reward. */
export const mission = (id: string, groups: readonly (readonly object[])[], more: object = {}) => ({
  type: 'mission',
  id,
  v: 1,
  order: 1,
  name: words(id),
  summary: words(id),
  each: 'EVER',
  goal: goalOf(groups),
  reward: { som: 100 },
  ...more,
});
