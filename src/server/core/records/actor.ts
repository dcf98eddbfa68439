import type { ActorKind } from '../../../engine/index.ts';

/** Actor that changes a record: a member, a device, an operator, or the server by itself. */
export interface Actor {
  readonly kind: ActorKind;
  /** Uid, device ID or operator ID; empty for the server. */
  readonly id: string;
}

export const serverActor: Actor = { kind: 'server', id: '' };
