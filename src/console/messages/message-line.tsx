import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts, useWords, type Language } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MessageRow } from './rows.ts';
import { TextInput } from './text-input.tsx';
import { locales } from './texts.ts';
import { messageStrings } from './strings.ts';

/** Actions of a row. The object stays the same while the screen is open. */
export interface LineActions {
  readonly choose: (key: string, locale: Language) => void;
  readonly edit: (key: string, locale: Language) => void;
  readonly write: (key: string, locale: Language, text: string) => void;
  readonly leave: (key: string, locale: Language, to: 'here' | 'next' | 'before' | 'elsewhere') => void;
}

interface MessageLineProps {
  readonly row: MessageRow;
  readonly index: number;
  /** Language of the selected cell. */
  readonly cursor: Language | undefined;
  readonly editing: Language | undefined;
  /** Documents that use the text: their keys and titles. */
  readonly used: readonly { readonly key: string; readonly title: string }[];
  readonly act: LineActions;
}

/** Row of a text: key, uses, both languages and state. */
export const MessageLine = memo(function MessageLine({ row, index, cursor, editing, used, act }: MessageLineProps) {
  const words = useWords(messageStrings);
  const { key, text, live, missing, hidden, isChanged } = row;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cursor === undefined ? 'messages-row' : 'messages-row is-current'}
    >
      <div role="rowheader" className="messages-key">
        <span className="mono">{key}</span>
        <UsedBy used={used} />
      </div>
      {locales.map((locale) => {
        const own = text[locale];
        const was = live?.[locale];
        return (
          <div
            key={locale}
            role="gridcell"
            lang={locale}
            data-cell={`${key} ${locale}`}
            tabIndex={cursor === locale && editing === undefined ? 0 : -1}
            className={`messages-cell ${missing.includes(locale) ? 'is-missing' : ''}`}
            onClick={() => {
              if (editing !== locale) act.edit(key, locale);
            }}
            onFocus={(event) => {
              if (event.target === event.currentTarget) act.choose(key, locale);
            }}
          >
            {editing === locale ? (
              <TextInput
                locale={locale}
                label={`${key} · ${locale === 'ko' ? words.korean : words.english}`}
                first={own ?? ''}
                other={text[locale === 'ko' ? 'en' : 'ko']}
                onWrite={(value) => act.write(key, locale, value)}
                onLeave={(to) => act.leave(key, locale, to)}
              />
            ) : own === undefined || own === '' ? (
              <span className="messages-none">
                {hidden.includes(locale) ? words.notShown[locale] : words.write[locale]}
              </span>
            ) : isChanged && was !== own ? (
              <span className="messages-text">
                <ins>{own}</ins>
                {was === undefined ? null : (
                  <>
                    {' '}
                    <del>{was}</del>
                  </>
                )}
              </span>
            ) : (
              <span className="messages-text">{own}</span>
            )}
          </div>
        );
      })}
      <div role="gridcell" className="messages-state">
        <State row={row} />
      </div>
    </div>
  );
});

function State({ row: { missing, hidden, isChanged, live } }: { readonly row: MessageRow }) {
  const words = useWords(messageStrings);
  if (missing.length > 0)
    return (
      <span className="badge bad">
        <Icon name="alert-triangle" />
        <span>{words.missing}</span>
      </span>
    );
  if (isChanged) return <span className="badge draft">{live === undefined ? words.isNew : words.draft}</span>;
  return hidden.length > 0 ? (
    <span className="badge line">
      <Icon name="eye-off" />
      <span>{words.hidden}</span>
    </span>
  ) : (
    <span className="badge ok">{words.live}</span>
  );
}

function UsedBy({ used }: { readonly used: MessageLineProps['used'] }) {
  const words = useWords(messageStrings);
  const texts = useTexts();
  const navigate = useNavigate();
  const [first] = used;
  if (first === undefined) return <span className="micro muted">{words.unused}</span>;
  return (
    <Menu
      className="messages-used micro"
      label={words.uses(used.length)}
      button={<span className="cut">{words.usedBy(first.title, used.length - 1)}</span>}
      items={[
        { label: words.uses(used.length), isHead: true },
        ...used.map(({ key, title }) => ({
          label: `${title} · ${texts.types[key.split('/')[0] ?? ''] ?? ''}`,
          run: () => void navigate(`/content/${key}`),
        })),
      ]}
    />
  );
}
