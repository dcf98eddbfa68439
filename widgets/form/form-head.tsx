import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { Decoded } from '#schemas/command';
import css from './component.module.css';
import { useWidgetPort } from '../port.tsx';
import { LinkedText } from './linked-text.tsx';
import type { Settings } from './settings.ts';

type HeadProps = Pick<Decoded<Settings>, 'icon' | 'title' | 'intro' | 'returnIntros' | 'notes'> & {
  readonly titleId: string;
};

/** Purpose of a form. */
export function FormHead({ titleId, icon, title, intro: usual, returnIntros = [], notes = [] }: HeadProps) {
  const { frame } = useWidgetPort();
  const returnQuery = new URLSearchParams(frame.query?.['from']?.split('?')[1]);
  const intro = returnIntros.find((one) => (returnQuery.get(one.with) ?? '') !== '')?.text ?? usual;
  if (!icon && !title && !intro && notes.length === 0) return null;
  return (
    <div className={css['head']}>
      {icon ? (
        <span className={css['mark']}>
          <Icon name={icon} size="l" />
        </span>
      ) : null}
      {title ? (
        <Heading id={titleId} className="t-lead">
          {title}
        </Heading>
      ) : null}
      {intro ? (
        <p className="muted">
          <LinkedText text={intro} />
        </p>
      ) : null}
      {notes.map((note, index) => (
        <p key={index} className="muted">
          <LinkedText text={note.text} />
        </p>
      ))}
    </div>
  );
}
