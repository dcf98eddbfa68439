import { chancesOf, koreanDay, nextKoreanDayStart } from '#engine';
import type { FactName, FactPlaceholder } from '#schemas/fact-placeholders';
import { isFactName, noFact } from '#schemas/fact-placeholders';
import type { Opening } from '#schemas/documents/opening/schema';
import { serverTexts } from '#schemas/server-texts';
import { courseMeasures } from '../../measure-course.ts';
import { hoursValidUntil, openingFor, scopeOf, showTimesFor } from '../park/opening-today.ts';
import { parseDay } from '../../park-days.ts';
import { earlier } from '../shown-documents.ts';
import type { Reading } from '../types.ts';
import { metresText, minutesText, released } from './format-facts.ts';

const MINUTES_PER_DAY = 24 * 60;

/** A fact in words, and the next instant at which it can change. */
interface FactValue {
  readonly text: string;
  readonly validUntil: number | null;
}

/** `venue` is the code of the venue of facts that name none. */
export type FactReading = Pick<Reading, 'documents' | 'shown' | 'snapshot' | 'now' | 'locale'> & {
  readonly venue: string;
};
type ReadFact = (reading: FactReading, subject: string) => FactValue;

const fixed = (text: string | undefined): FactValue => ({ text: text ?? noFact, validUntil: null });

const today = (now: number): string => parseDay(koreanDay(now)) ?? '';

/** Reads a fact of the hours of today. */
const ofOpening =
  (
    format: (hours: NonNullable<Opening['hours']>, reading: FactReading, venue: string) => string | undefined,
  ): ReadFact =>
  (reading, subject) => {
    const venue = subject || reading.venue;
    const scope = scopeOf(reading);
    const opening = openingFor(scope, venue, today(reading.now));
    if (opening === undefined) return fixed(undefined);
    const text =
      opening.hours === undefined ? released(reading, serverTexts.factClosed) : format(opening.hours, reading, venue);
    return { text: text ?? noFact, validUntil: hoursValidUntil(scope, venue) };
  };

const closing = ({ until, nightUntil }: NonNullable<Opening['hours']>): string => nightUntil ?? until;

const afterMinutes = (time: string, minutes: number): string => {
  const minute = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes) % MINUTES_PER_DAY;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

const ofCourse =
  (
    format: (reading: FactReading, measure: ReturnType<ReturnType<typeof courseMeasures>>) => string | undefined,
  ): ReadFact =>
  (reading, subject) => {
    const course = reading.documents.course.get(subject);
    return fixed(course && format(reading, courseMeasures(reading.documents)(course)));
  };

const readers: Readonly<Record<FactName, ReadFact>> = {
  'opening.today': ofOpening((hours) => `${hours.from}–${closing(hours)}`),
  'opening.until': ofOpening(closing),
  'bus.last': ofOpening((hours, { documents }, venue) => {
    const minutes = documents.venue.get(venue)?.lastBusMinutes;
    return minutes === undefined ? undefined : afterMinutes(closing(hours), minutes);
  }),
  'show.times': (reading, subject) => {
    const [show] = reading.shown.of('show', ({ id }) => id === subject);
    const times = show === undefined ? [] : showTimesFor(scopeOf(reading), show, today(reading.now));
    return {
      text: times.length === 0 ? released(reading, serverTexts.factNoShow) : times.join(', '),
      validUntil: nextKoreanDayStart(reading.now),
    };
  },
  'ride.heightMin': (reading, subject) => {
    const count = reading.documents.facility.get(subject)?.limits?.heightMin;
    return fixed(count === undefined ? undefined : released(reading, serverTexts.factHeight, { count }));
  },
  'ride.ageMin': (reading, subject) => {
    const count = reading.documents.facility.get(subject)?.limits?.ageMin;
    return fixed(count === undefined ? undefined : released(reading, serverTexts.factAge, { count }));
  },
  'prize.chance': (reading, subject) => {
    const [id = '', prize = ''] = subject.split('/');
    const chance = chancesOf(reading.documents.event.get(id)?.prizes ?? []).get(prize);
    return fixed(
      chance === undefined
        ? undefined
        : released(reading, serverTexts.chance, { count: chance.turns, name: chance.of }),
    );
  },
  'course.minutes': ofCourse((reading, { minutes }) =>
    minutes === undefined ? undefined : minutesText(reading, minutes),
  ),
  'course.metres': ofCourse((reading, { metres }) => (metres === undefined ? undefined : metresText(reading, metres))),
};

/** Returns a function that puts facts in words, and notes when the first of them changes. */
export function factReader(reading: FactReading): {
  readonly text: (fact: Omit<FactPlaceholder, 'key'>) => string;
  readonly validUntil: () => number | null;
} {
  let validUntil: number | null = null;
  return {
    text: ({ name, subject }) => {
      if (!isFactName(name)) return noFact;
      const found = readers[name](reading, subject);
      validUntil = earlier(validUntil, found.validUntil);
      return found.text;
    },
    validUntil: () => validUntil,
  };
}
