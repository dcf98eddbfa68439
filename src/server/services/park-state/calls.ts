import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { refused } from '#content/answers/index';
import { findFacility } from '#content/answers/park/facilities';
import { formatMoment } from '../../../engine/index.ts';
import { readStates, readTimestamp, readWaits } from '#schemas/calls/park-state/calls';
import type { FacilityStates, Timestamp, WaitCurve } from '#schemas/calls/park-state/answers';
import { CallRefused } from '../../core/errors.ts';
import { handleCall } from '../../core/calls/handle-call.ts';
import { askedLocale } from '../../core/viewer/read-viewer.ts';
import { instantOf } from '../../core/viewer/visit-override.ts';
import { sourceOf } from './read-source.ts';
import { simulateUsual } from './simulation.ts';
import { dayInKorea, instantAt } from './venue-facilities.ts';
import { WaitCurves } from './wait-curves.ts';

/** Registers the calls for live states, wait times and the server's time. */
export const registerParkCalls: FastifyPluginAsync = async (app) => {
  const curves = new WaitCurves(app.store);
  const documents = () => app.live.current.prepared.documents;
  const refuse = (reason: Parameters<typeof refused>[0], request: FastifyRequest) =>
    new CallRefused(refused(reason), askedLocale(request, app.live.current.snapshot));

  handleCall(app, readStates, async ({ query: { parkType }, request }): Promise<FacilityStates> => {
    if (!documents().venue.has(parkType)) throw refuse('unknownVenue', request);
    const isSimulated = sourceOf(documents(), parkType, app.env.sandbox) === 'simulation';
    const queueList = [...app.parkStates.queues(parkType)];
    return {
      stateList: [...app.parkStates.current(parkType).values()],
      ...(queueList.length === 0 ? {} : { queueList }),
      ...(isSimulated ? { simulatedYn: 'Y' as const } : {}),
    };
  });

  handleCall(app, readWaits, async ({ query: { parkType, facilityId: asked, cate }, request }): Promise<WaitCurve> => {
    const venue = documents().venue.get(parkType);
    if (venue === undefined) throw refuse('unknownVenue', request);
    const facility = findFacility(documents(), venue.parkKindCd, asked, cate);
    if (facility === undefined) throw refuse('unknownFacility', request);
    const { facilityId } = facility;
    const now = instantOf(app, request);
    const curve = await curves.read(parkType, facilityId, { now, dayStart: instantAt(dayInKorea(now), '00:00') });
    const isForecast =
      curve.usualList.length === 0 && sourceOf(documents(), parkType, app.env.sandbox) === 'simulation';
    return isForecast ? { ...curve, usualList: simulateUsual(documents(), parkType, facility, now) } : curve;
  });

  handleCall(app, readTimestamp, async ({ request }): Promise<Timestamp> => {
    const timestamp = instantOf(app, request);
    return { timestamp, dateTime: formatMoment(timestamp) };
  });
};
