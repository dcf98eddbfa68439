import type { FastifyInstance } from 'fastify';
import type { ScanAnswer, ScanResult } from '#schemas/calls/devices/answers';
import { HttpError } from '../../core/errors.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { hashToken } from '../../core/session/session-keys.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import type { DeviceTables, ScanKind } from '../../core/storage/device-tables.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay, momentOf } from '../../core/wire-values.ts';
import type { DeviceRow } from './device-row.ts';
import { reasonOf, Refused } from './refused.ts';
import type { VerifiedCode } from './verify-code.ts';

type ScanRow = DeviceTables['scans'];

/** A scan that a device reports. */
export interface Scan {
  readonly device: DeviceRow;
  readonly kind: ScanKind;
  readonly body: { readonly scanId: string; readonly at?: number };
  /** Time of the scan. */
  readonly at: Date;
  /** True for a scan that was made without a network: the visitor has passed already. */
  readonly isLate?: boolean;
}

/** Effects of a scan, in its transaction. */
export interface ScanInput<Code> extends Scan {
  readonly tx: Tx;
  readonly code: Code;
  /** ID of the scan's row, which is written already. */
  readonly id: string;
  readonly day: string;
}

interface Steps<Code extends VerifiedCode | undefined> {
  readonly verify: () => Promise<Code>;
  readonly work: (input: ScanInput<Code>) => Promise<Partial<ScanAnswer>>;
}

/** Reasons for which a late scan means that somebody was let in twice. */
const doubling: readonly string[] = ['USED_CODE', 'ENTERED', 'INSIDE', 'USED'];

const insert = async (db: Db, row: ScanRow): Promise<boolean> =>
  (
    await db
      .insertInto('scans')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
  ).numInsertedOrUpdatedRows === 1n;

/**
 * Runs a scan once: a repeated scan ID gets the first answer. The code is used up, the effects happen and the answer is stored in one transaction;
 * of several scans of a code one succeeds. A refusal changes nothing but is logged. Throws `keyReused` for a scan ID that came with other values.
 */
export const runScan = async <Code extends VerifiedCode | undefined>(
  app: FastifyInstance,
  scan: Scan,
  { verify, work }: Steps<Code>,
): Promise<ScanAnswer> => {
  const { store } = app;
  const row = rowOf(scan);
  let code: Code | undefined;
  try {
    const verified = await verify();
    code = verified;
    return await inTransaction(store, async (tx) => {
      const known = { ...row, id: orderedId(), ...subjectOf(verified) };
      if (!(await insert(tx, { ...known, taken: verified === undefined || verified.step === '' ? 0 : 1 })))
        throw new Refused('USED_CODE');
      const answer: ScanAnswer = {
        ...answerOf(row, 'OK', ''),
        ...(await work({ ...scan, tx, code: verified, id: known.id, day: row.day })),
      };
      await tx
        .updateTable('scans')
        .set({ answer: JSON.stringify(answer) })
        .where('id', '=', known.id)
        .execute();
      return answer;
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return refuse(store.db, { ...row, ...subjectOf(code) }, reason);
  }
};

const rowOf = ({ device, kind, body, at, isLate = false }: Scan): ScanRow => ({
  id: orderedId(),
  device: device.id,
  venue: device.venue,
  scan_id: body.scanId,
  kind,
  body_hash: hashToken(JSON.stringify([kind, body])),
  ref: '',
  step: '',
  taken: 0,
  product: '',
  holder: '',
  day: kstDay(at),
  at: at.toISOString(),
  device_at: body.at === undefined ? '' : new Date(body.at).toISOString(),
  late: isLate ? 1 : 0,
  result: 'OK',
  reason: '',
  answer: '',
});

const subjectOf = (code: VerifiedCode | undefined): Pick<ScanRow, 'ref' | 'step' | 'product' | 'holder'> =>
  code === undefined
    ? { ref: '', step: '', product: '', holder: '' }
    : { ref: code.ref, step: code.step, product: code.subject, holder: code.holder };

const answerOf = ({ scan_id: scanId, at }: ScanRow, resultCd: ScanResult, reasonCd: string): ScanAnswer => ({
  scanId,
  resultCd,
  reasonCd,
  scanDtm: momentOf(at),
});

/** Logs a refusal. If the scan ID is known, the answer is the first one. */
const refuse = async (db: Db, row: ScanRow, reason: string): Promise<ScanAnswer> => {
  const result = row.late === 1 && row.kind === 'ENTRY' && doubling.includes(reason) ? 'DOUBLED' : 'REFUSED';
  const answer = answerOf(row, result, reason);
  if (await insert(db, { ...row, taken: 0, result, reason, answer: JSON.stringify(answer) })) return answer;
  const first = await db
    .selectFrom('scans')
    .select(['body_hash', 'answer'])
    .where('device', '=', row.device)
    .where('scan_id', '=', row.scan_id)
    .executeTakeFirstOrThrow();
  if (first.body_hash !== row.body_hash) throw new HttpError('keyReused');
  // This server wrote the JSON from the same type.
  return JSON.parse(first.answer) as ScanAnswer;
};
