import { SignJWT } from 'jose';
import type { VerifyMethod } from '#schemas/documents/identity-provider/schema';
import type { SandboxPerson } from '../../server/services/demo/index.ts';
import { sandboxCi, sandboxDi, sandboxKey, sandboxToken } from '../../server/services/identity/index.ts';
import type { Asked, Outcome } from './verify-page.ts';

/** The site waits five minutes for an answer. */
const LATE_SECONDS = 6 * 60;
const LASTS_SECONDS = 5 * 60;

interface Answer {
  readonly person: SandboxPerson;
  readonly method: VerifyMethod;
  readonly asked: Asked;
  readonly secret: string;
  readonly outcome: Outcome;
  readonly now: Date;
}

/** Signs what the sandbox says about a person. A late answer is of six minutes ago; a forged one is signed with another key. */
export const signAnswer = ({ person, method, asked, secret, outcome, now }: Answer): Promise<string> => {
  const at = Math.floor(now.getTime() / 1000) - (outcome === 'delay' ? LATE_SECONDS : 0);
  const ci = sandboxCi(person);
  return new SignJWT({
    transactionId: asked.state,
    nonce: asked.nonce,
    method,
    name: person.name,
    birthDate: person.birthDate,
    gender: person.gender,
    foreign: person.foreigner,
    mobile: person.mobile,
    ci,
    di: sandboxDi(asked.site, ci),
  })
    .setProtectedHeader({ alg: sandboxToken.alg, typ: sandboxToken.typ })
    .setIssuer(sandboxToken.issuer)
    .setAudience(asked.site)
    .setIssuedAt(at)
    .setExpirationTime(at + LASTS_SECONDS)
    .sign(sandboxKey(outcome === 'forge' ? `forged ${secret}` : secret));
};
