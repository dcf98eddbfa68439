import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { passedService } from '#content/answers/index';
import type { DocumentSet } from '#schemas/documents';
import { readStates } from '#schemas/calls/park-state/calls';
import { facilityStatesSchema, type FacilityState, type FacilityStates } from '#schemas/calls/park-state/answers';
import { viewOf } from '../../core/live-site/release-view.ts';
import { simulateStates } from './simulation.ts';
import { facilitiesOf } from './venue-facilities.ts';

/** Source of the live states of a venue; `none`: only operators set states. */
export type SourceKind = 'simulation' | 'upstream' | 'none';

/** Upstream's clock may be ahead of this server's by this much, in milliseconds. */
const AHEAD_MS = 60_000;

const isFacilityStates = new Ajv().compile<FacilityStates>(facilityStatesSchema);

/** Returns the source that the documents choose. The simulation works in demo mode only. */
export const sourceOf = (documents: DocumentSet, venue: string, isDemo: boolean): SourceKind => {
  const chosen = documents.venue.get(venue)?.liveStates;
  if (chosen === 'upstream') return passedService(documents, readStates.path) === undefined ? 'none' : 'upstream';
  return chosen === 'simulation' && isDemo ? 'simulation' : 'none';
};

/** Calls the upstream for a venue. Throws if its answer is invalid or does not come. */
const readUpstream = async (
  { live, upstreams }: FastifyInstance,
  venue: string,
  now: number,
): Promise<readonly FacilityState[]> => {
  const {
    prepared: { documents },
    snapshot,
  } = live.current;
  const service = passedService(documents, readStates.path);
  if (service === undefined) throw new Error(`no data service of ${readStates.path} names an upstream`);
  const view = viewOf(live.current);
  const answer = await upstreams.pass({
    service,
    path: readStates.path,
    target: `${readStates.path}?parkType=${encodeURIComponent(venue)}`,
    headers: { 'x-user-locale': 'ko', 'x-dataserviceid': service.id },
    input: {
      documents,
      snapshot,
      rich: view.rich,
      art: view.artUrl,
      viewer: { locale: 'ko', platform: 'WEB_PC' },
      now,
    },
  });
  if (!answer.ok) throw new Error(`the upstream answered ${answer.status} ${answer.code}`);
  if (!isFacilityStates(answer.data))
    throw new Error(
      `the data is not what ${readStates.path} promises: ${isFacilityStates.errors?.map(({ instancePath, message = '' }) => `${instancePath} ${message}`).join(', ') ?? ''}`,
    );
  const known = new Set(facilitiesOf(documents, venue).map(({ facilityId }) => facilityId));
  return answer.data.stateList
    .filter(({ facilityId, asOf }) => known.has(facilityId) && asOf <= now + AHEAD_MS)
    .map((state) => ({ ...state, asOf: Math.min(state.asOf, now) }));
};

/** Reads the states of a venue from its source. Throws if that fails. */
export const readSource = async (
  app: FastifyInstance,
  venue: string,
  now: number,
): Promise<readonly FacilityState[]> => {
  const { documents } = app.live.current.prepared;
  switch (sourceOf(documents, venue, app.env.sandbox)) {
    case 'simulation':
      return simulateStates(documents, venue, now);
    case 'upstream':
      return readUpstream(app, venue, now);
    case 'none':
      return [];
  }
};
