import type { Command } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import { useRestingPress } from '#ui/hooks/use-resting-press.ts';
import { useWidgetPort } from '../port.tsx';
import css from './component.module.css';

interface RestingButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly action: Command;
  readonly ms: number;
  /** Read out after a press. */
  readonly done: string;
}

/** A button that can be pressed again only after a while. It keeps the focus meanwhile, so it is not disabled for the browser. */
export function RestingButton({ icon, label, action, ms, done }: RestingButtonProps) {
  const { run } = useWidgetPort();
  const { isResting, press } = useRestingPress(ms, () => run(action));
  return (
    <>
      <button
        type="button"
        className={`iconbtn ${css['rest']}`}
        aria-label={label}
        aria-disabled={isResting}
        onClick={press}
      >
        <Icon name={icon} />
      </button>
      <span className="sr" role="status">
        {isResting ? done : ''}
      </span>
    </>
  );
}
