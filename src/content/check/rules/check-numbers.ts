import { memoizeByObject } from '../../memoize-by-object.ts';
import { widgetCallsOf } from '../widget-calls.ts';
import { nearest } from '../suggest-name.ts';
import type { Path } from '../problem.ts';
import type { Owner, CheckContext } from '../check-context.ts';

const fields = ['publctTypeCd', 'parkKindCd'] as const;
type Field = (typeof fields)[number];

// Value that callers send for no venue.
const NONE = 'NULL';

interface Numbers {
  /** Of venues. */
  readonly venues: ReadonlySet<string>;
  /** Of contents. */
  readonly contents: ReadonlySet<string>;
  /** That widgets ask for by themselves, whatever the venue. */
  readonly asked: ReadonlySet<string>;
}

const numbersOf = memoizeByObject((survey: CheckContext): Readonly<Record<Field, Numbers>> => {
  const bodies = [...survey.prepared.raws.values()];
  const needs = [...survey.documents.layout.values()].flatMap((layout) => widgetCallsOf(survey, layout));
  const of = (field: Field): Numbers => ({
    venues: new Set(bodies.flatMap(({ type, body }) => (type === 'venue' ? [String(body[field])] : []))),
    contents: new Set(
      bodies.flatMap(({ type, body }) => (type !== 'venue' && typeof body[field] === 'string' ? [body[field]] : [])),
    ),
    asked: new Set(needs.flatMap(({ query }) => (isWritten(query[field]) ? [query[field]] : []))),
  });
  return { publctTypeCd: of('publctTypeCd'), parkKindCd: of('parkKindCd') };
});

const isWritten = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && !value.includes('{');

/** Contents of a number that no venue has and no widget asks for: nobody ever sees them. */
export function checkNumbers(survey: CheckContext): void {
  const { board, discount, banner } = survey.documents;
  for (const one of board.values()) checkNumber(survey, one, 'publctTypeCd', one.publctTypeCd);
  for (const one of [...discount.values(), ...banner.values()]) checkNumber(survey, one, 'parkKindCd', one.parkKindCd);
}

function checkNumber(survey: CheckContext, owner: Owner, field: Field, number: string): void {
  const { venues, contents, asked } = numbersOf(survey)[field];
  if (venues.has(number) || asked.has(number) || number === NONE) return;
  // Where a widget asks for a number that nothing has, it may be that one which is miswritten.
  const lost = [...asked].filter((one) => !venues.has(one) && !contents.has(one));
  if (nearest(number, lost).length === 0)
    survey.dangling(owner, [field], 'venue-number', number, () => venues, { severity: 'warning' });
}

/** Numbers that a widget asks for by itself: some venue has them, or some content. `placeOf`: where the settings say a value. */
export function checkNumbersAsked(
  survey: CheckContext,
  owner: Owner,
  query: Readonly<Record<string, string>>,
  placeOf: (number: string) => Path,
): void {
  for (const field of fields) {
    const number = query[field];
    if (!isWritten(number) || number === NONE) continue;
    const { venues, contents } = numbersOf(survey)[field];
    if (!venues.has(number) && !contents.has(number) && survey.documents.venue.size > 0)
      survey.dangling(owner, placeOf(number), 'venue-number', number, () => [...venues, ...contents], {
        severity: 'warning',
      });
  }
}
