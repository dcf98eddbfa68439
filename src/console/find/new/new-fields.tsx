import type { RefObject } from 'react';
import { iconOf } from '../../site/document-types.ts';
import { useVenues } from '../../shell/venue-choice.tsx';
import { useNames } from '../../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { createdTypes } from '../../site/document-types.ts';
import type { WishState } from './use-wish.ts';
import { newWords } from './strings.ts';

interface Part {
  readonly wish: WishState;
}

/** Type of the new document. */
export function TypeField({ wish }: Part) {
  const words = useWords(newWords);
  const texts = useTexts();
  return (
    <fieldset className="find-types">
      <legend className="label">{words.what}</legend>
      {createdTypes.map((one) => (
        <label key={one} className="find-type">
          <input
            type="radio"
            name="type"
            className="sr"
            checked={wish.type === one}
            onChange={() => wish.chooseType(one)}
          />
          <Icon name={iconOf(one)} size="s" />
          <span>{texts.types[one] ?? one}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Venue of the document; a table belongs to one venue. */
export function VenueField({ wish }: Part) {
  const words = useWords(newWords);
  const { language } = useLanguage();
  const names = useNames();
  const venues = useVenues();
  return (
    <label className="field">
      <span className="label">{words.venue}</span>
      <select
        className="input"
        value={wish.venue ?? ''}
        onChange={(event) => wish.chooseVenue(event.target.value === '' ? undefined : event.target.value)}
      >
        {wish.isOfVenue ? null : <option value="">{words.shared}</option>}
        {venues.map(({ id }) => (
          <option key={id} value={id}>
            {names.venue(id)[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Title in both languages. */
export function NameField({
  wish: { name, setName },
  first,
  isAsked,
}: Part & { readonly first: RefObject<HTMLInputElement | null>; readonly isAsked: boolean }) {
  const words = useWords(newWords);
  return (
    <fieldset className="field find-bare">
      <legend className="label">{words.name}</legend>
      <div className="two">
        {(['ko', 'en'] as const).map((locale) => (
          <label key={locale} className={isAsked && name[locale].trim() === '' ? 'input bad' : 'input'}>
            <span className="lang" aria-hidden="true">
              {locale}
            </span>
            <span className="sr">{locale === 'ko' ? words.korean : words.english}</span>
            <input
              className="bare"
              lang={locale}
              {...(locale === 'ko' ? { ref: first } : {})}
              aria-invalid={isAsked && name[locale].trim() === ''}
              value={name[locale]}
              onChange={(event) => setName({ ...name, [locale]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function IdField({ wish: { id, setOwnId }, isBad }: Part & { readonly isBad: boolean }) {
  const words = useWords(newWords);
  return (
    <label className="field">
      <span className="label">{words.id}</span>
      <input
        className={isBad ? 'input mono bad' : 'input mono'}
        aria-invalid={isBad}
        spellCheck={false}
        value={id}
        onChange={(event) => setOwnId(event.target.value)}
      />
      <span className="hint">
        <span>{words.idHelp}</span>
      </span>
    </label>
  );
}
