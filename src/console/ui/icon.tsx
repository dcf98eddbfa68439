import { iconLetters } from './icon-letters.gen.ts';

/** One of the console's icons. It says nothing by itself: what it means stands beside it or is the name of its control. */
export function Icon({ name, size }: { readonly name: string; readonly size?: 's' | 'l' }) {
  return <i className={size === undefined ? 'ic' : `ic ic-${size}`} data-letter={iconLetters[name]} aria-hidden="true" />;
}
