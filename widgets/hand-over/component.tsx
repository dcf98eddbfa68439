import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { RefusalOffer } from '../shared/refusals/refusal-offer.tsx';
import css from './component.module.css';
import { readChoices, type Choice } from './read-choices.ts';
import type { Settings } from './schema.ts';
import { useHandOver } from './use-hand-over.ts';

const placeholders = [1, 2, 3];

export function HandOver(props: WidgetProps<Settings>) {
  const { frame } = useWidgetPort();
  const { hiddenBy } = props.settings;
  return hiddenBy !== undefined && (frame.query?.[hiddenBy] ?? '') !== '' ? null : <ShownHandOver {...props} />;
}

function ShownHandOver({ settings, data }: WidgetProps<Settings>) {
  const { title, intro, label, variant = 'cards', note, empty, offers } = settings;
  const port = useWidgetPort();
  const { leaving, refused, leave, again } = useHandOver(settings);
  const choices = readChoices(settings, data['choices']);
  if (choices.length === 0 && empty === undefined) return null;
  return (
    <div className={css['place']}>
      {title || intro ? (
        <div className={css['head']}>
          {title ? <Heading className="t-lead">{title}</Heading> : null}
          {intro ? <p className={css['intro']}>{intro}</p> : null}
        </div>
      ) : null}
      {choices === 'failed' ? (
        <Note icon="cloud" text={port.text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {port.text('retry')}
          </CommandLink>
        </Note>
      ) : choices === 'waiting' ? (
        <div className={css['choices']} aria-busy>
          <span className="sr">{port.text('loading')}</span>
          {placeholders.map((one) => (
            <span key={one} className={`skeleton ${variant === 'cards' ? css['card'] : css['button']}`} />
          ))}
        </div>
      ) : choices.length === 0 ? (
        <Note icon="lock" text={empty ?? ''} />
      ) : (
        <ul className={css['choices']} aria-label={label}>
          {choices.map((choice) => (
            <li key={choice.key}>
              <ChoiceButton
                choice={choice}
                isCard={variant === 'cards'}
                isLeaving={leaving === choice.key}
                isOff={leaving !== undefined}
                onPress={() => leave(choice)}
              />
            </li>
          ))}
        </ul>
      )}
      {refused ? (
        <p role="alert" className={css['refusal']}>
          <Icon name="alert-triangle" size="s" />
          <span>{refused.message}</span>
        </p>
      ) : null}
      {refused ? <RefusalOffer offers={offers} refused={refused} onAgain={again} /> : null}
      {note ? (
        <p className={css['note']}>
          <Icon name={note.icon ?? 'lock'} size="s" />
          <span>{note.text}</span>
        </p>
      ) : null}
      <p role="status" className="sr">
        {leaving === undefined ? '' : port.text('loading')}
      </p>
    </div>
  );
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly isCard: boolean;
  readonly isLeaving: boolean;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function ChoiceButton({ choice: { icon, title, text }, isCard, isLeaving, isOff, onPress }: ChoiceButtonProps) {
  const spinner = <span className={css['spinner']} aria-hidden="true" />;
  const off = isOff ? { 'aria-disabled': true } : {};
  if (!isCard)
    return (
      <button type="button" className={`btn btn--line btn--wide ${css['button']}`} onClick={onPress} {...off}>
        {isLeaving ? spinner : icon === undefined ? null : <Icon name={icon} />}
        <span>{title}</span>
      </button>
    );
  return (
    <button
      type="button"
      className={isLeaving ? `card ${css['card']} ${css['leaving']}` : `card ${css['card']}`}
      onClick={onPress}
      {...off}
    >
      {icon === undefined ? null : (
        <span className={css['mark']}>
          <Icon name={icon} />
        </span>
      )}
      <span className={css['words']}>
        <b>{title}</b>
        {text === undefined ? null : <span>{text}</span>}
      </span>
      <span className={css['end']}>{isLeaving ? spinner : <Icon name="chevron-right" size="s" />}</span>
    </button>
  );
}
