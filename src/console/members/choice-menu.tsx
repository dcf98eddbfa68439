import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

interface ChoiceMenuProps {
  /** Text of the button. */
  readonly text: string;
  /** Accessible name of the button. Default: its text. */
  readonly label?: string;
  readonly icon?: string;
  readonly isMain?: boolean;
  readonly items: readonly { readonly label: string; readonly run: () => void }[];
}

/** Button that opens a list of choices, such as the reasons of a decision. */
export function ChoiceMenu({ text, label = text, icon, isMain = false, items }: ChoiceMenuProps) {
  return (
    <Menu
      className={isMain ? 'btn primary s' : 'btn s'}
      label={label}
      button={
        <span className="row tight">
          {icon === undefined ? null : <Icon name={icon} size="s" />}
          <span>{text}</span>
          <Icon name="chevron-down" size="s" />
        </span>
      }
      items={items}
    />
  );
}
