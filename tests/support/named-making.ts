import { type StateMachine, courseMachine, joinStates, lineStates, slotStates } from '#engine';
import type { NameFault, Named } from '#schemas/calls/names';
import { billboardStates } from '../../src/server/services/billboard/states.ts';
import { inquiryMachine } from '../../src/server/services/cscenter/states.ts';
import { deviceStates } from '../../src/server/services/devices/devices-store.ts';
import { facilityUseStates } from '../../src/server/services/facility-use/states.ts';
import { couponStates, giftCardStates, giftStates } from '../../src/server/services/gifts/states.ts';
import { passRequestMachine } from '../../src/server/services/pocket/pass-requests.ts';
import { productStates } from '../../src/server/services/pocket/states.ts';
import { relationStates } from '../../src/server/core/records/friends.ts';
import type { IdentityKeys } from '../../src/server/core/identity-keys.ts';
import type { SessionKeys } from '../../src/server/core/session/session-keys.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import { events } from './named-documents.ts';
import { people } from './named-people.ts';

export type Fault = NameFault | 'right';

export interface Making {
  readonly store: Store;
  readonly keys: SessionKeys;
  readonly identityKeys: IdentityKeys;
  readonly name: Named;
  readonly fault: Fault;
  /** Wrong state, or side of the period, where a fault has several (`variantsOf`). */
  readonly variant?: string;
  /** Values that are made already: a part is one of the thing that another property names. */
  readonly input: Readonly<Record<string, unknown>>;
}

export const ownerOf = ({ fault }: Making): string => (fault === 'owner' ? people.stranger : people.self);
const statesIn = (...machines: readonly StateMachine[]): readonly string[] => [
  ...new Set(machines.flatMap(({ transitions }) => transitions.flatMap(({ from, to }) => [from, to]))),
];

/** States that records of a kind can have. A kind that is not listed has two: the right one and one wrong one. */
const statesOf: Readonly<Partial<Record<Named['kind'], readonly string[]>>> = {
  product: statesIn(productStates),
  'gift-card': statesIn(giftCardStates),
  'card-number': statesIn(giftCardStates),
  'coupon-record': statesIn(couponStates),
  'event-join': ['DONE', ...statesIn(joinStates)],
  'billboard-application': statesIn(billboardStates),
  inquiry: statesIn(inquiryMachine),
  'member-course': statesIn(courseMachine),
  'relation-request': statesIn(relationStates),
  'queue-entry': statesIn(lineStates, slotStates),
  'pass-request': statesIn(passRequestMachine),
  'gate-code': statesIn(deviceStates),
  'facility-use-record': statesIn(facilityUseStates),
  invitation: ['OPEN', 'USED', 'DECLINED', 'WITHDRAWN'],
};

/** Kinds that things of a kind can have. A kind that is not listed has two: the right one and one wrong one. */
const kindsOf: Readonly<Partial<Record<Named['kind'], readonly string[]>>> = {
  event: [
    ...new Set(
      events
        .filter(({ parks }) => parks instanceof Array && parks.includes('01'))
        .map((event) => String(event['kind'])),
    ),
  ],
  'issued-number': ['TICKET', 'SEASON', 'EXP', 'MEAL'],
};

/** Kinds whose records have a period that can begin later, so that they can be named before and after it. The period of the others begins when they are made. */
const beginsLater: ReadonlySet<Named['kind']> = new Set([
  'product',
  'event',
  'board',
  'notice',
  'discount',
  'pick',
  'coupon-record',
  'coupon-code',
]);

/** Ways in which a record can be wrong by a fault: each kind and state that is not allowed, and both sides of a period. */
export const variantsOf = ({ kind, kinds, states = [], of, ahead }: Named, fault: Fault): readonly string[] => {
  if (fault === 'kind' && kinds !== undefined && kindsOf[kind] !== undefined)
    return kindsOf[kind].filter((one) => !kinds.includes(one));
  if (fault === 'time' && beginsLater.has(kind) && ahead !== true) return ['over', 'early'];
  // A gift ends by its own states; its record is then the receiver's or the sender's.
  if (fault === 'state' && of === 'receiver' && states.includes('SENT'))
    return statesIn(giftStates).filter((state) => state !== 'SENT');
  return fault === 'state' ? (statesOf[kind]?.filter((state) => !states.includes(state)) ?? ['']) : [''];
};

export const stateOf = (
  { name: { states }, fault, variant }: Pick<Making, 'name' | 'fault' | 'variant'>,
  usual: string,
): string => (fault === 'state' && variant !== undefined ? variant : (states?.[0] ?? usual));

/** Makes the right or a wrong thing of a kind, and returns what names it. */
export type Makers = Readonly<Partial<Record<Named['kind'], (making: Making) => Promise<string>>>>;
