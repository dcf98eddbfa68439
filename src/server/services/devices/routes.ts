import type { FastifyPluginAsync } from 'fastify';
import { STEP_SECONDS } from '#engine/records/entry-code';
import {
  callNextAtRide,
  joinDevice,
  readDayList,
  redeemCouponAtPos,
  redeemMealAtPos,
  refundCardAtPos,
  returnUseAtCounter,
  scanEntry,
  scanExit,
  scanRide,
  sendHeartbeat,
  sendLateScans,
  spendCardAtPos,
} from '#schemas/calls/devices/device-calls';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { readDayList as dayListOf } from './day-list.ts';
import { wireDevice } from './device-row.ts';
import { joinWithToken } from './devices-store.ts';
import { enter, leave } from './gate.ts';
import { deviceLimits, handleDeviceCall, handleJoining } from './handle-device-call.ts';
import { addLateScans } from './late-scans.ts';
import { payByCard, refundToCard, takeCoupon, takeMeal } from './point-of-sale.ts';
import { board, callNext } from './ride.ts';
import { takeBack } from './return-use.ts';
import { runScan } from './run-scan.ts';
import { verifyCode, type CodeKind } from './verify-code.ts';

/** Registers the calls of gates and points of sale. */
export const registerDevices: FastifyPluginAsync = async (app) => {
  const limits = deviceLimits();
  const { db } = app.store;
  const now = (): Date => app.clock.now();
  const verifying = (code: string, kinds: readonly CodeKind[]) => ({
    verify: () => verifyCode(code, kinds, { db, at: now() }),
  });

  handleJoining(app, joinDevice, limits, async ({ body }) => {
    const { device, accessToken } = await inTransaction(app.store, (tx) =>
      joinWithToken(tx, { ...body, model: body.model ?? '' }, now()),
    );
    return { ...wireDevice(device), accessToken };
  });
  handleDeviceCall(app, sendHeartbeat, limits, async ({ device, body: { version, model = device.model } }) => {
    if (version !== device.version || model !== device.model)
      await db.updateTable('devices').set({ version, model }).where('id', '=', device.id).execute();
    return { ...wireDevice(device), timestamp: now().getTime(), stepSeconds: STEP_SECONDS };
  });
  handleDeviceCall(app, readDayList, limits, ({ device, query }) =>
    dayListOf(app, { venue: device.venue, after: query.after ?? '' }),
  );
  handleDeviceCall(app, sendLateScans, limits, ({ device, body }) => addLateScans(app, device, body.scanList));
  handleDeviceCall(app, scanEntry, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'ENTRY', body, at: now() },
      { ...verifying(body.code, ['PE', 'PB']), work: (scan) => enter(app, scan) },
    ),
  );
  handleDeviceCall(app, scanExit, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'EXIT', body, at: now() },
      { ...verifying(body.code, ['PE', 'PX', 'PB']), work: (scan) => leave(app, scan) },
    ),
  );
  handleDeviceCall(app, scanRide, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'RIDE', body, at: now() },
      { ...verifying(body.code, ['PE', 'PB']), work: (scan) => board(app, scan) },
    ),
  );
  handleDeviceCall(app, callNextAtRide, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'CALL', body, at: now() },
      { verify: async () => undefined, work: (scan) => callNext(app, scan) },
    ),
  );
  handleDeviceCall(app, redeemMealAtPos, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'MEAL', body, at: now() },
      { ...verifying(body.code, ['PE']), work: (scan) => takeMeal(app, scan) },
    ),
  );
  handleDeviceCall(app, redeemCouponAtPos, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'COUPON', body, at: now() },
      { ...verifying(body.code, ['PC']), work: (scan) => takeCoupon(app, scan, body.spendAmt ?? 0) },
    ),
  );
  handleDeviceCall(app, spendCardAtPos, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'SPEND', body, at: now() },
      { ...verifying(body.code, ['PG']), work: (scan) => payByCard(app, scan, body.amount) },
    ),
  );
  handleDeviceCall(app, refundCardAtPos, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'REFUND', body, at: now() },
      {
        verify: async () => undefined,
        work: (scan) => refundToCard(app, scan, { sale: body.saleScanId, amount: body.amount }),
      },
    ),
  );
  handleDeviceCall(app, returnUseAtCounter, limits, ({ device, body }) =>
    runScan(
      app,
      { device, kind: 'RETURN', body, at: now() },
      { ...verifying(body.code, ['PU']), work: (scan) => takeBack(app, scan) },
    ),
  );
};
