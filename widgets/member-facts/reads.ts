import type { AnswerRead } from '#schemas/settings-fault';

/** Each row reads one place of the answer. */
export const factReads = ({ items }: { readonly items: readonly { readonly at: string }[] }): readonly AnswerRead[] =>
  items.map(({ at }, index) => ({ at: ['items', index, 'at'], way: at.split('/').slice(1), isPointer: true }));
