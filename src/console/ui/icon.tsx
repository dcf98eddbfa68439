import sprite from './icons.gen.svg?url';

/** One of the console's icons. It says nothing by itself: what it means stands beside it or is the name of its control. */
export function Icon({ name, size }: { readonly name: string; readonly size?: 's' | 'l' }) {
  return (
    <svg className={size === undefined ? 'ic' : `ic ic-${size}`} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
