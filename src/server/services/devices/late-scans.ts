import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { lateScan, type LateScan, type ScanResult } from '#schemas/calls/devices/answers';
import { HttpError } from '../../core/errors.ts';
import type { DeviceRow } from './device-row.ts';
import { enter, leave } from './gate.ts';
import { reasonOf, Refused } from './refused.ts';
import { runScan } from './run-scan.ts';
import { verifyCode } from './verify-code.ts';

const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;
/** A gate's clock may be ahead by this much. */
const AHEAD_MS = 60_000;

interface Result {
  readonly scanId: string;
  readonly resultCd: ScanResult;
  readonly reasonCd: string;
}

interface SentScan {
  readonly scanId: string;
}

const isLateScan = new Ajv().compile<LateScan>(lateScan);

/** Refuses a scan that cannot be read. It is not logged: nothing in it is certain. */
const unreadable = (scan: SentScan): Result => ({
  scanId: scan.scanId,
  resultCd: 'REFUSED',
  reasonCd: !isLateScan(scan) && isLateScan.errors?.[0]?.instancePath === '/at' ? 'TIME' : 'UNREADABLE',
});

/** Enters scans that a gate made without a network, the oldest first. Each is judged at its own time and changes no one's presence now. */
export const addLateScans = async (app: FastifyInstance, device: DeviceRow, sent: readonly SentScan[]) => {
  const scans = sent.filter((scan): scan is LateScan => isLateScan(scan));
  const results = new Map(sent.filter((scan) => !isLateScan(scan)).map((scan) => [scan.scanId, unreadable(scan)]));
  for (const scan of scans.toSorted((one, other) => one.at - other.at))
    results.set(scan.scanId, await addLateScan(app, device, scan));
  return { resultList: sent.flatMap(({ scanId }) => results.get(scanId) ?? []) };
};

const addLateScan = async (
  app: FastifyInstance,
  device: DeviceRow,
  { exitYn = 'N', ...body }: LateScan,
): Promise<Result> => {
  const now = app.clock.now().getTime();
  const at = new Date(body.at);
  const verify = async () => {
    if (body.at > now + AHEAD_MS || body.at < now - OLDEST_MS) throw new Refused('TIME');
    const code = await verifyCode(body.code, ['PE', 'PB'], { db: app.store.db, at });
    // Nobody can have shown a code before it existed: its time is forged, or the clock of the gate is wrong.
    if (code.since !== undefined && code.since > at.toISOString()) throw new Refused('TIME');
    return code;
  };
  try {
    const { scanId, resultCd, reasonCd } = await runScan(
      app,
      { device, kind: exitYn === 'Y' ? 'EXIT' : 'ENTRY', body, at, isLate: true },
      { verify, work: (scan) => (exitYn === 'Y' ? leave(app, scan) : enter(app, scan)) },
    );
    return { scanId, resultCd, reasonCd };
  } catch (error) {
    // The ID of another scan: this scan alone is refused.
    const reason = error instanceof HttpError ? reasonOf(error) : undefined;
    if (reason === undefined) throw error;
    return { scanId: body.scanId, resultCd: 'REFUSED', reasonCd: reason };
  }
};
