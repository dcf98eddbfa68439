import type { FastifyPluginAsync } from 'fastify';
import { certify } from './certify.ts';
import { confirmIdentity, prove } from './prove.ts';

/** Registers what the verifications of members do (decisions-members §2). */
export const registerCertification: FastifyPluginAsync = async (app) => {
  app.ports.verified.CERTIFY = (tx, verified) => certify(tx, app, verified);
  app.ports.verified.PROVE = (tx, verified) => prove(tx, app, verified);
  app.ports.verified.CHANGE = (tx, verified) => confirmIdentity(tx, app, verified);
};
