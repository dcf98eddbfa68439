import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function QuickMenu({ settings }: WidgetProps<Settings>) {
  if (settings.items.length === 0) return null;
  return (
    <nav className={css['place']} aria-label={settings.label}>
      <ul className={css['list']}>
        {settings.items.map((item, index) => (
          <li key={index}>
            <CommandLink command={item.action} className={css['link']}>
              <span className={css['icon']}>
                <Icon name={item.icon} size="l" />
              </span>
              <span>{item.label}</span>
            </CommandLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
