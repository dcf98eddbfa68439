import type { FromSchema } from 'json-schema-to-ts';
import { scopeFields } from '../../documents/client/schema.ts';
import { doneAnswer, filled, listOf, strict, text, yn } from '../shared/answer-parts.ts';

/** Request of a client site, as it stands in the address of `/authorize`. */
export const externalQuery = strict({ redirectUrl: filled(500), scope: text(200) }, ['redirectUrl']);
/** `users/external-login`. Without a registered client, every text is empty. */
export const externalGrantAnswer = strict(
  {
    clientId: text(100),
    clientNm: text(100),
    hostNm: text(260, 'Host of the return address.'),
    fieldList: listOf({ enum: ['autoLogin', ...scopeFields] } as const, 10),
    grantedYn: yn,
  },
  ['clientId', 'clientNm', 'hostNm', 'fieldList', 'grantedYn'],
);
export type ExternalGrant = FromSchema<typeof externalGrantAnswer>;
export const grantDone = doneAnswer;

export const clientQuery = strict({ clientId: filled(100) }, ['clientId']);
/** `users/external-login/client`. */
export const clientAnswer = strict(
  {
    clientNm: text(100),
    endUrl: text(500, 'Registered address to go to after the end; empty if there is none.'),
    loginYn: yn,
  },
  ['clientNm', 'endUrl', 'loginYn'],
);
export type ClientAnswer = FromSchema<typeof clientAnswer>;
export const revokeAnswer = strict({ endUrl: text(500) }, ['endUrl']);
