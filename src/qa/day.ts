import { parseArgs } from 'node:util';
import { dayPlans, simulateQueueDay, type DayPlan, type PlanDay } from '#engine';
import type { DocumentSet } from '#schemas/documents';
import { onePath, readFormat } from './read-arguments.ts';
import { inputOptions, prepareInput } from './read-input.ts';
import type { Report } from './report/report.ts';

export const DAY_USAGE =
  'day <venue> [input] [--visitors 20000] [--seed n] [--from HH:MM] [--until HH:MM] [--format text|json] [--lang en|ko]   simulates a day of the smart queues of a venue';

const minutesOf = (time: string): number => {
  const [, hours = '', minutes = ''] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59)
    throw new Error(`'${time}' is not a time such as 10:00.`);
  return Number(hours) * 60 + Number(minutes);
};

const countOf = (text: string, name: string, most: number): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Error(`--${name} must be a whole number from 1 to ${most}, not '${text}'.`);
  return count;
};

/** Returns the queue plans of a venue for the simulation. */
const plansOf = (documents: DocumentSet, venue: string, from: number, until: number): readonly DayPlan[] => {
  const park = documents.venue.get(venue)?.parkKindCd;
  if (park === undefined)
    throw new Error(`there is no venue '${venue}'; known are ${[...documents.venue.keys()].join(', ')}.`);
  return dayPlans({
    park,
    plans: [...documents['queue-plan'].values()],
    facilities: [...documents.facility.values()],
    from,
    until,
  });
};

/** Earliest and latest hour at which a venue is open on any day. */
const hoursOf = (documents: DocumentSet, venue: string): { readonly from: string; readonly until: string } => {
  const hours = [...documents.opening.values()].flatMap((opening) =>
    opening.venue === venue && opening.hours !== undefined ? [opening.hours] : [],
  );
  return {
    from: hours.map(({ from }) => from).toSorted()[0] ?? '10:00',
    until:
      hours
        .map(({ until, nightUntil }) => nightUntil ?? until)
        .toSorted()
        .at(-1) ?? '21:00',
  };
};

/** Returns the name of the facility of a queue plan. */
const nameOf = (documents: DocumentSet, plan: string, lang: 'en' | 'ko'): string => {
  const { parkKindCd, facilityId } = documents['queue-plan'].get(plan) ?? {};
  const facility = [...documents.facility.values()].find(
    (one) => one.parkKindCd === parkKindCd && one.facilityId === facilityId,
  );
  return facility?.name[lang] ?? plan;
};

const words = {
  en: {
    title: (venue: string, visitors: number, seed: number) =>
      `A day of ${venue} with ${visitors.toLocaleString('en-US')} visitors (seed ${seed}). Waits in minutes.`,
    columns: ['facility', 'people', 'no-shows', 'turned away', 'median wait', '95 % wait', 'most waiting', 'idle %'],
  },
  ko: {
    title: (venue: string, visitors: number, seed: number) =>
      `${venue}의 하루, 손님 ${visitors.toLocaleString('en-US')}명 (시드 ${seed}). 기다린 시간은 분이에요.`,
    columns: ['시설', '탄 사람', '오지 않음', '돌아감', '중간 대기', '95% 대기', '최대 줄', '남음 %'],
  },
} as const;

/** Width in a terminal: Hangul takes two cells. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, letter) => width + (/[ᄀ-ᅟ가-힣]/.test(letter) ? 2 : 1), 0);

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')))) ?? [];
  const pad = (cell: string, column: number): string =>
    column === 0
      ? cell + ' '.repeat((widths[0] ?? 0) - widthOf(cell))
      : ' '.repeat((widths[column] ?? 0) - widthOf(cell)) + cell;
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
};

const rowOf = (
  name: string,
  { people, noShows, turnedAway, medianWait, longWait, mostWaiting, idlePercent }: PlanDay,
): readonly string[] => [
  name,
  ...[people, noShows, turnedAway, medianWait, longWait, mostWaiting, idlePercent].map(String),
];

/** Simulates a day of a venue's smart queues with the rule of the server, so that a plan can be tuned before it is published. */
export async function day(args: readonly string[]): Promise<Report> {
  const {
    positionals: [venue, ...paths],
    values,
  } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...inputOptions,
      visitors: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '21' },
      from: { type: 'string' },
      until: { type: 'string' },
      format: { type: 'string', default: 'text' },
      lang: { type: 'string', default: 'en' },
    },
  });
  if (venue === undefined) throw new Error('name a venue, such as `qa day EL`.');
  const { lang } = values;
  if (lang !== 'en' && lang !== 'ko') throw new Error(`--lang must be en or ko, not '${lang}'.`);
  const format = readFormat(values.format);
  const [visitors, seed] = [countOf(values.visitors, 'visitors', 200_000), countOf(values.seed, 'seed', 2_147_483_647)];
  const {
    prepared: { documents },
  } = await prepareInput(onePath(paths), values);
  const open = hoursOf(documents, venue);
  const [from, until] = [values.from ?? open.from, values.until ?? open.until];
  const plans = plansOf(documents, venue, minutesOf(from), minutesOf(until));
  if (plans.length === 0) throw new Error(`${venue} has no queue plan that is open between ${from} and ${until}.`);
  const result = simulateQueueDay({ plans, visitors, seed });
  if (format === 'json')
    return { code: 0, text: JSON.stringify({ venue, visitors, seed, plans: result }, undefined, 2) };
  return {
    code: 0,
    text: `${words[lang].title(venue, visitors, seed)}\n\n${table([words[lang].columns, ...result.map((one) => rowOf(nameOf(documents, one.id, lang), one))])}`,
  };
}
