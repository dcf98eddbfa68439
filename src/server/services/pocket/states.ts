import { defineStates } from '../../../engine/index.ts';
import type { ProductStatus } from '#schemas/calls/pocket/answers';
import type { PocketTables } from '../../core/storage/pocket-tables.ts';

export type ProductRow = PocketTables['pocket_products'];

/** REGISTERED > ENTERED (today) > USED; a season pass is registered again on the next day. */
export const productStates = defineStates<ProductStatus>([
  { from: 'REGISTERED', to: 'ENTERED', by: ['device'] },
  { from: 'REGISTERED', to: 'USED', by: ['device'] },
  { from: 'ENTERED', to: 'REGISTERED', by: ['server'] },
  { from: 'ENTERED', to: 'USED', by: ['server'] },
  { from: 'REGISTERED', to: 'EXPIRED', by: ['server'] },
  { from: 'REGISTERED', to: 'REMOVED', by: ['member', 'server'] },
]);

/** Returns the states that a product passes by itself until a day (YYYYMMDD): the end of its visit and of its validity. */
export const dueStates = (
  {
    kind,
    state,
    entered_on: enteredOn,
    valid_until: validUntil,
  }: Pick<ProductRow, 'kind' | 'state' | 'entered_on' | 'valid_until'>,
  today: string,
): readonly ProductStatus[] => {
  const left = state === 'ENTERED' && enteredOn < today ? ([kind === 'SEASON' ? 'REGISTERED' : 'USED'] as const) : [];
  const current = left[0] ?? state;
  return current === 'REGISTERED' && validUntil < today ? [...left, 'EXPIRED'] : left;
};

/** Returns the state of a product on a day. */
export const stateOn = (
  row: Pick<ProductRow, 'kind' | 'state' | 'entered_on' | 'valid_until'>,
  today: string,
): ProductStatus => dueStates(row, today).at(-1) ?? row.state;

/** A product that can still be used. */
export const isLive = (state: ProductStatus): boolean => state === 'REGISTERED' || state === 'ENTERED';
