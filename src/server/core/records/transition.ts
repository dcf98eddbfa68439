import { sql } from 'kysely';
import { statesBefore, type StateMachine } from '../../../engine/index.ts';
import type { Tables, Tx } from '../storage/tables.ts';
import type { Actor } from './actor.ts';
import { audit } from './audit.ts';

/** Names of tables whose rows have `id` and `state`. */
export type StatefulTable = {
  [Name in keyof Tables]: Tables[Name] extends { readonly id: string; readonly state: string } ? Name : never;
}[keyof Tables];

export interface Transition<State extends string> {
  readonly table: StatefulTable;
  readonly machine: StateMachine<State>;
  readonly id: string;
  readonly to: State;
  readonly actor: Actor;
  readonly at: Date;
  /** Limits the previous states further than the machine. */
  readonly from?: readonly State[];
  readonly reason?: string;
  readonly venue?: string;
}

/**
 * Moves a record to a state by one conditional UPDATE, and writes the audit log. Returns the previous state, or undefined if the record was in no
 * state from which this actor may move it. Of several concurrent transitions one wins.
 */
export const transition = async <State extends string>(
  tx: Tx,
  { table, machine, id, to, actor, at, from, reason, venue }: Transition<State>,
): Promise<State | undefined> => {
  const allowed = statesBefore(machine, to, actor.kind).filter((state) => from === undefined || from.includes(state));
  for (;;) {
    const { rows } = await sql<{
      readonly state: string;
    }>`select state from ${sql.table(table)} where id = ${id}`.execute(tx);
    const state = allowed.find((one) => one === rows[0]?.state);
    if (state === undefined) return undefined;
    const { numAffectedRows } =
      await sql`update ${sql.table(table)} set state = ${to} where id = ${id} and state = ${state}`.execute(tx);
    // Another transaction moved it in the meantime, perhaps to a state from which it may be moved too.
    if (numAffectedRows !== 1n) continue;
    await audit(tx, {
      record: table,
      id,
      actor,
      from: state,
      to,
      at,
      ...(reason === undefined ? {} : { reason }),
      ...(venue === undefined ? {} : { venue }),
    });
    return state;
  }
};
