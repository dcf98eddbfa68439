import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../../core/errors.ts';
import { askUpstream } from '../../../core/upstream/ask-upstream.ts';
import { productKinds } from '#schemas/calls/pocket/answers';
import type { IssuedNumber, Ticketing } from './port.ts';

/** Paths of the resort's ticketing system. Data services that name an upstream bind them. */
export const ticketingPaths = {
  find: '/api/v1/iam/ticketing/find',
  claim: '/api/v1/iam/ticketing/claim',
  release: '/api/v1/iam/ticketing/release',
} as const;

const text = { type: 'string', maxLength: 200 } as const;
const numbersSchema = {
  type: 'object',
  required: ['numberList'],
  properties: {
    numberList: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['number', 'kind', 'product', 'venue', 'valid_from', 'valid_until'],
        properties: {
          number: text,
          kind: { enum: productKinds },
          product: text,
          venue: text,
          valid_from: { type: 'string', pattern: '^\\d{8}$' },
          valid_until: { type: 'string', pattern: '^\\d{8}$' },
          reservation: text,
          seq: { type: 'integer' },
          mobile: text,
          holder_name: text,
          birth_date: text,
          seat: text,
          people: { type: 'integer', minimum: 1, maximum: 99 },
        },
      },
    },
  },
} as const;

const ajv = new Ajv();
const isNumbers = ajv.compile<{
  readonly numberList: readonly (Partial<IssuedNumber> &
    Pick<IssuedNumber, 'number' | 'kind' | 'product' | 'venue' | 'valid_from' | 'valid_until'>)[];
}>(numbersSchema);
const isDone = ajv.compile<{ readonly doneYn: 'Y' | 'N' }>({
  type: 'object',
  required: ['doneYn'],
  properties: { doneYn: { enum: ['Y', 'N'] } },
});

const empty = {
  reservation: '',
  seq: 0,
  mobile: '',
  holder_name: '',
  birth_date: '',
  seat: '',
  people: 1,
  state: 'ISSUED',
} as const;

/** Ticketing by the resort's own system. It learns numbers and opaque product IDs, never who asks. */
export const upstreamTicketing = (app: FastifyInstance): Ticketing => {
  const call = (path: string, body: object): Promise<unknown> => askUpstream(app, path, body);
  const find = async (body: object): Promise<readonly IssuedNumber[]> => {
    const data = await call(ticketingPaths.find, body);
    if (!isNumbers(data))
      throw new HttpError('unexpected', `The ticketing's answer is not valid: ${ajv.errorsText(isNumbers.errors)}.`);
    return data.numberList.map((one) => ({ ...empty, ...one }));
  };
  const tell = async (path: string, body: object): Promise<boolean> => {
    const data = await call(path, body);
    if (!isDone(data))
      throw new HttpError('unexpected', `The ticketing's answer is not valid: ${ajv.errorsText(isDone.errors)}.`);
    return data.doneYn === 'Y';
  };
  return {
    find: async (_db, number) => (await find({ number })).find((one) => one.number === number),
    reservation: (_db, reservation) => find({ reservation }),
    bookedBy: (_db, mobile) => find({ mobile }),
    claim: (_tx, number, product) => tell(ticketingPaths.claim, { number, product }),
    release: async (_tx, number, product) => void (await tell(ticketingPaths.release, { number, product })),
  };
};
