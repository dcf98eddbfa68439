import type { RecordFields } from '../shared/answers/is-fields.ts';
import { Heading, PageTitle } from '#ui/content/heading.tsx';
import { formatNumber } from '#ui/content/format-number.ts';
import { Art } from '#ui/media/art.tsx';
import { fieldText } from '../shared/records/read-records.ts';
import { duration } from '../shared/texts/duration.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { ReportSettings } from './report-settings.ts';
import { dottedDay, numberOf, rowsOf } from './read-report.ts';

type Texts = ReportSettings['texts'];

/** Picture of the park with the day and a sentence. */
export function Cover({
  record,
  title,
  badge,
}: {
  readonly record: RecordFields;
  readonly title: string;
  readonly badge?: string;
}) {
  const [day, art] = [fieldText(record, 'reportDate'), fieldText(record, 'imageNm')];
  return (
    <div className={css['cover']}>
      {art === '' ? null : (
        <div className={css['scene']}>
          <Art name={art} eager />
        </div>
      )}
      <p className={css['chips']}>
        {day === '' ? null : <span className={`num ${css['day']}`}>{dottedDay(day)}</span>}
        {badge === undefined ? null : <span className={css['badge']}>{badge}</span>}
      </p>
      <PageTitle className={`t-title ${css['title']}`}>{title}</PageTitle>
    </div>
  );
}

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly isGood?: boolean;
}

const figuresOf = (record: RecordFields, texts: Texts, isOwn: boolean): readonly Figure[] => {
  const times = (label: string, field: string): Figure[] =>
    numberOf(record, field) === 0
      ? []
      : [{ label, value: fillText(texts.times, { count: formatNumber(numberOf(record, field)) }) }];
  const counts = [
    ...times(texts.rides, 'rideCnt'),
    ...times(texts.uses, 'useCnt'),
    ...times(texts.courses, 'courseCnt'),
    ...times(texts.events, 'eventCnt'),
    ...times(texts.badges, 'badgeCnt'),
  ];
  if (!isOwn) return counts;
  const [saved, som, steps] = [numberOf(record, 'savedMin'), numberOf(record, 'somAmt'), numberOf(record, 'stepCnt')];
  return [
    { label: texts.stay, value: duration(numberOf(record, 'stayMin'), texts) },
    ...(saved === 0 ? [] : [{ label: texts.saved, value: duration(saved, texts), isGood: true }]),
    ...counts,
    ...(som === 0 ? [] : [{ label: texts.som, value: formatNumber(som) }]),
    ...(steps === 0 || texts.steps === undefined ? [] : [{ label: texts.steps, value: formatNumber(steps) }]),
  ];
};

/** Numbers of the day; those of nothing are left out. */
export function Numbers({
  record,
  texts,
  isOwn,
}: {
  readonly record: RecordFields;
  readonly texts: Texts;
  readonly isOwn: boolean;
}) {
  const figures = figuresOf(record, texts, isOwn);
  return figures.length === 0 ? null : (
    <dl className={css['numbers']}>
      {figures.map(({ label, value, isGood = false }) => (
        <div key={label} className="card">
          <dt>{label}</dt>
          <dd className={isGood ? `num ${css['good']}` : 'num'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names of courses, events and badges of the day. */
export function Lists({ record, texts }: { readonly record: RecordFields; readonly texts: Texts }) {
  const lists = [
    { label: texts.courses, rows: rowsOf(record, 'courseList') },
    { label: texts.events, rows: rowsOf(record, 'eventList') },
    { label: texts.badges, rows: rowsOf(record, 'badgeList') },
  ].filter(({ rows }) => rows.length > 0);
  return lists.map(({ label, rows }) => (
    <section key={label} className={`card ${css['list']}`}>
      <Heading className="t-subhead">{label}</Heading>
      <ul>
        {rows.map((row, index) => (
          <li key={index}>{fieldText(row, 'name')}</li>
        ))}
      </ul>
    </section>
  ));
}
