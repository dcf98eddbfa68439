import type { Decoded } from '#schemas/command';
import { Icon } from '#ui/media/icon.tsx';
import { ExternalLinkIcon } from '#ui/navigation/external-link-icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { Codes } from './codes.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { shows } from './shows.ts';

type Group = NonNullable<Decoded<Settings>['quick']>;

/** Links below a page; none on pages without a footer or without scrolling. */
export function PageLinks({ id, settings }: WidgetProps<Settings>) {
  const { frame } = useWidgetPort();
  const { quick, codes, groups } = settings;
  if (!shows(frame)) return null;
  const isFilled = (group: { readonly items: readonly unknown[] } | undefined): boolean =>
    group !== undefined && group.items.length > 0;
  const showsQuick = isFilled(quick) && shows(frame, ['quick']);
  if (!showsQuick && !isFilled(codes) && !isFilled(groups)) return null;
  return (
    <div className={css['place']}>
      {quick && showsQuick ? <Quick group={quick} /> : null}
      {codes && isFilled(codes) ? <Codes id={`${id}-codes`} group={codes} /> : null}
      {groups && isFilled(groups) ? <Groups id={`${id}-groups`} group={groups} /> : null}
    </div>
  );
}

function Quick({ group: { title, items } }: { readonly group: Group }) {
  return (
    <nav className={css['quick']} aria-label={title}>
      <ul>
        {items.map(({ icon, label, action }, index) => (
          <li key={index}>
            <CommandLink command={action} className={css['chip']}>
              <Icon name={icon} size="s" />
              <span>{label}</span>
            </CommandLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Groups({ id, group: { title, note, items } }: { readonly id: string; readonly group: Group }) {
  const { text } = useWidgetPort();
  return (
    <section aria-labelledby={id}>
      <div className="section__head">
        <div>
          <h2 id={id} className="t-heading">
            {title}
          </h2>
          {note ? <p>{note}</p> : null}
        </div>
      </div>
      <ul className={css['groups']}>
        {items.map(({ icon, label, action }, index) => (
          <li key={index}>
            <CommandLink command={action} className={css['line']}>
              <Icon name={icon} />
              <span>{label}</span>
              <ExternalLinkIcon command={action} text={text('newWindow')} />
            </CommandLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
