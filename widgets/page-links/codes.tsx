import type { Command, Decoded } from '#schemas/command';
import { LazyQrCode } from '#ui/qr/lazy-qr-code.tsx';
import { ExternalLinkIcon } from '#ui/navigation/external-link-icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './codes.module.css';
import type { Settings } from './schema.ts';

interface CodesProps {
  readonly id: string;
  readonly group: NonNullable<Decoded<Settings>['codes']>;
}

/** The code encodes the real target, not its sandbox page. */
const addressOf = (command: Command): string | undefined =>
  command.kind === 'open' ? (command.address ?? command.href) : undefined;

/** Links as QR codes; in a wide window they stand beside the page. */
export function Codes({ id, group: { title, items } }: CodesProps) {
  const { inApp, text } = useWidgetPort();
  return (
    <aside className={css['codes']} aria-labelledby={id}>
      <h2 id={id} className={`t-heading ${css['title']}`}>
        {title}
      </h2>
      <ul>
        {items.map(({ label, text: words, action }, index) => {
          // Nobody scans a code with the phone that shows it.
          const address = inApp ? undefined : addressOf(action);
          return (
            <li key={index}>
              <CommandLink command={action} className={`card ${css['tile']}`}>
                {address ? (
                  <span className={css['code']}>
                    <LazyQrCode text={address} label="QR" />
                  </span>
                ) : null}
                <span>
                  <b>
                    <span>{label}</span>
                    <ExternalLinkIcon command={action} text={text('newWindow')} />
                  </b>
                  <small>{words}</small>
                </span>
              </CommandLink>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
