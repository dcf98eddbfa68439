import type { Decoded } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { RestingButton } from './resting-button.tsx';
import type { Settings } from './settings.ts';

export type Button = Decoded<Settings>['buttons'][number];

/** A button of the header: a pill where words are drawn, else an icon with a name. */
export function HeaderButton({ button }: { readonly button: Button }) {
  const { frame, unread } = useWidgetPort();
  const { icon, label, text, action, rest, news } = button;
  if (rest) return <RestingButton icon={icon} label={label} action={action} ms={rest.ms} done={rest.done} />;
  if (news) {
    const isNew = unread > 0;
    return (
      <CommandLink command={action} className="iconbtn">
        <Icon name={isNew || frame.flags.alarmOn === true ? news.icon : icon} />
        <span className="sr">{label}</span>
        {isNew ? (
          <span className={`iconbtn__dot ${css['new']}`}>
            <span className="sr">{news.text}</span>
          </span>
        ) : null}
      </CommandLink>
    );
  }
  if (text)
    return (
      <CommandLink command={action} className={css['pill']}>
        <Icon name={icon} size="s" />
        <span>{text}</span>
      </CommandLink>
    );
  return (
    <CommandLink command={action} className="iconbtn" label={label}>
      <Icon name={icon} />
    </CommandLink>
  );
}
