import type { FacilityItem, ParkWeather, ShowTimes } from '#schemas/calls/contents/park-answers';
import type { VisitDay, VisitStop } from '#wayfinding';
import { minutesOf } from '../shared/stops/course-legs.ts';
import { partyVerdict, type PartyHeights } from '../shared/facilities/facility-search.ts';

export interface PlannedStop {
  readonly facilityId: string;
  readonly minutes: number;
  readonly mustYn: string;
  readonly tickYn: string;
  readonly doneYn: string;
}

export interface Meal {
  readonly code: string;
  readonly begin: string;
  readonly end: string;
  readonly minutes: number;
}

interface Known {
  readonly facilities: readonly FacilityItem[];
  readonly shows: ShowTimes | undefined;
  readonly weather: ParkWeather | undefined;
  readonly opening: { readonly fromTm: string; readonly untilTm: string } | undefined;
  readonly isToday: boolean;
  /** Wait of a facility now, in minutes. */
  readonly waitOf: (facilityId: string) => number;
  readonly meals: readonly Meal[];
  readonly mealCategory: string;
  /** Heights of the party; undefined if they are not known. */
  readonly heights: PartyHeights | undefined;
}

const LAST = 24 * 60;

/** Wait at an hour: the present one, scaled by the crowd of that hour. */
const waitAt =
  (wait: number, weather: ParkWeather | undefined) =>
  (minute: number): number => {
    const crowd = weather?.hourList.find(({ hour }) => hour === Math.floor(minute / 60))?.crowd;
    return crowd === undefined || weather === undefined || weather.crowdNow === 0
      ? wait
      : Math.round((wait * crowd) / weather.crowdNow);
  };

/** Describes the stops of a plan for the proposal. The first places to eat take the meals, in their order. */
export function visitStops(
  stops: readonly PlannedStop[],
  { facilities, shows, weather, opening, isToday, waitOf, meals, mealCategory, heights }: Known,
): readonly VisitStop[] {
  let meal = 0;
  return stops.flatMap(({ facilityId, minutes, mustYn }): readonly VisitStop[] => {
    const place = facilities.find((one) => one.facilityId === facilityId);
    if (place === undefined) return [];
    const hours = isToday && place.fromTm !== '' ? { fromTm: place.fromTm, untilTm: place.untilTm } : opening;
    const times = (shows?.list ?? [])
      .filter((show) => show.facilityId === facilityId)
      .flatMap(({ timeList }) => timeList)
      .map((time) => minutesOf(time.replace(':', '')));
    const served = place.faciltCateKindCd === mealCategory ? meals[meal++] : undefined;
    const wait = waitOf(facilityId);
    return [
      {
        id: facilityId,
        stay: minutes,
        opens: hours === undefined || hours.fromTm === '' ? 0 : minutesOf(hours.fromTm),
        closes: hours === undefined || hours.untilTm === '' ? LAST : minutesOf(hours.untilTm),
        isMust: mustYn === 'Y',
        isBarred: heights !== undefined && partyVerdict(place.limits, heights) !== 'all',
        ...(place.faciltCateKindCd === '02' && times.length > 0 ? { times } : {}),
        ...(wait > 0 ? { wait: waitAt(wait, weather) } : {}),
        ...(served === undefined ? {} : { window: { from: minutesOf(served.begin), until: minutesOf(served.end) } }),
      },
    ];
  });
}

/** True for a stop that a fact of the day or the member says is done. */
export const isDone = ({ doneYn, tickYn }: PlannedStop): boolean => doneYn === 'Y' || tickYn === 'Y';

/** What is left of a plan: before its day all of it; on the day, at a minute since midnight, what is not done, from now and from where the visitor was last. */
export const followDay = (
  day: VisitDay,
  stops: readonly PlannedStop[],
  now: number | undefined,
): { readonly day: VisitDay; readonly done: readonly PlannedStop[]; readonly rest: readonly PlannedStop[] } => {
  if (now === undefined) return { day, done: [], rest: stops };
  const done = stops.filter(isDone);
  const from = done.at(-1)?.facilityId;
  return {
    day: { ...day, arrive: Math.max(day.arrive, now), ...(from === undefined ? {} : { from }) },
    done,
    rest: stops.filter((stop) => !isDone(stop)),
  };
};
