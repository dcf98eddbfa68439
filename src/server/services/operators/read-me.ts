import type { FastifyInstance } from 'fastify';
import { countRecoveryCodes } from '../../core/operators/factors-store.ts';
import { allows, rights } from '../../core/operators/grants.ts';
import { type Operator, provenUntil } from '../../core/operators/operator.ts';
import { hasFactor } from './second-factor.ts';

/** Returns who is signed in, what they may do now, and what waits for the second factor. */
export const readMe = async (app: FastifyInstance, operator: Operator) => {
  const { id, email, name, grants, heldGrants } = operator;
  const may = rights.filter((right) => allows(grants, right));
  return {
    id,
    email,
    name,
    grants: grants.map((grant) => ({ ...grant })),
    rights: may,
    withheld: rights.filter((right) => allows(heldGrants, right) && !may.includes(right)),
    secondFactor: await factorOf(app, operator),
  };
};

const factorOf = async (app: FastifyInstance, { id, key }: Operator) => {
  if (!app.env.secondFactor) return { state: 'off' as const, recoveryCodes: 0 };
  if (!(await hasFactor(app, id))) return { state: 'missing' as const, recoveryCodes: 0 };
  const until = key === undefined ? undefined : provenUntil(key, app.clock.now());
  return {
    state: until === undefined ? ('due' as const) : ('proven' as const),
    ...(until === undefined ? {} : { until }),
    recoveryCodes: await countRecoveryCodes(app.store.db, id),
  };
};
