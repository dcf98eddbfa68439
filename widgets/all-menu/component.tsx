import { Icon } from '#ui/icon.tsx';
import { useModal } from '#ui/use-modal.ts';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { AccountBox } from './account-box.tsx';
import css from './component.module.css';
import { MenuBanner } from './menu-banner.tsx';
import { MenuFolds, MenuSections } from './menu-sections.tsx';
import { ParkTabs } from './park-tabs.tsx';
import type { Settings } from './schema.ts';

/** Nothing until it is opened, so the server sends none of it. */
export function AllMenu(props: WidgetProps<Settings>) {
  return useWidgetPort().menuOpen ? <OpenMenu {...props} /> : null;
}

function OpenMenu({ id, settings, data }: WidgetProps<Settings>) {
  const { frame, text, run } = useWidgetPort();
  const close = () => run({ kind: 'all-menu' });
  const modal = useModal(close, { hasEntry: true });
  const { title, parks, settings: appSettings, account, banner } = settings;
  const onBackdrop = (event: { readonly target: EventTarget; readonly currentTarget: EventTarget }) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    <dialog {...modal} className={css['menu']} aria-labelledby={`${id}-title`} onClick={onBackdrop}>
      <div className={css['sheet']}>
        <div className={css['head']}>
          <h2 id={`${id}-title`} className={css['title']} tabIndex={-1} data-focus>{title}</h2>
          {appSettings ? (
            <CommandLink command={appSettings.action} className="iconbtn" label={appSettings.label}><Icon name={appSettings.icon} /></CommandLink>
          ) : null}
          <button type="button" className="iconbtn" aria-label={text('close')} onClick={close}><Icon name="x" /></button>
        </div>
        <AccountBox boxes={account} />
        <ParkTabs label={parks} />
        {banner ? <MenuBanner data={data['banner'] ?? { state: 'waiting' }} /> : null}
        <MenuSections sections={frame.menu.filter(({ footer }) => !footer)} />
        <MenuFolds sections={frame.menu.filter(({ footer }) => footer)} />
      </div>
    </dialog>
  );
}
