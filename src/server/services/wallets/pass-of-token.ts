import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../../core/errors.ts';
import { WorkQueue } from '../../core/work-queue.ts';
import { APPLE_PASS_TYPE } from './apple-pass.ts';
import { findPass } from './find-pass.ts';
import { makePass } from './make-pass.ts';
import { readPassToken } from './pass-token.ts';

/** Signatures take the only thread that answers requests. */
const signing = new WorkQueue(60);

/** Reads the pass of an address. Throws `notFound` if the address has expired, or its holder no longer has the product. */
export const passOfToken = async (app: FastifyInstance, token: string) => {
  const name = readPassToken(app.context.keys, token, app.clock.now());
  const found = name === undefined ? undefined : await findPass(app, name);
  const signed =
    found === undefined || name === undefined
      ? undefined
      : await signing.run(name.holder, () => makePass(app, found.wallet, found.content));
  if (found === undefined || signed === undefined) throw new HttpError('notFound');
  return { ...found, signed };
};

export const sendFile = (reply: FastifyReply, file: Buffer): FastifyReply =>
  reply.type(APPLE_PASS_TYPE).header('content-disposition', 'attachment; filename="ticket.pkpass"').send(file);
