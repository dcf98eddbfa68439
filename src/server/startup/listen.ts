import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../core/env.ts';
import { StartError } from '../core/start-error.ts';

type Place = Pick<Env, 'host' | 'port'>;

/** Checks early that the port is free, because a first start would otherwise read and check all documents before it fails. */
export async function requireFreePort(place: Place): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(place, () => probe.close(() => resolve()));
    });
  } catch (error) {
    throw explain(error, place);
  }
}

/** Returns the address. Throws a StartError if the address cannot be used. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw explain(error, { host, port });
  }
}

function explain(error: unknown, { host, port }: Place): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} on ${host} may not be used by this user. Set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}
