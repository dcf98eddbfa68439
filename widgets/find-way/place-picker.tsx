import { useRef, useState, type KeyboardEvent } from 'react';
import { cutTerm } from '#engine/values/search-term';
import type { Decoded } from '#schemas/command';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { SearchInput } from '#ui/controls/search-input.tsx';
import { useFocusWhen } from '#ui/hooks/use-focus-when.ts';
import { Icon } from '#ui/media/icon.tsx';
import { matchesName } from '../shared/facilities/facility-search.ts';
import { fillWords, HERE } from '../shared/ways/way.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface PlacePickerProps {
  readonly id: string;
  readonly label: string;
  readonly texts: Decoded<Settings>['texts'];
  readonly facilities: readonly FacilityItem[];
  /** Recent destinations, shown before anything is typed. */
  readonly recent: readonly FacilityItem[];
  readonly hasHere: boolean;
  readonly onChoose: (place: string) => void;
  readonly onClose: () => void;
}

/** Search for a facility by name or first consonants. Escape closes it. */
export function PlacePicker({ id, label, texts, facilities, recent, hasHere, onChoose, onClose }: PlacePickerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  useFocusWhen(field, true);
  const found = facilities.filter(({ name, areaNm }) => matchesName(name, term) || matchesName(areaNm, term));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const clear = () => {
    setTerm('');
    field.current?.focus();
  };
  const isTyped = term.trim() !== '';
  return (
    <section className={`card ${css['picker']}`} aria-label={label} onKeyDown={onKeyDown}>
      <div className={css['pickerHead']}>
        <h2 className="t-subhead">{label}</h2>
        <button type="button" className="iconbtn" aria-label={texts.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <SearchInput
        ref={field}
        id={`${id}-term`}
        label={texts.search}
        says={`${id}-says`}
        placeholder={texts.searchHint}
        value={term}
        clean={cutTerm}
        onType={setTerm}
      >
        {isTyped ? (
          <button type="button" className="iconbtn" aria-label={texts.clear} onClick={clear}>
            <Icon name="circle-x" />
          </button>
        ) : null}
      </SearchInput>
      <p id={`${id}-says`} role="status" className={css['says']}>
        {found.length === 0 ? fillWords(texts.none, { term: term.trim() }) : ''}
      </p>
      <ul className={css['places']}>
        {hasHere && !isTyped ? (
          <li>
            <PlaceButton icon="current-location" name={texts.here} onPress={() => onChoose(HERE)} />
          </li>
        ) : null}
        {isTyped
          ? null
          : recent.map(({ facilityId, name }) => (
              <li key={`recent ${facilityId}`}>
                <PlaceButton icon="history" name={name} area={texts.recent} onPress={() => onChoose(facilityId)} />
              </li>
            ))}
        {found.map(({ facilityId, name, areaNm, iconNm }) => (
          <li key={facilityId}>
            <PlaceButton icon={iconNm} name={name} area={areaNm} onPress={() => onChoose(facilityId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceButton({
  icon,
  name,
  area = '',
  onPress,
}: {
  readonly icon: string;
  readonly name: string;
  readonly area?: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={css['placeButton']} onClick={onPress}>
      <span className={css['mark']}>
        <Icon name={icon} size="s" />
      </span>
      <span>
        <b>{name}</b>
        {area === '' ? null : <small>{area}</small>}
      </span>
    </button>
  );
}
