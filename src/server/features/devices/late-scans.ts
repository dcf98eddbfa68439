import type { FastifyInstance } from 'fastify';
import type { LateScan } from '#schemas/devices.schema';
import type { DeviceRow } from './device-row.ts';
import { enter, leave } from './gate.ts';
import { Refused } from './refused.ts';
import { runScan } from './run-scan.ts';
import { verifyCode } from './verify-code.ts';

const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;
/** A gate's clock may be ahead by this much. */
const AHEAD_MS = 60_000;

/** Enters scans that a gate made without a network, the oldest first. Each is judged at its own time and changes no one's presence now. */
export const addLateScans = async (app: FastifyInstance, device: DeviceRow, scans: readonly LateScan[]) => {
  const now = app.desk.now().getTime();
  const { db } = app.sessions.store;
  const results = new Map<string, { readonly scanId: string; readonly resultCd: string; readonly reasonCd: string }>();
  for (const { exitYn = 'N', ...body } of scans.toSorted((one, other) => one.at - other.at)) {
    const at = new Date(body.at);
    const verify = async () => {
      if (body.at > now + AHEAD_MS || body.at < now - OLDEST_MS) throw new Refused('TIME');
      return verifyCode(body.code, ['PE', 'PB'], { db, at });
    };
    const { scanId, resultCd, reasonCd } = await runScan(app, { device, kind: exitYn === 'Y' ? 'EXIT' : 'ENTRY', body, at, isLate: true }, { verify, work: (scan) => (exitYn === 'Y' ? leave(app, scan) : enter(app, scan)) });
    results.set(scanId, { scanId, resultCd, reasonCd });
  }
  return { resultList: scans.flatMap(({ scanId }) => results.get(scanId) ?? []) };
};
