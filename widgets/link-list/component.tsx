import type { Decoded } from '#schemas/command';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { isShown, readRecords } from '../shared/records/read-records.ts';
import css from './component.module.css';
import { Group } from './group.tsx';
import { PassSkeleton, Passes } from './pass.tsx';
import { Buttons } from './buttons.tsx';
import { Rows } from './rows.tsx';
import type { Settings } from './schema.ts';
import { Timeline } from './timeline.tsx';

const variants = { rows: Rows, timed: Rows, group: Group, timeline: Timeline, pass: Passes, buttons: Buttons } as const;

type Having = NonNullable<Settings['items'][number]['having']>;

/** What is known of the member's records; undefined until their call has answered. */
const havingOf = (
  { list, show = [] }: NonNullable<Decoded<Settings>['records']>,
  data: DataState | undefined,
): Having | undefined => {
  const records = readRecords(data, list);
  if (records === 'waiting') return undefined;
  if (records === 'failed') return 'unknown';
  return records.some((record) => isShown({ show }, record)) ? 'some' : 'none';
};

export function LinkList({ settings, data }: WidgetProps<Settings>) {
  const Variant = variants[settings.variant];
  const having = settings.records === undefined ? undefined : havingOf(settings.records, data['records']);
  const items = settings.items.filter((item) => item.having === undefined || item.having === having);
  // One item takes the place that is kept for it.
  const isWaiting = having === undefined && items.length < settings.items.length;
  if (items.length === 0 && !isWaiting) return null;
  return (
    <div className={settings.variant === 'buttons' ? css['buttons'] : css['place']}>
      {items.length > 0 ? <Variant items={items} isTimed={settings.variant === 'timed'} /> : null}
      {isWaiting ? <PassSkeleton /> : null}
    </div>
  );
}
