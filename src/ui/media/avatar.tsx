import type { ReactNode } from 'react';
import { Words } from '../content/words.tsx';
import css from './avatar.module.css';
import { Icon } from './icon.tsx';

interface FaceProps {
  /** Undefined while the member is unknown. */
  readonly name?: string | undefined;
  readonly picture?: string | undefined;
}

/** Shows the member's picture, or the first letter of the name. Accepts pictures from this site only. */
export function Avatar({ name, picture = '' }: FaceProps): ReactNode {
  if (name === undefined)
    return (
      <span className={css['face']}>
        <Icon name="user" />
      </span>
    );
  if (/^\/(?!\/)/.test(picture)) return <img className={css['face']} src={picture} alt="" width={48} height={48} />;
  return (
    <span className={css['face']} aria-hidden="true">
      <b>
        <Words text={Array.from(name).at(0) ?? ''} />
      </b>
    </span>
  );
}
