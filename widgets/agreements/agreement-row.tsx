import type { Decoded } from '#schemas/command';
import { Words } from '#ui/content/words.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import type { Agreement, AgreementGroup, Ticks } from './agreement-list.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { Tick } from './tick.tsx';

interface AgreementRowProps {
  readonly id: string;
  readonly group: AgreementGroup;
  readonly ticks: Ticks;
  readonly texts: Decoded<Settings>['texts'];
  readonly fault: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
  readonly onPart: (part: string, isTicked: boolean) => void;
  readonly onOpen: (agreement: Agreement) => void;
}

/** An item with its tick, its text behind a button, and its parts. */
export function AgreementRow({ id, group, ticks, texts, fault, onTick, onPart, onOpen }: AgreementRowProps) {
  const { title, isRequired, note, parts, facts, contents } = group;
  const notes = [...(note === '' ? [] : [`${id}-note`]), ...(fault === undefined ? [] : [`${id}-fault`])];
  return (
    <li className={css['row']}>
      <div className={css['line']}>
        <Tick
          id={id}
          isTicked={ticks.has(group.id)}
          isRequired={isRequired}
          isFaulty={fault !== undefined}
          describedBy={notes.join(' ')}
          onTick={onTick}
        >
          <span>
            <Words text={title} /> <span className={css['quiet']}>{isRequired ? texts.required : texts.optional}</span>
          </span>
        </Tick>
        {facts.length > 0 || contents.length > 0 ? (
          <button
            type="button"
            className={`iconbtn ${css['open']}`}
            aria-label={fillText(texts.open, { name: title })}
            aria-haspopup="dialog"
            onClick={() => onOpen(group)}
          >
            <Icon name="chevron-right" />
          </button>
        ) : null}
      </div>
      {note === '' ? null : (
        <p id={`${id}-note`} className={css['note']}>
          <Words text={note} />
        </p>
      )}
      {parts.length === 0 ? null : (
        <div className={css['parts']} role="group" aria-label={title}>
          {parts.map((part) => (
            <button
              key={part.id}
              type="button"
              className="chip"
              aria-pressed={ticks.has(part.id)}
              onClick={() => onPart(part.id, !ticks.has(part.id))}
            >
              {part.title}
            </button>
          ))}
        </div>
      )}
      {fault === undefined ? null : (
        <p id={`${id}-fault`} className={css['fault']}>
          <Icon name="alert-triangle" size="s" />
          <span>{fault}</span>
        </p>
      )}
    </li>
  );
}
