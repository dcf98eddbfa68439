import type { FastifyInstance } from 'fastify';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { keeper } from '../../core/operators/operator.ts';
import { listPeople } from '../../core/operators/operators-store.ts';
import { readVenueStates } from './park-store.ts';
import { effectiveStates, LIFE_MS } from '../../core/park-states/effective-states.ts';
import { sourceOf } from './read-source.ts';
import type { Board } from '#schemas/calls/park-state/console-answers';
import { closingOf, facilitiesOf } from './venue-facilities.ts';

const shortState = ({ statusCd, waitMin, asOf }: FacilityState) => ({
  statusCd,
  asOf,
  ...(waitMin === undefined ? {} : { waitMin }),
});

/** Reads all facilities of a venue with their states and their origin, from the store: what an operator just set is in it. */
export const readBoard = async (app: FastifyInstance, venue: string): Promise<Board> => {
  const { documents } = app.live.current.prepared;
  const { store } = app;
  const now = app.clock.now().getTime();
  const stored = await readVenueStates(store.db, venue, now);
  const people = new Map([
    [keeper.id, keeper.name],
    ...(await listPeople(store.db)).map(({ id, name }) => [id, name] as const),
  ]);
  const current = effectiveStates(stored, now);
  const polled = new Map(
    stored.polled.filter(({ asOf }) => asOf + LIFE_MS > now).map((state) => [state.facilityId, state]),
  );
  const overrides = new Map(stored.overrides.map((one) => [one.facilityId, one]));
  return {
    venue,
    source: sourceOf(documents, venue, app.env.sandbox),
    polledAt: stored.polledAt,
    now,
    facilities: facilitiesOf(documents, venue).map((facility) => {
      const { facilityId, id, name, area, icon, faciltCateKindCd, capacityPerHour } = facility;
      const [shown, source, override] = [current.get(facilityId), polled.get(facilityId), overrides.get(facilityId)];
      return {
        facilityId,
        documentId: id,
        categoryCd: faciltCateKindCd,
        name: { ...name },
        ...(area === undefined ? {} : { area: { ...area } }),
        icon,
        hasWait: capacityPerHour !== undefined,
        closesAt: closingOf({ documents, now, isDemo: app.env.sandbox }, venue, facility),
        ...(shown === undefined ? {} : { current: shortState(shown) }),
        ...(source === undefined ? {} : { polled: shortState(source) }),
        ...(override === undefined
          ? {}
          : {
              override: {
                statusCd: override.statusCd,
                ...(override.waitMin === undefined ? {} : { waitMin: override.waitMin }),
                at: override.at,
                until: override.until,
                author: override.author,
                authorName: people.get(override.author) ?? '',
              },
            }),
      };
    }),
  };
};
