import { Heading, Subheadings } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function Section({ id, settings, children }: WidgetProps<Settings>) {
  const { title, note, more, folded } = settings;
  const heading = `${id}-title`;
  if (folded === true && title) {
    return (
      <section className={`section ${css['section']}`} aria-labelledby={heading}>
        <details className={`card ${css['folded']}`}>
          <summary>
            <Heading id={heading} className={css['fold']}>
              {title}
            </Heading>
            <Icon name="chevron-down" size="s" />
          </summary>
          <div className={css['body']}>
            {note ? <p className={`muted ${css['note']}`}>{note}</p> : null}
            <Subheadings>{children}</Subheadings>
          </div>
        </details>
      </section>
    );
  }
  return (
    <section className={`section ${css['section']}`} {...(title ? { 'aria-labelledby': heading } : {})}>
      {title || more ? (
        <div className={`section__head ${css['head']}`}>
          <div>
            {title ? (
              <Heading id={heading} className={`t-heading ${css['title']}`}>
                {title}
              </Heading>
            ) : null}
            {note ? <p>{note}</p> : null}
          </div>
          {more ? (
            <CommandLink command={more.action} className="more">
              <span>{more.label}</span>
              {title ? <span className="sr">{`: ${title}`}</span> : null}
              <Icon name="chevron-right" size="s" />
            </CommandLink>
          ) : null}
        </div>
      ) : null}
      <div className={css['body']}>{title ? <Subheadings>{children}</Subheadings> : children}</div>
    </section>
  );
}
