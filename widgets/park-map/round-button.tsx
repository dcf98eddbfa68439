import { Icon } from '#ui/media/icon.tsx';
import css from './component.module.css';

interface RoundButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly className?: string | undefined;
  readonly onPress: () => void;
}

/** A button over the map. */
export function RoundButton({ label, icon, className = '', onPress }: RoundButtonProps) {
  return <button type="button" className={`${css['round']} ${className}`} aria-label={label} onClick={onPress}><Icon name={icon} /></button>;
}
