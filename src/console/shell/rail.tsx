import { NavLink } from 'react-router-dom';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

const areas = [
  { to: '/', icon: 'home', name: 'home' },
  { to: '/content', icon: 'files', name: 'content' },
  { to: '/menus', icon: 'list-tree', name: 'menus' },
  { to: '/messages', icon: 'language', name: 'messages' },
  { to: '/releases', icon: 'git-commit', name: 'releases' },
] as const;

/** The areas of the console. */
export function Rail() {
  const texts = useTexts();
  return (
    <nav className="rail" aria-label={texts.areas.label}>
      <span className="mark"><Icon name="copy" size="l" /></span>
      {areas.map(({ to, icon, name }) => (
        <NavLink key={to} to={to} end={to === '/'}><Icon name={icon} /><span>{texts.areas[name]}</span></NavLink>
      ))}
      <span className="end"><NavLink to="/settings"><Icon name="settings" /><span>{texts.areas.settings}</span></NavLink></span>
    </nav>
  );
}
