import type { Decoded } from '#schemas/command';
import type { Operations } from '#schemas/calls/contents/park-answers';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { clock } from '../shared/facilities/facility-now.ts';
import { useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

/** Day, times and company of a visit. Another day opens its plan. */
export function VisitFields({
  plan: { visitDt, arrive, leave, withCd },
  days,
  company,
  texts,
  onArrive,
  onLeave,
  onCompany,
}: {
  readonly plan: Readonly<Record<'visitDt' | 'arrive' | 'leave' | 'withCd', string>>;
  readonly days: Operations['dayList'];
  readonly company: Decoded<Settings>['company'];
  readonly texts: Decoded<Settings>['texts'];
  readonly onArrive: (time: string) => void;
  readonly onLeave: (time: string) => void;
  readonly onCompany: (code: string) => void;
}) {
  const port = useWidgetPort();
  return (
    <div className={css['fields']}>
      <label className={css['field']}>
        <span>{texts.day}</span>
        <select
          value={visitDt}
          onChange={({ currentTarget }) =>
            port.run({
              kind: 'go',
              to: changeQuery(port.frame.path, port.frame.query, { date: currentTarget.value }),
              replace: true,
            })
          }
        >
          {days.every(({ date }) => date.replaceAll('-', '') !== visitDt) ? (
            <option value={visitDt}>{`${visitDt.slice(4, 6)}.${visitDt.slice(6)}`}</option>
          ) : null}
          {days
            .filter(({ openYn }) => openYn === 'Y')
            .map(({ date }) => date.replaceAll('-', ''))
            .map((date) => (
              <option key={date} value={date}>{`${date.slice(4, 6)}.${date.slice(6)}`}</option>
            ))}
        </select>
      </label>
      <label className={css['field']}>
        <span>{texts.arrival}</span>
        <input
          type="time"
          value={clock(arrive)}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') onArrive(currentTarget.value.replace(':', ''));
          }}
        />
      </label>
      <label className={css['field']}>
        <span>{texts.leaving}</span>
        <input
          type="time"
          value={clock(leave)}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') onLeave(currentTarget.value.replace(':', ''));
          }}
        />
      </label>
      <label className={css['field']}>
        <span>{texts.withWhom}</span>
        <select value={withCd} onChange={({ currentTarget }) => onCompany(currentTarget.value)}>
          <option value="">{port.text('fieldOptional')}</option>
          {company.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
