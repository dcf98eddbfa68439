import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { AlarmCount } from '../members/privacy/alarm-count.tsx';
import { countOf, useProblemsPart } from '../problems/use-problems.tsx';
import { problemStrings } from '../problems/strings.ts';
import { useMe } from '../session/current-user.ts';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

const areas = [
  { to: '/', icon: 'home', name: 'home' },
  { to: '/today', icon: 'clock', name: 'today' },
  { to: '/members', icon: 'users', name: 'members' },
  { to: '/content', icon: 'files', name: 'content' },
  { to: '/menus', icon: 'list-tree', name: 'menus' },
  { to: '/messages', icon: 'language', name: 'messages' },
  { to: '/media', icon: 'photo', name: 'media' },
  { to: '/releases', icon: 'git-commit', name: 'releases' },
] as const;

/** Areas that need one of some rights. Administrators see the Today board, because it says how to get its role. */
const neededRights: Readonly<Record<string, readonly string[]>> = {
  '/today': ['operations', 'administer'],
  '/members': ['campaigns', 'privacy-officer'],
};

/** Navigation rail with the areas of the console. */
export function Rail() {
  const rail = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On narrow screens the rail scrolls.
  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (rail.current !== null && current)
      rail.current.scrollLeft = current.offsetLeft + (current.offsetWidth - rail.current.clientWidth) / 2;
  }, [pathname]);
  const texts = useTexts();
  const { rights, withheld } = useMe();
  const words = useWords(problemStrings);
  const errors = useProblemsPart(({ problems }) => countOf(problems).errors);
  return (
    <nav ref={rail} className="rail" aria-label={texts.areas.label} data-pane="last">
      <span className="mark">
        <Icon name="copy" size="l" />
      </span>
      {areas
        .filter(
          ({ to }) => neededRights[to]?.some((right) => rights.includes(right) || withheld.includes(right)) !== false,
        )
        .map(({ to, icon, name }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            <Icon name={icon} />
            <span>{texts.areas[name]}</span>
            {to === '/members' && rights.includes('privacy-officer') ? <AlarmCount key={pathname} /> : null}
          </NavLink>
        ))}
      <NavLink to="/problems">
        <Icon name="alert-triangle" />
        <span>{texts.areas.problems}</span>
        {errors === 0 ? null : (
          <span className="count problems-rail">
            <span aria-hidden="true">{errors}</span>
            <span className="sr">{words.problems(errors)}</span>
          </span>
        )}
      </NavLink>
      <span className="end">
        <NavLink to="/settings">
          <Icon name="settings" />
          <span>{texts.areas.settings}</span>
        </NavLink>
      </span>
    </nav>
  );
}
