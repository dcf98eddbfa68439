import type { SettingLocation } from '#schemas/frame-model';
import { Icon } from '#ui/media/icon.tsx';
import { useScrolledPast } from '#ui/hooks/use-scrolled-past.ts';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, hasHeaderTitle, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { HeaderButton } from './header-button.tsx';
import { LanguageButton } from './language-button.tsx';
import type { Settings } from './settings.ts';
import { shows } from './shows.ts';
import { ViewSwitch } from './view-switch.tsx';

export function Header({ settings }: WidgetProps<Settings>) {
  const { frame, text } = useWidgetPort();
  const [top, isScrolled] = useScrolledPast<HTMLSpanElement>();
  const { logo, back = [], buttons, toggle, menu, language } = settings;
  const { flags, venue, title } = frame;
  const stands = (...place: SettingLocation): boolean => shows(frame, place, settings);
  const backTo = back.find(({ screen }) => screen === frame.screen)?.action ?? { kind: 'back' as const };
  const isHome = stands('logo');
  const isOver = isHome && venue !== undefined;
  const mark = venue?.mark ?? logo.icon;
  const skip = (
    <a className={`btn btn--main btn--small ${css['skip']}`} href="#main">
      {text('skip')}
    </a>
  );
  // A header stays in view, unless its page lets it go.
  const isLoose = flags.isStickyHeader === false && flags.headerFixed !== true;
  if (!stands()) return skip;
  return (
    <>
      {skip}
      <span ref={top} className={css['top']} />
      <header
        className={`${css['header']} ${isOver ? css['over'] : ''} ${isScrolled ? css['scrolled'] : ''} ${isLoose ? css['loose'] : ''}`}
        data-frame={isOver && !isScrolled ? 'over' : undefined}
      >
        {stands('back') ? (
          <CommandLink command={backTo} className="iconbtn" label={text('back')}>
            <Icon name="arrow-left" />
          </CommandLink>
        ) : null}
        {isHome ? (
          <CommandLink command={logo.action} className={`${css['logo']} ${venue ? '' : css['site']}`}>
            {mark ? <Icon name={mark} /> : null}
            <span className={css['name']}>{venue?.name ?? frame.siteName}</span>
            <span className="sr">{`, ${logo.label}`}</span>
          </CommandLink>
        ) : hasHeaderTitle(frame) ? (
          <h1 className={css['title']}>{title}</h1>
        ) : null}
        <div className={css['tools']}>
          {toggle && stands('toggle') ? <ViewSwitch toggle={toggle} /> : null}
          {buttons
            .filter((_, index) => stands('buttons', index))
            .map((button, index) => (
              <HeaderButton key={`${button.flag}-${index}`} button={button} />
            ))}
          {language ? <LanguageButton names={language} isShort={venue !== undefined} /> : null}
          {menu && stands('menu') ? (
            <CommandLink command={{ kind: 'all-menu' }} className="iconbtn" label={menu.label}>
              <Icon name={menu.icon} />
            </CommandLink>
          ) : null}
        </div>
      </header>
    </>
  );
}
