import { apiBase, defineCall } from '../define-call.ts';
import { clientAnswer, clientQuery, externalGrantAnswer, externalQuery, grantDone, revokeAnswer } from './answers.ts';

const tag = 'external login';
const path = `${apiBase}/users/external-login`;
const addition = { requirements: [], addition: true } as const;

export const readExternalGrant = defineCall({
  ...addition,
  access: 'member',
  method: 'GET',
  path,
  tag,
  summary: 'Read what a client site asks for, and whether the member has agreed',
  writes: false,
  query: externalQuery,
  data: externalGrantAnswer,
  names: ['client'],
});
export const grantExternal = defineCall({
  ...addition,
  access: 'member',
  method: 'POST',
  path,
  tag,
  summary: 'Agree that a client site receives the fields it asks for',
  writes: true,
  idempotent: 'accepted',
  body: externalQuery,
  data: grantDone,
});
export const readClient = defineCall({
  ...addition,
  access: 'anyone',
  method: 'GET',
  path: `${path}/client`,
  tag,
  summary: 'Read the name and end address of a client site',
  writes: false,
  query: clientQuery,
  data: clientAnswer,
  names: ['client'],
  named: { 'query.clientId': { kind: 'client', of: 'everybody', refusals: { unknown: 'none' } } },
});
export const revokeExternal = defineCall({
  ...addition,
  access: 'member',
  method: 'POST',
  path: `${path}/revoke`,
  tag,
  summary: 'Take back what was agreed for a client site, and log out',
  writes: true,
  body: clientQuery,
  data: revokeAnswer,
  named: { 'body.clientId': { kind: 'client', of: 'everybody', refusals: { unknown: 'NOT_FOUND' } } },
});
