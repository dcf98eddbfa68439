import type { FastifyInstance } from 'fastify';
import { UpstreamFault } from './fault.ts';
import { outsideFetch, type OutsideRequest } from './outside-fetch.ts';

/** Fetches from a provider as `outsideFetch` does. A failure of the provider itself throws an UpstreamFault too: it says nothing about the visitor. */
export const providerFetch = (app: FastifyInstance, limitMs?: number) => {
  const fetchOutside = outsideFetch(app, limitMs);
  return async (address: string, request: OutsideRequest = {}): Promise<Response> => {
    const answer = await fetchOutside(address, request);
    if (answer.status >= 500) throw new UpstreamFault('away', `the provider answered ${answer.status}`);
    return answer;
  };
};
