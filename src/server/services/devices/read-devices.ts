import type { FastifyInstance } from 'fastify';
import type { ScanResult } from '#schemas/calls/devices/answers';
import type { Db } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { facilitiesOf } from '../park-state/index.ts';
import { productDocument } from '../pocket/index.ts';
import type { DevicesAnswer } from './console-schema.ts';
import { listDevices } from './devices-store.ts';

const SHOWN = 50;

type ShownScan = DevicesAnswer['refused'][number];

/** Latest scans of a venue with a result. */
const scansWith = async (app: FastifyInstance, venue: string, result: ScanResult): Promise<readonly ShownScan[]> => {
  const { db } = app.store;
  const { documents } = app.live.current.prepared;
  const rows = await db
    .selectFrom('scans')
    .leftJoin('pocket_products', 'pocket_products.id', 'scans.product')
    .select([
      'scans.id',
      'scans.device',
      'scans.kind',
      'scans.at',
      'scans.day',
      'scans.late',
      'scans.result',
      'scans.reason',
      'scans.product',
      'pocket_products.kind as productKind',
      'pocket_products.product as document',
    ])
    .where('scans.venue', '=', venue)
    .where('scans.result', '=', result)
    .orderBy('scans.id', 'desc')
    .limit(SHOWN)
    .execute();
  const firsts = result === 'DOUBLED' ? await firstEntries(db, rows) : new Map<string, string>();
  return rows.map(({ id, device, kind, at, day, late, result: found, reason, product, productKind, document }) => ({
    id,
    device,
    kind,
    at,
    late: late === 1,
    result: found,
    reason,
    product:
      productKind === null || document === null
        ? ''
        : (productDocument(documents, { kind: productKind, product: document })?.name.ko ?? document),
    first: firsts.get(`${product} ${day}`) ?? '',
  }));
};

/** Devices that accepted an entry of the same product on the same day, by product and day. */
const firstEntries = async (
  db: Db,
  rows: readonly { readonly product: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const products = [...new Set(rows.map(({ product }) => product))];
  if (products.length === 0) return new Map();
  const entries = await db
    .selectFrom('scans')
    .select(['product', 'day', 'device'])
    .where('product', 'in', products)
    .where('result', '=', 'OK')
    .where('kind', '=', 'ENTRY')
    .orderBy('at', 'desc')
    .execute();
  return new Map(entries.map(({ product, day, device }) => [`${product} ${day}`, device]));
};

/** Counts the scans of today by device. */
const countScans = async (db: Db, venue: string, day: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('scans')
    .select((row) => ['device', 'result', row.fn.countAll<number | string>().as('count')])
    .where('venue', '=', venue)
    .where('day', '=', day)
    .groupBy(['device', 'result'])
    .execute();
  return new Map(rows.map(({ device, result, count }) => [`${device} ${result}`, Number(count)]));
};

/** Reads the devices of a venue, entries that two gates accepted, and refused scans. */
export const readDevices = async (app: FastifyInstance, venue: string): Promise<DevicesAnswer> => {
  const { db } = app.store;
  const now = app.clock.now();
  const counts = await countScans(db, venue, kstDay(now));
  return {
    venue,
    now: now.getTime(),
    devices: (await listDevices(db, venue)).map(
      ({
        id,
        name,
        kind,
        facility,
        model,
        version,
        state,
        join_hash: joinHash,
        join_until: joinUntil,
        heard_at: heardAt,
        ended_at: endedAt,
      }) => ({
        id,
        name,
        kind,
        facility,
        model,
        version,
        state,
        joinUntil: joinHash === null ? '' : joinUntil,
        heardAt,
        endedAt,
        scans: counts.get(`${id} OK`) ?? 0,
        refused: counts.get(`${id} REFUSED`) ?? 0,
      }),
    ),
    facilities: facilitiesOf(app.live.current.prepared.documents, venue).map(({ facilityId, name }) => ({
      facilityId,
      name: { ...name },
    })),
    doubled: [...(await scansWith(app, venue, 'DOUBLED'))],
    refused: [...(await scansWith(app, venue, 'REFUSED'))],
  };
};
