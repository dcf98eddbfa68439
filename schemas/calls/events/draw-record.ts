import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { count, strict } from '../shared/answer-parts.ts';
import { documentId } from '../../parts.ts';

const listOf = <const Items extends object>(items: Items) => ({ type: 'array', items }) as const;
const hex = (digits: number, description: string) =>
  ({ type: 'string', pattern: `^[0-9a-f]{${digits}}$`, description }) as const;
const partId = { type: 'string', pattern: '^[0-9A-Za-z-]{1,30}$' } as const;

const prize = strict(
  {
    id: partId,
    weight: { ...count, description: 'Share of the chances on a wheel.' },
    stock: { ...count, description: 'Left out, there is no limit.' },
  },
  ['id'],
);
const rules = strict(
  {
    release: { ...count, description: 'Release whose document this is.' },
    prizes: listOf(prize),
    waiting: { ...count, description: 'People who wait to move up.' },
  },
  ['release', 'prizes', 'waiting'],
);
const entry = strict(
  {
    no: { ...count, description: 'Place in the list.' },
    entrant: hex(32, 'Key of a member in this event. It is no ID, and differs in each event.'),
    turn: { ...count, description: 'Turn of the entrant.' },
    release: { ...count, description: 'Release at the time of taking part.' },
    stock: {
      type: 'object',
      additionalProperties: count,
      description:
        'What was left of each prize before a turn of a wheel; in a draw only coupons of which all that are left wait for winners, with 0.',
    },
    barred: {
      ...listOf(partId),
      description:
        'Prizes that the entrant could not get at a turn of a wheel or in a draw, such as a coupon above its limit. Left out, none.',
    },
    result: { enum: ['', 'WON', 'WAITLISTED', 'LOST'], description: 'Empty before the draw.' },
    prize: { type: 'string', maxLength: 30 },
    winner: { type: 'string', maxLength: 60, description: 'Masked login ID of a winner; else empty.' },
  },
  ['no', 'entrant', 'turn', 'release', 'stock', 'result', 'prize', 'winner'],
);

/** Frozen list of a draw or wheel, with the seed after the end. Everybody who has it can repeat the draw (decisions-venues §8). */
export const drawRecordSchema = strict(
  {
    format: { const: 'promenade-draw' },
    v: { const: 1 },
    event: documentId,
    kind: { enum: ['DRAW', 'WHEEL'] },
    endsAt: {
      type: 'string',
      maxLength: 30,
      description: 'Instant from which the seed is public, ISO 8601 in UTC; empty without an end.',
    },
    seedHash: hex(64, 'SHA-256 of the seed. It is public from the opening.'),
    seed: { type: 'string', pattern: '^([0-9a-f]{64})?$', description: 'Empty before the end.' },
    listHash: {
      type: 'string',
      pattern: '^([0-9a-f]{64})?$',
      description: 'SHA-256 of the list when the event closed; empty before.',
    },
    rules: listOf(rules),
    entries: listOf(entry),
  },
  ['format', 'v', 'event', 'kind', 'endsAt', 'seedHash', 'seed', 'listHash', 'rules', 'entries'],
) satisfies JSONSchema;

export type DrawRecord = FromSchema<typeof drawRecordSchema>;
export type DrawEntry = DrawRecord['entries'][number];
