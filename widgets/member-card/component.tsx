import type { ReactNode } from 'react';
import type { Membership } from '#schemas/calls/members/answers';
import { Avatar } from '#ui/media/avatar.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Words } from '#ui/content/words.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Note } from '#ui/content/note.tsx';
import { formatNumber } from '#ui/content/format-number.ts';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

const isMembership = (value: unknown): value is Membership =>
  typeof value === 'object' &&
  value !== null &&
  'nickName' in value &&
  typeof value.nickName === 'string' &&
  'remainPoint' in value;

const readMember = (data: DataState | undefined): Membership | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  return data.state === 'ready' && isMembership(data.value) ? data.value : 'failed';
};

/** Room for words that have not come, without words. */
function Blank({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css['blank']}>
      <span>{children}</span>
    </span>
  );
}

export function MemberCard({ settings, data }: WidgetProps<Settings>) {
  const { name, program, balance, unit, more, links = [], failed } = settings;
  const { frame, text } = useWidgetPort();
  const read = readMember(data['member']);
  if (read === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={failed}>
          <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  const member = read === 'waiting' ? undefined : read;
  const points = (
    <>
      <span>{balance}</span>
      <span className={css['points']}>
        <b className="num">{member ? formatNumber(member.remainPoint) : <Blank>0</Blank>}</b>
        <span>{unit}</span>
      </span>
    </>
  );
  return (
    <section className={css['place']} aria-busy={member === undefined}>
      {member ? null : <span className="sr">{text('loading')}</span>}
      <div className={css['card']}>
        <div className={css['who']} aria-hidden={member === undefined}>
          <Avatar name={member?.nickName} picture={member?.profileImgUrl} />
          <div>
            <Heading className={`t-heading ${css['name']}`}>
              {member ? <Words text={name.replace('{{name}}', () => member.nickName)} /> : <Blank>{program}</Blank>}
            </Heading>
            <p>
              {member ? [member.grdCdName, program].filter(Boolean).join(' · ') : <Blank>{`00000 ${program}`}</Blank>}
            </p>
          </div>
        </div>
        {more ? (
          <CommandLink command={more} className={css['som']}>
            {points}
            <Icon name="chevron-right" size="s" />
          </CommandLink>
        ) : (
          <p className={css['som']}>{points}</p>
        )}
      </div>
      {links.length > 0 ? (
        <ul className={`card ${css['links']}`}>
          {links.map((link, index) => (
            <li key={index}>
              <CommandLink command={link.action} className={css['link']}>
                <Icon name={link.icon} />
                <span>{link.label}</span>
              </CommandLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
