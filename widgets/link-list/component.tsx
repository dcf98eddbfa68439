import type { WidgetProps } from '../define-widget.ts';
import css from './component.module.css';
import { Group } from './group.tsx';
import { Passes } from './pass.tsx';
import { Buttons } from './buttons.tsx';
import { Rows } from './rows.tsx';
import type { Settings } from './schema.ts';
import { Timeline } from './timeline.tsx';

const variants = { rows: Rows, timed: Rows, group: Group, timeline: Timeline, pass: Passes, buttons: Buttons } as const;

export function LinkList({ settings }: WidgetProps<Settings>) {
  const Variant = variants[settings.variant];
  if (settings.items.length === 0) return null;
  return (
    <div className={settings.variant === 'buttons' ? css['buttons'] : css['place']}>
      <Variant items={settings.items} isTimed={settings.variant === 'timed'} />
    </div>
  );
}
