import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { strict, text } from '../shared/answer-parts.ts';
import { instantMs } from '../../parts.ts';

/** Kinds of devices: a gate, a ride, a locker and a point of sale. */
export const deviceKinds = ['GATE', 'RIDE', 'LOCKER', 'POS'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Reasons for which a code is refused. Refusals of gift cards and coupons have the codes of their features, such as `GFT_04`. */
export const scanReasons = [
  'UNREADABLE',
  'UNKNOWN',
  'SIGNATURE',
  'OLD',
  'EARLY',
  'USED_CODE',
  'LENT',
  'RETURNED',
  'REMOVED',
  'LOGGED_OUT',
  'OTHER_KIND',
  'OTHER_VENUE',
  'OTHER_PLACE',
  'NOT_YET',
  'EXPIRED',
  'USED',
  'ENTERED',
  'INSIDE',
  'OUTSIDE',
  'TIME',
  'NO_PLACE',
  'NOT_CALLED',
  'MISSED',
  'NOBODY',
  'CROWDED',
  'PAUSED',
] as const;
export type ScanReason = (typeof scanReasons)[number];

export const scanResults = ['OK', 'REFUSED', 'DOUBLED'] as const;
export type ScanResult = (typeof scanResults)[number];

const name = { type: 'string', minLength: 1, maxLength: 60 } as const;
const moment = { type: 'string', pattern: '^\\d{14}$', description: 'YYYYMMDDHHmmss in Korean time.' } as const;
const day = { type: 'string', pattern: '^\\d{8}$', description: 'YYYYMMDD in Korean time.' } as const;
const amount = { type: 'integer', minimum: 1, maximum: 100_000_000, description: 'Won.' } as const;
const code = { type: 'string', minLength: 1, maxLength: 300, description: 'Text of the scanned code.' } as const;
const scanId = {
  type: 'string',
  pattern: '^[\\w.:-]{1,64}$',
  description: "The device's own ID of this scan. A repeated ID gets the first answer.",
} as const;
const at = { ...instantMs, description: "Time of the device's clock, in milliseconds since 1970." } as const;
const version = {
  type: 'string',
  minLength: 1,
  maxLength: 60,
  description: "Version of the device's program.",
} as const;
const model = {
  type: 'string',
  maxLength: 60,
  description: 'Name of the hardware or program, as the device reports it.',
} as const;

const device = {
  deviceId: name,
  deviceNm: name,
  deviceKindCd: { enum: deviceKinds },
  parkType: name,
  facilityId: text(40, 'Place of the device; may be empty.'),
} as const;
const deviceRequired = ['deviceId', 'deviceNm', 'deviceKindCd', 'parkType', 'facilityId'] as const;

export const joinBody = strict(
  {
    token: {
      type: 'string',
      pattern: '^[\\w-]{20,100}$',
      description: 'One-time token of the QR code in the console.',
    },
    version,
    model,
  },
  ['token', 'version'],
) satisfies JSONSchema;
export const joinAnswer = strict(
  { ...device, accessToken: { ...name, description: 'Bearer token of this device. It is shown only here.' } },
  [...deviceRequired, 'accessToken'],
);
export const heartbeatBody = strict({ version, model }, ['version']);
export const heartbeatAnswer = strict({ ...device, timestamp: instantMs, stepSeconds: { type: 'integer' } }, [
  ...deviceRequired,
  'timestamp',
  'stepSeconds',
]);

export const dayListQuery = strict({ after: text(10, 'The last codeRef of the previous part.') }, []);
export const dayListAnswer = strict(
  {
    day,
    codeList: {
      type: 'array',
      items: strict(
        {
          codeRef: name,
          keyId: name,
          productKindCd: name,
          productNm: text(400),
          peopleCnt: { type: 'integer' },
          initials: text(40, "Initials of the holder's name."),
          enteredYn: { enum: ['Y', 'N'] },
        },
        ['codeRef', 'keyId', 'productKindCd', 'productNm', 'peopleCnt', 'initials', 'enteredYn'],
      ),
    },
    keyList: {
      type: 'array',
      items: strict({ keyId: name, publicKey: text(200, 'ECDSA P-256, SPKI, base64url.') }, ['keyId', 'publicKey']),
    },
    nextAfter: text(10, 'Value of `after` for the next part; empty at the end.'),
  },
  ['day', 'codeList', 'keyList', 'nextAfter'],
);
export type DayList = FromSchema<typeof dayListAnswer>;

const scan = { scanId, at } as const;
export const callNextBody = strict(scan, ['scanId']);
export const scanBody = strict({ ...scan, code }, ['scanId', 'code']);
export const couponBody = strict(
  { ...scan, code, spendAmt: { ...amount, minimum: 0, description: 'The bill in won.' } },
  ['scanId', 'code'],
);
export const spendBody = strict({ ...scan, code, amount }, ['scanId', 'code', 'amount']);
export const refundBody = strict(
  { ...scan, saleScanId: { ...scanId, description: 'ID of the payment at this device.' }, amount },
  ['scanId', 'saleScanId', 'amount'],
);
export const lateScan = strict({ scanId, code, at, exitYn: { enum: ['Y', 'N'] } }, ['scanId', 'code', 'at']);
export type LateScan = FromSchema<typeof lateScan>;
/** The rest of each scan is checked alone: a gate sends a batch until it is accepted, so a scan that cannot be read must not hold up the others. */
export const lateScansBody = strict(
  {
    scanList: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: { ...lateScan, additionalProperties: true, required: ['scanId'], properties: { scanId } },
    },
  },
  ['scanList'],
);

const outcome = { scanId, resultCd: { enum: scanResults }, reasonCd: text(20, 'Empty unless refused.') } as const;
export const scanAnswer = strict(
  {
    ...outcome,
    scanDtm: moment,
    productKindCd: name,
    productNm: text(400),
    initials: text(40, "Initials of the holder's name."),
    peopleCnt: { type: 'integer' },
    againYn: { enum: ['Y', 'N'], description: 'Y: the holder had left and enters again.' },
    entranceCd: { enum: ['MAIN', 'SECOND'], description: 'Entrance of the party.' },
    queueNo: { type: 'integer', description: 'Number of the party in line.' },
    valueCd: { enum: ['PERCENT', 'WON', 'ITEM'] },
    discountAmt: { type: 'integer' },
    withOthersYn: { enum: ['Y', 'N'] },
    approvalNo: text(20),
    balanceAmt: { type: 'integer' },
  },
  ['scanId', 'resultCd', 'reasonCd', 'scanDtm'],
);
export type ScanAnswer = FromSchema<typeof scanAnswer>;
export const lateScansAnswer = strict(
  { resultList: { type: 'array', items: strict(outcome, ['scanId', 'resultCd', 'reasonCd']) } },
  ['resultList'],
);
