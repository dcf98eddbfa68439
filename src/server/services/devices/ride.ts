import type { FastifyInstance } from 'fastify';
import type { ScanAnswer } from '#schemas/calls/devices/answers';
import { HttpError } from '../../core/errors.ts';
import { entranceOf } from '../disabled-boarding/index.ts';
import { stampByFact } from '../events/index.ts';
import { callNextParty, enterQueue, entryOfTicket, lockEntry, peopleOf } from '../queue/index.ts';
import { deviceActor } from './device-row.ts';
import { lockHolding, shownProduct, type GateScan } from './gate.ts';
import { Refused } from './refused.ts';
import type { ScanInput } from './run-scan.ts';

/** Lets the party of a ticket into a ride. The ticket of anybody of the party lets all of them in, once. */
export const board = async (app: FastifyInstance, scan: GateScan): Promise<Partial<ScanAnswer>> => {
  const { tx, device, day, at } = scan;
  const row = await lockHolding(app, scan);
  if (row.state !== 'ENTERED') throw new Refused('OUTSIDE');
  const asked = { product: row.id, venue: device.venue, facility: device.facility };
  const known = await entryOfTicket(tx, asked, day);
  if (known === undefined) throw new Refused('NO_PLACE');
  // Of two people of a party at two entrances, the second sees what the first did.
  await lockEntry(tx, app.context, known.id);
  const entry = (await entryOfTicket(tx, asked, day)) ?? known;
  if (entry.state === 'ENTERED') throw new Refused('ENTERED');
  if (entry.state === 'NO_SHOW' || (entry.until !== null && entry.until <= at.getTime())) throw new Refused('MISSED');
  if (entry.live === 0) throw new Refused('NO_PLACE');
  if (entry.state === 'WAITING' || (entry.starts_at !== null && entry.starts_at > at.getTime()))
    throw new Refused('NOT_CALLED');
  const members = new Set((await peopleOf(tx, entry.id)).map(({ member }) => member));
  const { no, people } = await enterQueue(tx, app.context, { ...asked, actor: deviceActor(device) });
  for (const member of members)
    await stampByFact(tx, app.context, { member, venue: device.venue, way: 'RIDE', facilityId: device.facility, at });
  return {
    ...shownProduct(app, scan, row),
    peopleCnt: people,
    queueNo: no,
    entranceCd: await entranceOf(tx, entry.id),
  };
};

/** Calls the next party of the ride's line. */
export const callNext = async (
  app: FastifyInstance,
  { tx, device }: ScanInput<undefined>,
): Promise<Partial<ScanAnswer>> => {
  const called = await callNextParty(tx, app.context, {
    venue: device.venue,
    facility: device.facility,
    actor: deviceActor(device),
  });
  if (typeof called === 'string') throw called === 'unknown' ? new HttpError('noFacility') : new Refused(called);
  return { peopleCnt: called.people, queueNo: called.no };
};
