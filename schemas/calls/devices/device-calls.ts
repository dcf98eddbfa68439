import type { JSONSchema } from 'json-schema-to-ts';
import * as shapes from './answers.ts';
import type { DeviceKind } from './answers.ts';
import type { Names } from '../names.ts';

/** A call that a device makes with its bearer token. Content cannot name it, so it is not among the calls of visitors. */
export interface DeviceCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** Kinds of devices that may call it; `joining` needs no token. */
  readonly kinds: readonly DeviceKind[] | 'joining';
  readonly body?: JSONSchema;
  readonly query?: JSONSchema;
  readonly data: JSONSchema;
  /** Records that the call names, with the reasons of refused scans. */
  readonly named?: Names;
}

const deviceCall = <const Call extends DeviceCall>(call: Call): Call => call;

const base = '/api/device/v1';
const any = { kinds: shapes.deviceKinds, method: 'POST' } as const;
const gate = { kinds: ['GATE'], method: 'POST' } as const;
const ride = { kinds: ['RIDE'], method: 'POST' } as const;
const pos = { kinds: ['POS'], method: 'POST' } as const;
const counter = { kinds: ['LOCKER', 'POS'], method: 'POST' } as const;

export const joinDevice = deviceCall({
  kinds: 'joining',
  named: {
    'body.token': {
      kind: 'device-token',
      of: 'everybody',
      states: ['open'],
      refusals: { unknown: 'DEV_02', state: 'DEV_02', time: 'DEV_02' },
    },
  },
  method: 'POST',
  path: `${base}/join`,
  summary: 'Exchange the one-time token of the console for the bearer token of a device',
  body: shapes.joinBody,
  data: shapes.joinAnswer,
});
export const sendHeartbeat = deviceCall({
  ...any,
  path: `${base}/heartbeat`,
  summary: 'Report that the device works; the answer has the time of the server',
  body: shapes.heartbeatBody,
  data: shapes.heartbeatAnswer,
});
export const readDayList = deviceCall({
  kinds: ['GATE'],
  method: 'GET',
  path: `${base}/day-list`,
  summary: "Read today's code references and public keys, for scans without a network",
  query: shapes.dayListQuery,
  data: shapes.dayListAnswer,
});
export const scanEntry = deviceCall({
  ...gate,
  named: {
    'body.code': {
      kind: 'scan-code',
      of: 'everybody',
      states: ['REGISTERED'],
      kinds: ['PE', 'PB'],
      byState: { ENTERED: 'INSIDE', EXPIRED: 'EXPIRED', REMOVED: 'REMOVED' },
      refusals: {
        unknown: 'UNREADABLE',
        kind: 'OTHER_KIND',
        owner: 'SIGNATURE',
        venue: 'OTHER_VENUE',
        time: 'OLD',
        state: 'USED',
      },
    },
  },
  path: `${base}/scan-entry`,
  summary: 'Let the holder of a code in',
  body: shapes.scanBody,
  data: shapes.scanAnswer,
});
export const scanExit = deviceCall({
  ...gate,
  named: {
    'body.code': {
      kind: 'scan-code',
      of: 'everybody',
      states: ['ENTERED'],
      kinds: ['PE', 'PX', 'PB'],
      byState: { REMOVED: 'REMOVED' },
      refusals: {
        unknown: 'UNREADABLE',
        kind: 'OTHER_KIND',
        owner: 'SIGNATURE',
        venue: 'OTHER_VENUE',
        time: 'OLD',
        state: 'OUTSIDE',
      },
    },
  },
  path: `${base}/scan-exit`,
  summary: 'Let the holder of a code out',
  body: shapes.scanBody,
  data: shapes.scanAnswer,
});
export const sendLateScans = deviceCall({
  ...gate,
  path: `${base}/scans-late`,
  summary: 'Add scans that were made without a network, as history',
  body: shapes.lateScansBody,
  data: shapes.lateScansAnswer,
});
export const scanRide = deviceCall({
  ...ride,
  named: {
    'body.code': {
      kind: 'scan-code',
      of: 'everybody',
      states: ['ENTERED'],
      kinds: ['PE', 'PB'],
      byState: { REMOVED: 'REMOVED' },
      refusals: {
        unknown: 'UNREADABLE',
        kind: 'OTHER_KIND',
        owner: 'SIGNATURE',
        venue: 'OTHER_VENUE',
        time: 'OLD',
        state: 'OUTSIDE',
      },
    },
  },
  path: `${base}/scan-ride`,
  summary: 'Let the party of a code in that was called, or whose reserved time has come',
  body: shapes.scanBody,
  data: shapes.scanAnswer,
});
export const callNextAtRide = deviceCall({
  ...ride,
  path: `${base}/call-next`,
  summary: 'Call the next party in line',
  body: shapes.callNextBody,
  data: shapes.scanAnswer,
});
export const redeemCouponAtPos = deviceCall({
  ...pos,
  named: {
    'body.code': {
      kind: 'scan-code',
      of: 'everybody',
      states: ['ISSUED'],
      kinds: ['PC'],
      byState: { EXPIRED: 'CPN_05' },
      refusals: { unknown: 'UNREADABLE', kind: 'OTHER_KIND', venue: 'OTHER_VENUE', time: 'CPN_05', state: 'CPN_06' },
    },
  },
  path: `${base}/redeem-coupon`,
  summary: 'Redeem a coupon',
  body: shapes.couponBody,
  data: shapes.scanAnswer,
});
export const redeemMealAtPos = deviceCall({
  ...pos,
  named: {
    'body.code': {
      kind: 'scan-code',
      of: 'everybody',
      states: ['REGISTERED'],
      kinds: ['PE'],
      byState: { EXPIRED: 'EXPIRED', REMOVED: 'REMOVED' },
      refusals: {
        unknown: 'UNREADABLE',
        kind: 'OTHER_KIND',
        owner: 'SIGNATURE',
        venue: 'OTHER_VENUE',
        time: 'OLD',
        state: 'USED',
      },
    },
  },
  path: `${base}/redeem-meal`,
  summary: 'Redeem a meal',
  body: shapes.scanBody,
  data: shapes.scanAnswer,
});
export const spendCardAtPos = deviceCall({
  ...pos,
  named: {
    'body.code': {
      kind: 'scan-code',
      of: 'everybody',
      states: ['ACTIVE'],
      kinds: ['PG'],
      refusals: {
        unknown: 'UNREADABLE',
        kind: 'OTHER_KIND',
        owner: 'SIGNATURE',
        venue: 'OTHER_VENUE',
        time: 'OLD',
        state: 'GFT_03',
      },
    },
  },
  path: `${base}/giftcard-spend`,
  summary: 'Pay by gift card',
  body: shapes.spendBody,
  data: shapes.scanAnswer,
});
export const refundCardAtPos = deviceCall({
  ...pos,
  named: {
    'body.saleScanId': {
      kind: 'device-sale',
      of: 'everybody',
      states: ['ACTIVE'],
      refusals: { unknown: 'GFT_03', owner: 'GFT_03', state: 'GFT_03' },
    },
  },
  path: `${base}/giftcard-refund`,
  summary: 'Refund a payment of this device to its gift card',
  body: shapes.refundBody,
  data: shapes.scanAnswer,
});
export const returnUseAtCounter = deviceCall({
  ...counter,
  named: {
    'body.code': {
      kind: 'scan-code',
      of: 'everybody',
      states: ['OPEN', 'OVERDUE'],
      kinds: ['PU'],
      refusals: { unknown: 'UNREADABLE', kind: 'OTHER_KIND', venue: 'OTHER_VENUE', state: 'USED' },
    },
  },
  path: `${base}/return-use`,
  summary: 'Take back what a member used at the facility of the device',
  body: shapes.scanBody,
  data: shapes.scanAnswer,
});

/** Every call of the device API. */
export const deviceCalls: readonly DeviceCall[] = [
  joinDevice,
  sendHeartbeat,
  readDayList,
  scanEntry,
  scanExit,
  sendLateScans,
  scanRide,
  callNextAtRide,
  redeemCouponAtPos,
  redeemMealAtPos,
  spendCardAtPos,
  refundCardAtPos,
  returnUseAtCounter,
];
