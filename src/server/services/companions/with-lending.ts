import type { Context } from '../../core/context.ts';
import type { Lending } from '../../core/records/lending.ts';

/** Context of operations that lend tickets or end loans. */
export interface WithLending extends Context {
  readonly lending: Lending;
}
