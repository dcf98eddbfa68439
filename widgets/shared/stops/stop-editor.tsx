import { useEffect, useRef, useState } from 'react';
import { cutTerm } from '#engine/values/search-term';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import type { Elements } from '#ui/elements.ts';
import { SearchInput } from '#ui/controls/search-input.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { matchesName } from '../facilities/facility-search.ts';
import { fillWords } from '../ways/way.ts';
import css from './stop-editor.module.css';

export interface EditedStop {
  readonly facilityId: string;
  readonly minutes: number;
}

export interface StopEditorTexts {
  readonly list: string;
  readonly up: string;
  readonly down: string;
  readonly removeStop: string;
  readonly moved: string;
  readonly search: string;
  readonly noPlace: string;
  readonly full: string;
  readonly chosen: string;
}

interface StopEditorProps<Stop extends EditedStop> {
  readonly id: string;
  readonly texts: StopEditorTexts;
  readonly facilities: readonly FacilityItem[];
  readonly stops: readonly Stop[];
  readonly most: number;
  /** Line below the name of a stop. */
  readonly note: (stop: Stop, index: number) => string;
  readonly isMissed?: (index: number) => boolean;
  /** Controls of a stop. */
  readonly controls?: (stop: Stop) => Elements;
  readonly onChange: (stops: readonly Stop[]) => void;
  readonly onAdd: (facilityId: string) => void;
}

/** Places found at most. */
const MOST_FOUND = 8;

/** The stops of a course in their order: moved by buttons or by dragging, removed, and found by name. */
export function StopEditor<Stop extends EditedStop>({
  id,
  texts,
  facilities,
  stops,
  most,
  note,
  isMissed,
  controls,
  onChange,
  onAdd,
}: StopEditorProps<Stop>) {
  const [term, setTerm] = useState('');
  const [said, setSaid] = useState('');
  const dragged = useRef<string>(undefined);
  const focus = useRef<string>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const nameOf = (facilityId: string) => facilities.find((one) => one.facilityId === facilityId)?.name ?? facilityId;
  useEffect(() => {
    // A moved item loses the focus when its element moves.
    if (focus.current !== undefined)
      list.current?.querySelector<HTMLButtonElement>(`[data-key="${focus.current}"]`)?.focus();
    focus.current = undefined;
  }, [stops]);
  const move = (from: number, to: number, key?: string): void => {
    const stop = stops[from];
    if (stop === undefined || to < 0 || to >= stops.length) return;
    focus.current = key;
    onChange(stops.toSpliced(from, 1).toSpliced(to, 0, stop));
    setSaid(fillWords(texts.moved, { name: nameOf(stop.facilityId), count: to + 1 }));
  };
  const isTyped = term.trim() !== '';
  const found = isTyped
    ? facilities
        .filter(
          ({ facilityId, name, areaNm }) =>
            !stops.some((stop) => stop.facilityId === facilityId) &&
            (matchesName(name, term) || matchesName(areaNm, term)),
        )
        .slice(0, MOST_FOUND)
    : [];
  const isFull = stops.length >= most;
  return (
    <div className={css['editor']}>
      <ol ref={list} className={`card ${css['stops']}`} aria-label={texts.list}>
        {stops.map((stop, index) => {
          const name = nameOf(stop.facilityId);
          return (
            <li
              key={stop.facilityId}
              draggable
              data-missed={isMissed?.(index) === true}
              onDragStart={() => void (dragged.current = stop.facilityId)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                move(
                  stops.findIndex((one) => one.facilityId === dragged.current),
                  index,
                );
              }}
            >
              <span className={`num ${css['number']}`} aria-hidden="true">
                {index + 1}
              </span>
              <div className={css['say']}>
                <b>{name}</b>
                <small>{note(stop, index)}</small>
                {controls?.(stop) satisfies Elements}
              </div>
              <div className={css['buttons']}>
                <button
                  type="button"
                  className="iconbtn"
                  data-key={`up ${stop.facilityId}`}
                  aria-label={fillWords(texts.up, { name })}
                  {...(index === 0 ? { 'aria-disabled': true } : {})}
                  onClick={() => move(index, index - 1, `up ${stop.facilityId}`)}
                >
                  <Icon name="chevron-up" size="s" />
                </button>
                <button
                  type="button"
                  className="iconbtn"
                  data-key={`down ${stop.facilityId}`}
                  aria-label={fillWords(texts.down, { name })}
                  {...(index === stops.length - 1 ? { 'aria-disabled': true } : {})}
                  onClick={() => move(index, index + 1, `down ${stop.facilityId}`)}
                >
                  <Icon name="chevron-down" size="s" />
                </button>
                <button
                  type="button"
                  className="iconbtn"
                  data-key={`remove ${stop.facilityId}`}
                  aria-label={fillWords(texts.removeStop, { name })}
                  onClick={() => {
                    focus.current = `remove ${stops[index + 1]?.facilityId ?? stops[index - 1]?.facilityId ?? ''}`;
                    onChange(stops.toSpliced(index, 1));
                  }}
                >
                  <Icon name="x" size="s" />
                </button>
              </div>
            </li>
          );
        })}
        {stops.length === 0 ? <li className={css['none']}>{texts.chosen}</li> : null}
      </ol>
      <p role="status" className="sr">
        {said}
      </p>
      {isFull ? (
        <p className={css['full']}>{fillWords(texts.full, { count: most })}</p>
      ) : (
        <>
          <SearchInput
            id={`${id}-term`}
            label={texts.search}
            says={`${id}-says`}
            placeholder={texts.search}
            value={term}
            clean={cutTerm}
            onType={setTerm}
          >
            {null}
          </SearchInput>
          <p id={`${id}-says`} role="status" className={css['full']}>
            {isTyped && found.length === 0 ? fillWords(texts.noPlace, { term: term.trim() }) : ''}
          </p>
          {found.length === 0 ? null : (
            <ul className={`card ${css['found']}`}>
              {found.map(({ facilityId, name, areaNm, iconNm }) => (
                <li key={facilityId}>
                  <button
                    type="button"
                    onClick={() => {
                      onAdd(facilityId);
                      setTerm('');
                      setSaid(fillWords(texts.moved, { name, count: stops.length + 1 }));
                      document.getElementById(`${id}-term`)?.focus();
                    }}
                  >
                    <Icon name={iconNm} size="s" />
                    <span>
                      <b>{name}</b>
                      <small>{areaNm}</small>
                    </span>
                    <Icon name="plus" size="s" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
