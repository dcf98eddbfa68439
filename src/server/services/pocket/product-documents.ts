import type { DocumentSet } from '#schemas/documents';
import type { ExpProgram } from '#schemas/documents/exp-program/schema';
import type { MealKind } from '#schemas/documents/meal-kind/schema';
import type { TicketProduct } from '#schemas/documents/ticket-product/schema';
import type { ProductRow } from './states.ts';

export type ProductDocument = TicketProduct | ExpProgram | MealKind;

/** Finds the document of a product. */
export const productDocument = (
  documents: DocumentSet,
  { kind, product }: Pick<ProductRow, 'kind' | 'product'>,
): ProductDocument | undefined => {
  switch (kind) {
    case 'TICKET':
    case 'SEASON':
      return documents['ticket-product'].get(product);
    case 'EXP':
      return documents['exp-program'].get(product);
    case 'MEAL':
      return documents['meal-kind'].get(product);
  }
};

/** Tells whether a member may remove a product. Meals can always be removed. */
export const canRemove = (document: ProductDocument | undefined): boolean =>
  document === undefined || document.type === 'meal-kind' || document.canRemove;
