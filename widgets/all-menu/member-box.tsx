import type { Membership } from '#schemas/calls/members/answers';
import type { Decoded } from '#schemas/command';
import { Avatar } from '#ui/media/avatar.tsx';
import { formatNumber } from '#ui/content/format-number.ts';
import { Words } from '#ui/content/words.tsx';
import type { DataState } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './account-box.module.css';
import { AccountBox } from './account-box.tsx';
import type { Settings } from './schema.ts';

interface MemberBoxProps {
  readonly box: NonNullable<Decoded<Settings>['member']>[number];
  readonly data: DataState;
}

const isMembership = (value: unknown): value is Membership =>
  typeof value === 'object' && value !== null && 'nickName' in value && 'remainPoint' in value;

/** A member's picture, grade, name and Som. A login that is over shows as logged out, without a word; any other failure leaves the way to my page. */
export function MemberBox({ box, data }: MemberBoxProps) {
  const { text } = useWidgetPort();
  const { program, name, balance, unit, button, action, more, failed, out } = box;
  if (data.state === 'failed' && data.errorType === 'S') return <AccountBox box={out} />;
  const member = data.state === 'ready' && isMembership(data.value) ? data.value : undefined;
  const isWaiting = data.state === 'waiting';
  return (
    <div className={`card ${css['box']}`} aria-busy={isWaiting}>
      <Avatar name={member?.nickName} picture={member?.profileImgUrl} />
      <div>
        {isWaiting ? <Waiting words={program} said={text('loading')} /> : null}
        {member ? <p className="t-caption muted">{`${member.grdCdName} ${program}`}</p> : null}
        {member ? (
          <p className="t-subhead">
            <Words text={name.replace('{{name}}', () => member.nickName)} />
          </p>
        ) : null}
        {!member && !isWaiting ? <p className="t-small">{failed}</p> : null}
        {more ? (
          <CommandLink command={more.action} className={css['more']}>
            {more.label}
          </CommandLink>
        ) : null}
      </div>
      <CommandLink command={action} className="btn btn--quiet btn--small">
        {button}
      </CommandLink>
      {isWaiting || member ? (
        <p className={css['som']} aria-hidden={isWaiting}>
          <span>{balance}</span>
          <span>
            <b className={member ? 'num' : 'num skeleton'}>{formatNumber(member?.remainPoint ?? 0)}</b>
            <span>{unit}</span>
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** Lines of the size that the answer will have. */
function Waiting({ words, said }: { readonly words: string; readonly said: string }) {
  return (
    <>
      <span className="sr">{said}</span>
      <p className="t-caption" aria-hidden="true">
        <span className="skeleton">{`00000 ${words}`}</span>
      </p>
      <p className="t-subhead" aria-hidden="true">
        <span className="skeleton">{words}</span>
      </p>
    </>
  );
}
