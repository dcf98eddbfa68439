import { iconLetters } from './icon-letters.gen.ts';

/** Icon without an accessible name. Text beside it or the name of its control gives the meaning. */
export function Icon({ name, size }: { readonly name: string; readonly size?: 's' | 'l' }) {
  return (
    <i className={size === undefined ? 'ic' : `ic ic-${size}`} data-letter={iconLetters[name]} aria-hidden="true" />
  );
}
