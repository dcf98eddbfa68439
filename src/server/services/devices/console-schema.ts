import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { deviceKinds, scanResults } from '#schemas/calls/devices/answers';

const text = { type: 'string' } as const;
const instant = { ...text, description: 'ISO 8601, UTC; empty if it does not apply.' } as const;
const name = { type: 'string', minLength: 1, maxLength: 40 } as const;
const strict = <
  const Properties extends Record<string, unknown>,
  const Required extends readonly (keyof Properties & string)[],
>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;

export const venueParams = strict({ venue: name }, ['venue']);
export const deviceParams = strict({ venue: name, device: { ...name, maxLength: 60 } }, ['venue', 'device']);
export const newDeviceBody = strict(
  {
    name: { type: 'string', minLength: 1, maxLength: 40, pattern: '\\S' },
    kind: { enum: deviceKinds },
    facility: {
      type: 'string',
      maxLength: 40,
      description: 'ID of the facility at which it stands; needed for meals, places of coupons and experiences.',
    },
  },
  ['name', 'kind'],
);

const device = strict(
  {
    id: text,
    name: text,
    kind: { enum: deviceKinds },
    facility: text,
    model: text,
    version: text,
    state: { enum: ['WAITING', 'ACTIVE', 'ENDED'] },
    joinUntil: instant,
    heardAt: instant,
    endedAt: instant,
    scans: { type: 'integer', description: 'Accepted scans today.' },
    refused: { type: 'integer', description: 'Refused scans today.' },
  },
  [
    'id',
    'name',
    'kind',
    'facility',
    'model',
    'version',
    'state',
    'joinUntil',
    'heardAt',
    'endedAt',
    'scans',
    'refused',
  ],
);
const scan = strict(
  {
    id: text,
    device: text,
    kind: text,
    at: instant,
    late: { type: 'boolean' },
    result: { enum: scanResults },
    reason: text,
    product: text,
    first: { ...text, description: 'Doubled entries: the device of the earlier entry.' },
  },
  ['id', 'device', 'kind', 'at', 'late', 'result', 'reason', 'product', 'first'],
);

export const devicesAnswer = strict(
  {
    venue: text,
    now: { type: 'integer', description: 'Time of the server, in milliseconds since 1970.' },
    devices: { type: 'array', items: device },
    facilities: {
      type: 'array',
      items: strict({ facilityId: text, name: { type: 'object', additionalProperties: text } }, ['facilityId', 'name']),
    },
    doubled: { type: 'array', items: scan },
    refused: { type: 'array', items: scan },
  },
  ['venue', 'now', 'devices', 'facilities', 'doubled', 'refused'],
) satisfies JSONSchema;
export type DevicesAnswer = FromSchema<typeof devicesAnswer>;

export const joiningAnswer = strict(
  {
    id: text,
    token: { ...text, description: 'One-time token; shown only here.' },
    url: { ...text, description: 'Address of this server.' },
    until: instant,
  },
  ['id', 'token', 'url', 'until'],
);
export type JoiningAnswer = FromSchema<typeof joiningAnswer>;
