import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWords, type Language } from '../texts/use-texts.ts';
import { focusWhenRendered } from '../ui/focus-when-rendered.ts';
import { Icon } from '../ui/icon.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { maxTextLength, checkText } from './check-text.ts';
import { messageStrings } from './strings.ts';

interface TextInputProps {
  readonly locale: Language;
  readonly label: string;
  readonly first: string;
  readonly other: string | undefined;
  /** Called shortly after the last keystroke, and at the end with the final text. */
  readonly onWrite: (text: string) => void;
  readonly onLeave: (to: 'here' | 'next' | 'before' | 'elsewhere') => void;
}

const afterMs = 300;

/** Text field that saves drafts while typing. Enter and Tab finish, Escape restores the original text. */
export function TextInput({ locale, label, first, other, onWrite, onLeave }: TextInputProps) {
  const words = useWords(messageStrings);
  // Saving changes `first` while typing.
  const [before] = useState(first);
  const [text, setText] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useRef(first);
  const last = useRef(first);
  const write = useLatest(onWrite);
  const save = useCallback((): void => {
    clearTimeout(timer.current);
    if (last.current === typed.current) return;
    last.current = typed.current;
    write.current(typed.current);
  }, [write]);
  useEffect(() => {
    const { current } = field;
    focusWhenRendered(() => field.current);
    current?.setSelectionRange(current.value.length, current.value.length);
    // Save on unmount: a screen may close without a blur event.
    return save;
  }, [save]);
  const change = (value: string): void => {
    setText(value);
    typed.current = value;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, afterMs);
  };
  const isFinished = useRef(false);
  const end = (value: string, to: 'here' | 'next' | 'before' | 'elsewhere'): void => {
    if (isFinished.current) return;
    isFinished.current = true;
    typed.current = value;
    save();
    onLeave(to);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const to =
      event.key === 'Tab'
        ? event.shiftKey
          ? 'before'
          : 'next'
        : event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)
          ? 'here'
          : undefined;
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Escape' ? before : text, to);
  };
  const { length, isTooLong, placeholders, unknown, isBroken } = checkText(text, other);
  const wrong = [
    ...unknown.map(words.surplus),
    ...(isBroken ? [words.broken] : []),
    ...(isTooLong ? [words.tooLong(maxTextLength)] : []),
  ];
  return (
    <div className="messages-edit">
      <textarea
        ref={field}
        className="input"
        rows={1}
        lang={locale}
        aria-label={label}
        data-own-undo
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          if (document.hasFocus()) end(text, 'elsewhere');
        }}
      />
      <div className="row wrap micro muted" aria-live="polite">
        <span className={isTooLong ? 'num bad' : 'num'}>{words.length(length)}</span>
        <span className="grow" />
        {placeholders.map(({ name, has }) =>
          has ? (
            <span key={name}>
              <span>{`${words.keeps} `}</span>
              <span className="mono">{`{{${name}}}`}</span> <Icon name="check" size="s" />
            </span>
          ) : (
            <span key={name} className="bad">
              {words.lost(name)}
            </span>
          ),
        )}
        {wrong.map((one) => (
          <span key={one} className="bad">
            {one}
          </span>
        ))}
      </div>
    </div>
  );
}
