import type { ReactNode } from 'react';
import type { Command } from '#schemas/command';
import type { EventState } from '#schemas/calls/events/answers';
import { Note } from '#ui/content/note.tsx';
import type { DataState } from '../../define-widget.ts';
import css from './event-frame.module.css';
import { readEvent } from './event-state.ts';
import { CommandLink, useWidgetPort } from '../../port.tsx';

interface EventFrameProps {
  readonly data: DataState | undefined;
  readonly children: (event: EventState) => ReactNode;
}

/** Shows an event once its state is known. A missing event shows nothing: the article above says so. */
export function EventFrame({ data, children }: EventFrameProps): ReactNode {
  const { text } = useWidgetPort();
  const event = readEvent(data);
  if (event === 'missing') return null;
  if (event === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        <div className={`card skeleton ${css['waiting']}`} />
      </div>
    );
  if (event === 'failed')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  const content = children(event);
  return content === null ? null : <div className={css['place']}>{content}</div>;
}

interface GuestProps {
  readonly guest: { readonly text: string; readonly label: string; readonly action: Command };
}

/** Asks a guest to log in. */
export function EventGuest({ guest: { text, label, action } }: GuestProps): ReactNode {
  return (
    <Note icon="user-circle" text={text}>
      <CommandLink command={action} className="btn btn--main btn--small">
        {label}
      </CommandLink>
    </Note>
  );
}

/** Says why the member cannot take part. */
export function EventRefusal({ text }: { readonly text: string }): ReactNode {
  return text === '' ? null : <p className={css['refusal']}>{text}</p>;
}
