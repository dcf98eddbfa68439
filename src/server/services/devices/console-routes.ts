import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { HttpError } from '../../core/errors.ts';
import { requestOrigin } from '../../core/site-origin.ts';
import { inTransaction } from '../../core/storage/in-transaction.ts';
import { consoleApi } from '../../core/operators/console-api.ts';
import { writeJournal } from '../../core/operators/journal.ts';
import type { Operator } from '../../core/operators/operator.ts';
import { requireRecordRight } from '../../core/operators/require-right.ts';
import { facilitiesOf } from '../park-state/index.ts';
import { errorSchema } from '../../core/operators/error-schema.ts';
import { deviceParams, devicesAnswer, joiningAnswer, newDeviceBody, venueParams } from './console-schema.ts';
import { addDevice, endDevice, renewJoining } from './devices-store.ts';
import { readDevices } from './read-devices.ts';

const base = '/api/console/v1/devices/:venue';

/** Registers the console's calls for the devices of a venue. */
export const registerDeviceConsole: FastifyPluginAsyncJsonSchemaToTs = async (app) => {
  consoleApi(app, 'operations');
  const { store, clock } = app;
  const documents = () => app.live.current.prepared.documents;
  const config = { right: 'operations' } as const;
  const requireVenue = (operator: Operator, venue: string): void => {
    requireRecordRight(operator, 'operations', venue);
    if (!documents().venue.has(venue)) throw new HttpError('noVenue');
  };
  const operatorActor = ({ id }: Operator) => ({ kind: 'operator', id }) as const;

  app.get(
    base,
    {
      config,
      schema: {
        summary: 'List the devices of a venue, doubled entries and refused scans',
        params: venueParams,
        response: { 200: devicesAnswer, '4xx': errorSchema },
      },
    },
    async ({ params, operator }) => {
      requireVenue(operator, params.venue);
      return readDevices(app, params.venue);
    },
  );

  app.post(
    base,
    {
      config,
      schema: {
        summary: 'Add a device; the answer has the one-time token of its QR code',
        params: venueParams,
        body: newDeviceBody,
        response: { 200: joiningAnswer, '4xx': errorSchema },
      },
    },
    async (request) => {
      const {
        params: { venue },
        body: { name, kind, facility = '' },
        operator,
      } = request;
      requireVenue(operator, venue);
      if (kind === 'RIDE' && facility === '') throw new HttpError('noFacility');
      if (facility !== '' && !facilitiesOf(documents(), venue).some(({ facilityId }) => facilityId === facility))
        throw new HttpError('noFacility');
      const at = clock.now();
      const joining = await inTransaction(store, async (tx) => {
        const added = await addDevice(
          tx,
          { venue, kind, name: name.trim(), facility },
          { actor: operatorActor(operator), at },
        );
        await writeJournal(tx, { author: operator.id, at: at.toISOString() }, [
          { kind: 'device-added', venue, detail: { name: name.trim() } },
        ]);
        return added;
      });
      return { ...joining, url: requestOrigin(request, app.env) };
    },
  );

  app.post(
    `${base}/:device/joining`,
    {
      config,
      schema: {
        summary: 'Make a new one-time token for a device',
        params: deviceParams,
        response: { 200: joiningAnswer, '4xx': errorSchema },
      },
    },
    async (request) => {
      const {
        params: { venue, device: id },
        operator,
      } = request;
      requireVenue(operator, venue);
      const at = clock.now();
      const joining = await inTransaction(store, async (tx) => {
        const renewed = await renewJoining(tx, { id, venue }, at);
        await writeJournal(tx, { author: operator.id, at: at.toISOString() }, [
          { kind: 'device-joining', venue, detail: { name: await nameOf(tx, id) } },
        ]);
        return renewed;
      });
      return { ...joining, url: requestOrigin(request, app.env) };
    },
  );

  app.delete(
    `${base}/:device`,
    {
      config,
      schema: { summary: 'End a device', params: deviceParams, response: { 200: devicesAnswer, '4xx': errorSchema } },
    },
    async ({ params: { venue, device: id }, operator }) => {
      requireVenue(operator, venue);
      const at = clock.now();
      await inTransaction(store, async (tx) => {
        await endDevice(tx, { id, venue }, { actor: operatorActor(operator), at });
        await writeJournal(tx, { author: operator.id, at: at.toISOString() }, [
          { kind: 'device-ended', venue, detail: { name: await nameOf(tx, id) } },
        ]);
      });
      return readDevices(app, venue);
    },
  );

  const nameOf = async (tx: typeof store.db, id: string): Promise<string> =>
    (await tx.selectFrom('devices').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
};
