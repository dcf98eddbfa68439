import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { CollectibleProgram } from '#schemas/documents/collectible-program/schema';
import { HttpError } from '../../core/errors.ts';
import { askUpstream, hasUpstream } from '../../core/upstream/ask-upstream.ts';

/** Path of the network's reader. A data service that names an upstream binds it. */
export const networkPath = '/api/v1/iam/collectibles/holdings';
/** Largest number of collectibles that the simulated network finds at an address. */
const SIMULATED_MOST = 3;

export interface Token {
  readonly tokenId: string;
  /** Key of the item in the program's document. */
  readonly item: string;
}

/** Reads what an address holds of a contract. It learns a public address, and nothing of the member. */
export interface Network {
  readonly isSimulated: boolean;
  holdings(address: string): Promise<readonly Token[]>;
}

const isAnswer = new Ajv().compile<{ readonly list: readonly Token[] }>({
  type: 'object',
  required: ['list'],
  properties: {
    list: {
      type: 'array',
      maxItems: 400,
      items: {
        type: 'object',
        required: ['tokenId', 'item'],
        properties: {
          tokenId: { type: 'string', minLength: 1, maxLength: 80 },
          item: { type: 'string', maxLength: 30 },
        },
      },
    },
  },
});

const connected = (app: FastifyInstance, { contract }: CollectibleProgram): Network => ({
  isSimulated: false,
  holdings: async (publicAddress) => {
    const data = await askUpstream(app, networkPath, { contract, publicAddress }).catch((error: unknown) => {
      throw error instanceof HttpError && error.answer.code !== 'PREVIEW_ONLY' ? new HttpError('nftAway') : error;
    });
    if (!isAnswer(data)) throw new HttpError('nftAway');
    return data.list;
  },
});

/** A network whose addresses hold up to three collectibles: the last digit of an address decides. */
const simulated = ({ items }: CollectibleProgram): Network => ({
  isSimulated: true,
  holdings: async (address) => {
    const digits = Number.parseInt(address.slice(-6), 16);
    return Array.from({ length: digits % (SIMULATED_MOST + 1) }, (_, index) => ({
      tokenId: String(1000 + ((digits >> 2) % 7000) + index * 37),
      item: items[((digits >> 4) + index) % items.length]?.key ?? '',
    }));
  },
});

/** The network that a data service names, or its simulation in the sandbox. Throws `nftAway` if there is neither. */
export const networkOf = (app: FastifyInstance, program: CollectibleProgram): Network => {
  if (hasUpstream(app, networkPath)) return connected(app, program);
  if (app.env.sandbox) return simulated(program);
  throw new HttpError('nftAway');
};
