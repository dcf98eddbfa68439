import type { Discount } from '#schemas/documents/discount/schema';
import type { AnswerInput } from './types.ts';

/** True if a discount is for the member who asks: by grade, or by a ticket or partner card that the member holds. */
export const isMine = (
  { viewer, holdings }: Pick<AnswerInput, 'viewer' | 'holdings'>,
  { mine }: Pick<Discount, 'mine'>,
): boolean => {
  if (mine === undefined || viewer.login !== true) return false;
  const { grades = [], products = [], cards = [] } = mine;
  return (
    (viewer.grade !== undefined && grades.includes(viewer.grade)) ||
    products.some((id) => holdings?.products.has(id)) ||
    cards.some((card) => holdings?.cards.has(card))
  );
};
