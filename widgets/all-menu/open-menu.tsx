import { lazy, Suspense } from 'react';
import { Subheadings } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { useModal } from '#ui/overlays/use-modal.ts';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { AccountBox } from './account-box.tsx';
import { MemberBox } from './member-box.tsx';
import { MenuBanner } from './menu-banner.tsx';
import { MenuSearch } from './menu-search.tsx';
import { MenuFolds, MenuSections } from './menu-sections.tsx';
import { liveMenu } from './live-menu.ts';
import css from './open-menu.module.css';
import { ParkTabs } from './park-tabs.tsx';
import type { Settings } from './schema.ts';

const waiting = { state: 'waiting' } as const;
// Shown once in the life of a device.
const CoachMark = lazy(async () => ({ default: (await import('./coach-mark.tsx')).CoachMark }));

export function OpenMenu({ id, settings, data }: WidgetProps<Settings>) {
  const { frame, text, run } = useWidgetPort();
  const close = () => run({ kind: 'all-menu' });
  const modal = useModal(close, { hasEntry: true });
  const { title, parks, tools = [], account, member = [], search = [], banner, coach } = settings;
  const [mine] = member;
  const [box] = search;
  const menu = liveMenu(frame.menu, data['menu']);
  const onBackdrop = (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <dialog {...modal} className={css['menu']} aria-labelledby={`${id}-title`} onClick={onBackdrop}>
      <div className={css['sheet']}>
        <div className={css['head']}>
          <h2 id={`${id}-title`} className={css['title']} tabIndex={-1} data-focus>
            {title}
          </h2>
          {tools.map(({ icon, label, action }) => (
            <CommandLink key={label} command={action} className="iconbtn" label={label}>
              <Icon name={icon} />
            </CommandLink>
          ))}
          <button type="button" className="iconbtn" aria-label={text('close')} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {mine ? <MemberBox box={mine} data={data['member'] ?? waiting} /> : <AccountBox box={account?.[0]} />}
        <ParkTabs label={parks} />
        {coach ? (
          <Suspense>
            <CoachMark {...coach} />
          </Suspense>
        ) : null}
        {box ? <MenuSearch id={`${id}-search`} search={box} sections={menu} /> : null}
        {banner ? (
          <Subheadings>
            <MenuBanner data={data['banner'] ?? waiting} />
          </Subheadings>
        ) : null}
        <MenuSections sections={menu.filter(({ footer }) => !footer)} />
        <MenuFolds sections={menu.filter(({ footer }) => footer)} />
      </div>
    </dialog>
  );
}
