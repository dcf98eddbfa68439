import { useState } from 'react';
import { catalog } from '#widgets/catalog.gen';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bytesOf, kilobytes, useWidgetCode } from './use-widget-code.ts';
import { describeWidget } from '../../../content/field-texts/index.ts';
import { words as allWords } from './strings.ts';
import { includesTerm, normaliseTyped } from '#engine';

interface PaletteDialogProps {
  /** Use of the layout: `page` or `frame`. */
  readonly use: string;
  /** Description of the insert position. */
  readonly where: string;
  /** Widgets that the layout has already, whose code comes anyway. */
  readonly present: readonly string[];
  readonly onPick: (widget: string) => void;
  readonly onClose: () => void;
}

const noFit = 3;

/** Match rank of a widget: name prefix, name, description, none. */
const rankOf = (widget: string, asked: string): number => {
  const { label: name, about } = describeWidget(widget);
  const names = [widget, name.ko, name.en].map((one) => one.toLowerCase());
  if (names.some((one) => one.startsWith(asked))) return 0;
  if (names.some((one) => one.includes(asked))) return 1;
  return [about.ko, about.en].some((one) => includesTerm(one, asked)) ? 2 : noFit;
};

/** Every widget that may stand in such a layout, with its picture. */
export function PaletteDialog({ use, where, present, onPick, onClose }: PaletteDialogProps) {
  const words = useWords(allWords);
  const code = useWidgetCode();
  const own = code === undefined ? 0 : bytesOf(code, present);
  const weigh = (name: string): string =>
    code?.[name] === undefined
      ? ''
      : present.includes(name)
        ? words.codeThere
        : words.codeMore(kilobytes(bytesOf(code, [...present, name]) - own));
  const { language } = useLanguage();
  const [asked, setAsked] = useState('');
  const all = Object.values(catalog)
    .map(({ description }) => description)
    .filter(({ place }) => place === use);
  const fitting = all
    .map((one) => ({ ...one, rank: rankOf(one.name, normaliseTyped('search', asked).toLowerCase()) }))
    .filter(({ rank }) => rank < noFit)
    .toSorted((one, two) => one.rank - two.rank);
  return (
    <Dialog title={words.palette} help={words.paletteHelp(where)} width={880} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fitting[0] !== undefined) onPick(fitting[0].name);
        }}
      >
        <label className="input layout-find">
          <Icon name="search" size="s" />
          <span className="sr">{words.find}</span>
          <input
            className="bare"
            type="search"
            placeholder={words.find}
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
          />
        </label>
      </form>
      <ul className="layout-palette">
        {fitting.map(({ name, holds }) => {
          const { label: said, about, icon } = describeWidget(name);
          return (
            <li key={name}>
              <button type="button" className="layout-offer" onClick={() => onPick(name)}>
                <Thumbnail widget={name} icon={icon} />
                <span className="layout-offer-said">
                  <span className="strong">{said[language]}</span>
                  <span className="small muted">{about[language]}</span>
                  <span className="row wrap tight">
                    {holds === 'widgets' ? <span className="badge">{words.holder}</span> : null}
                    {weigh(name) === '' ? null : <span className="micro muted">{weigh(name)}</span>}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="small muted" role="status">
        {fitting.length === 0 ? words.nothing : ''}
      </p>
    </Dialog>
  );
}

const pictures = import.meta.glob<string>('./thumbnails/*.webp', { import: 'default', query: '?url', eager: true });

/** What a widget looks like on the site, drawn from its own first preview; its sign where there is no picture of it. */
function Thumbnail({ widget, icon }: { readonly widget: string; readonly icon: string }) {
  const picture = pictures[`./thumbnails/${widget}.webp`];
  return (
    <span className="layout-thumb" aria-hidden="true">
      {picture === undefined ? (
        <Icon name={icon} size="l" />
      ) : (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
