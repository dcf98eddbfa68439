/** Name of the call that counts the records behind a tab. */
export const countNeed = (value: string): string => `count-${value}`;
