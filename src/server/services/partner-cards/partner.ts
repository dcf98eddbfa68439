import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { PartnerCardState } from '#schemas/calls/partner-cards/answers';
import { HttpError } from '../../core/errors.ts';
import { askUpstream, hasUpstream } from '../../core/upstream/ask-upstream.ts';

/** Path of the partner's system. A data service that names an upstream binds it. */
export const partnerPath = '/api/v1/iam/partner-card/member';
/** Time after which the simulated partner issues a card. */
const SIMULATED_MS = 20_000;

export type StoredState = Exclude<PartnerCardState, 'NONE'>;

export interface PartnerMember {
  /** Partner's word in paths. */
  readonly card: string;
  /** Opaque reference of the member; the partner learns nothing else. */
  readonly ref: string;
  /** State as this server knows it or wants it. */
  readonly state: StoredState;
  readonly agreedAt: string;
}

export interface PartnerAnswer {
  readonly memberStatusCd: StoredState;
  readonly cardNoMask: string;
}

/** Tells a partner the state that a member wants, and returns the partner's own. Idempotent. */
export interface Partner {
  readonly isSimulated: boolean;
  tell(member: PartnerMember): Promise<PartnerAnswer>;
}

const isAnswer = new Ajv().compile<PartnerAnswer>({
  type: 'object',
  required: ['memberStatusCd', 'cardNoMask'],
  properties: {
    memberStatusCd: { enum: ['REQUESTED', 'ACTIVE', 'STOPPED'] },
    cardNoMask: { type: 'string', maxLength: 40 },
  },
});

const connected = (app: FastifyInstance): Partner => ({
  isSimulated: false,
  tell: async ({ card, ref, state }) => {
    const data = await askUpstream(app, partnerPath, { card, ref, memberStatusCd: state }).catch((error: unknown) => {
      throw error instanceof HttpError && error.answer.code !== 'PREVIEW_ONLY' ? new HttpError('partnerAway') : error;
    });
    if (!isAnswer(data)) throw new HttpError('partnerAway');
    return data;
  },
});

/** A partner that issues each card a little later. */
const simulated = (app: FastifyInstance): Partner => ({
  isSimulated: true,
  tell: async ({ ref, state, agreedAt }) => {
    const isIssued = state === 'REQUESTED' && app.clock.now().getTime() - Date.parse(agreedAt) >= SIMULATED_MS;
    const digits = String(
      Number.parseInt(app.context.keys.blind(`simulated card ${ref}`).replaceAll(/\D/g, '').slice(0, 8) || '0', 10) %
        10_000,
    ).padStart(4, '0');
    return {
      memberStatusCd: isIssued ? 'ACTIVE' : state,
      cardNoMask: isIssued || state === 'ACTIVE' ? `•••• ${digits}` : '',
    };
  },
});

/** The partner's system that a data service names, or its simulation in the sandbox. Throws `partnerAway` if there is neither. */
export const partnerOf = (app: FastifyInstance): Partner => {
  if (hasUpstream(app, partnerPath)) return connected(app);
  if (app.env.sandbox) return simulated(app);
  throw new HttpError('partnerAway');
};
