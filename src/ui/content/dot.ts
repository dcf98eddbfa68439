/** Joins short facts on one line. The dot stays with what follows it, so that no line ends with one. */
export const dot = ' ·\u00a0';
