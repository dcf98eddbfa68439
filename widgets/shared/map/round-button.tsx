import { Icon } from '#ui/media/icon.tsx';
import css from '#ui/map/map-window.module.css';

interface RoundButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly className?: string | undefined;
  /** The button ignores presses for a while. */
  readonly isResting?: boolean;
  readonly onPress: () => void;
}

/** A button over a map. */
export function RoundButton({ label, icon, className = '', isResting = false, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`${css['round']} ${className}`}
      aria-label={label}
      {...(isResting ? { 'aria-disabled': true } : {})}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
