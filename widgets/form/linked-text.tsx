import { findUrls } from '#ui/content/find-urls.ts';
import { CommandLink } from '../port.tsx';
import css from './component.module.css';

/** A text whose web addresses can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  return findUrls(text).map((piece, index) =>
    piece.isUrl ? (
      <CommandLink key={index} command={{ kind: 'url', url: piece.text }} className={css['address']}>
        {piece.text}
      </CommandLink>
    ) : (
      piece.text
    ),
  );
}
