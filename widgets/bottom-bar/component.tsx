import { Icon } from '#ui/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { currentItem } from './current-item.ts';
import type { Settings } from './schema.ts';

export function BottomBar({ settings: { items } }: WidgetProps<Settings>) {
  const { frame, href, text } = useWidgetPort();
  if (frame.flags.isFooter === false) return null;
  const current = currentItem(items.map(({ id, action, match }) => ({ id, href: href(action), ...(match ? { match } : {}) })), frame.path);
  return (
    <div className={css['room']}>
      <nav className={css['bar']} aria-label={text('mainMenu')}>
        <ul>
          {items.map(({ id, icon, label, action }) => (
            <li key={id}>
              <CommandLink command={action} className={css['item']} current={id === current}>
                <Icon name={icon} />
                <span>{label}</span>
              </CommandLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
