import type { CompositionEvent, InputEvent, KeyboardEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Cleaning {
  /** Filter of a field's text; must be idempotent. */
  readonly clean?: ((raw: string) => string) | undefined;
  readonly isDigitsOnly?: boolean | undefined;
  /** Called with what the field holds after each change. */
  readonly onType?: ((value: string) => void) | undefined;
}

/** Takes away what does not belong and leaves the caret where it was. */
const cleanControl = (control: TextControl, clean: (raw: string) => string): void => {
  const { value, selectionEnd } = control;
  const kept = clean(value);
  if (kept === value) return;
  control.value = kept;
  // Fields for addresses have no caret that can be read.
  if (selectionEnd === null) return;
  const caret = clean(value.slice(0, selectionEnd)).length;
  control.setSelectionRange(caret, caret);
};

const isPlainKey = ({ key, ctrlKey, metaKey, altKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  // While an input method composes, the key is its own affair.
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing && keyCode !== 229;

/**
 * Cleans what is typed, pasted, dropped or filled in by the browser; nothing of that is ever refused. A syllable that is being composed
 * is left alone until it is whole.
 */
export const useClean = ({ clean, isDigitsOnly = false, onType }: Cleaning) => {
  const settle = (control: TextControl) => {
    if (clean) cleanControl(control, clean);
    onType?.(control.value);
  };
  return {
    onInput: (event: InputEvent<TextControl>) => {
      if (!event.nativeEvent.isComposing) settle(event.currentTarget);
    },
    onCompositionEnd: (event: CompositionEvent<TextControl>) => settle(event.currentTarget),
    ...(isDigitsOnly
      ? {
          onKeyDown: (event: KeyboardEvent<TextControl>) => {
            if (isPlainKey(event) && !/\p{Nd}/u.test(event.key)) event.preventDefault();
          },
        }
      : {}),
  };
};
