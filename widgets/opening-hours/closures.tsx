import { Row } from '#ui/cards/row.tsx';
import { plain } from '#ui/cards/wrap.tsx';
import { Badge } from '#ui/content/badge.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { openingNow, todayOf, type OpeningDay } from '../shared/park/opening-now.ts';
import { useFacilityNow, useNow } from '../shared/park/park-screen.tsx';
import { CommandLink } from '../port.tsx';
import { readFacilities } from '../shared/park/read-park.ts';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface ClosedRow {
  readonly facilityId: string;
  readonly faciltCateKindCd: string;
  readonly name: string;
  readonly text: string;
  readonly badge: string;
  readonly tone: 'wait' | 'stop';
}

/** Closed facilities with the reason. */
export function ClosedRows({
  rows,
  settings: { detail },
}: {
  readonly rows: readonly ClosedRow[];
  readonly settings: WidgetProps<Settings>['settings'];
}) {
  return (
    <ul className="card rows">
      {rows.map(({ facilityId, faciltCateKindCd, name, text, badge, tone }) => (
        <li key={facilityId}>
          <Row
            icon={tone === 'wait' ? 'player-pause' : 'tool'}
            title={name}
            text={text}
            badge={<Badge text={badge} tone={tone} />}
            wrap={
              detail === undefined
                ? plain
                : (className, children) => (
                    <CommandLink command={detail} item={{ facilityId, faciltCateKindCd }} className={className}>
                      {children}
                    </CommandLink>
                  )
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Lists today's closures: from the calendar of the venue and, while it is open, from the live states. */
export function Closures({ settings, data, days }: WidgetProps<Settings> & { readonly days: readonly OpeningDay[] }) {
  const { texts, state } = settings;
  const now = useNow();
  const nowOf = useFacilityNow(useFacilityStates());
  const planned = (todayOf(days, now)?.closedList ?? []).map((one): ClosedRow => ({
    ...one,
    text: one.reason,
    badge: state.closed,
    tone: 'stop',
  }));
  const facilities = readFacilities(data['facilities']);
  const isOpen = now !== undefined && ['open', 'night'].includes(openingNow(days, now).kind);
  const live = (isOpen && typeof facilities !== 'string' ? facilities : []).flatMap((item): readonly ClosedRow[] => {
    const { kind } = nowOf(item);
    if ((kind !== 'rest' && kind !== 'closed') || planned.some(({ facilityId }) => facilityId === item.facilityId))
      return [];
    return [{ ...item, text: item.areaNm, badge: state[kind], tone: kind === 'rest' ? 'wait' : 'stop' }];
  });
  const rows = [...planned, ...live];
  return (
    <div className={css['place']}>
      {rows.length === 0 ? (
        <p className={css['none']}>{texts.noClosures}</p>
      ) : (
        <ClosedRows rows={rows} settings={settings} />
      )}
    </div>
  );
}
