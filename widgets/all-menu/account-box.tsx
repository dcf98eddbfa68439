import type { Decoded } from '#schemas/command';
import { Avatar } from '#ui/media/avatar.tsx';
import { CommandLink } from '../port.tsx';
import css from './account-box.module.css';
import type { Settings } from './schema.ts';

type Box = NonNullable<Decoded<Settings>['account']>[number];

/** Asks guests to log in. While nobody knows who it is there is no box. */
export function AccountBox({ box }: { readonly box: Omit<Box, 'when'> | undefined }) {
  if (box === undefined) return null;
  const { title, text, button, action, more } = box;
  return (
    <div className={`card ${css['box']}`}>
      <Avatar />
      <div>
        <p className="t-subhead">{title}</p>
        {text ? <p className="t-caption muted">{text}</p> : null}
        {more ? (
          <CommandLink command={more.action} className={css['more']}>
            {more.label}
          </CommandLink>
        ) : null}
      </div>
      <CommandLink command={action} className="btn btn--quiet btn--small">
        {button}
      </CommandLink>
    </div>
  );
}
