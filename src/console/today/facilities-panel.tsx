import { useState, type KeyboardEvent } from 'react';
import { codeLists } from '#schemas/code-lists';
import type { Board, BoardFacility, OverrideBody } from '#schemas/calls/park-state/console-answers';
import { CallError } from '../api/client.ts';
import { useDocContent } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useFailureText } from '../shell/use-failure-text.ts';
import { useToast } from '../ui/toasts.tsx';
import { countGroup, filterFacilities, groups, type BoardFilter } from './board.ts';
import { FacilityRow } from './facility-row.tsx';
import { formatAge, formatState, todayStrings } from './strings.ts';
import { useServerNow } from './use-server-now.ts';

interface FacilitiesPanelProps {
  readonly board: Board;
  readonly set: (facility: string, change: OverrideBody) => Promise<void>;
  readonly takeBack: (facility: string) => Promise<void>;
}

/** Moves the focus to the same control of the row above or below. */
const moveByRow = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const button =
    event.target instanceof HTMLElement && event.target.closest('[popover], dialog') === null
      ? event.target.closest('button')
      : null;
  if (step === 0 || button === null) return;
  const action = button.dataset['action'] ?? button.querySelector<HTMLElement>('[data-action]')?.dataset['action'];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-action="${action ?? ''}"]`)].map((one) =>
    one.closest('button'),
  );
  const next = all[all.indexOf(button) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** All facilities of a venue with search and filters. */
export function FacilitiesPanel({ board, set, takeBack }: FacilitiesPanelProps) {
  const words = useWords(todayStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const failureText = useFailureText();
  const now = useServerNow(board.now);
  const [filter, setFilter] = useState<BoardFilter>({ group: 'all', category: '', text: '' });
  const names = useCategoryNames();
  const categories = [...new Set(board.facilities.map(({ categoryCd }) => categoryCd))].toSorted();
  const shown = filterFacilities(board.facilities, filter);
  const nameOf = ({ name, facilityId }: BoardFacility): string => name[language] || name['ko'] || facilityId;
  const attempt = (work: Promise<void>, done: string): void => {
    work.then(
      () => showToast(done),
      (error: unknown) =>
        showToast(
          error instanceof CallError && error.status === 403 ? words.refused : failureText(error, words.failed),
        ),
    );
  };
  return (
    <section className="panel" aria-labelledby="facilities">
      <div className="head wrap">
        <h2 id="facilities">{words.facilities}</h2>
        <span className="count soft">{board.facilities.length}</span>
        <span className="grow" />
        <span
          className="small muted"
          title={words.sourceHelp[board.source]}
        >{`${words.sources[board.source]}${board.polledAt === 0 ? '' : ` · ${words.polled} ${formatAge(words, now - board.polledAt)}`}`}</span>
      </div>
      <div className="today-filters">
        <input
          type="search"
          className="input"
          aria-label={words.search}
          placeholder={words.search}
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
        <select
          className="select"
          aria-label={words.category}
          value={filter.category}
          onChange={(event) => setFilter({ ...filter, category: event.target.value })}
        >
          <option value="">{words.allCategories}</option>
          {categories.map((code) => (
            <option key={code} value={code}>
              {names(code)}
            </option>
          ))}
        </select>
        <SegmentedControl
          label={words.group}
          value={filter.group}
          onChange={(group) => setFilter({ ...filter, group })}
          options={groups.map((group) => ({
            value: group,
            label: `${words.groups[group]} ${countGroup(board.facilities, group)}`,
          }))}
        />
      </div>
      {shown.length === 0 ? (
        <p className="empty muted">{board.facilities.length === 0 ? words.noFacilities : words.nothing}</p>
      ) : (
        <ul className="today-list" onKeyDown={moveByRow}>
          {shown.map((facility) => (
            <FacilityRow
              key={facility.facilityId}
              facility={facility}
              category={names(facility.categoryCd)}
              source={board.source}
              now={now}
              onSet={(change) =>
                attempt(set(facility.facilityId, change), words.done(nameOf(facility), formatState(words, change)))
              }
              onTakeBack={() => attempt(takeBack(facility.facilityId), words.undone(nameOf(facility)))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns a function that names a category in the console's language. */
const useCategoryNames = (): ((code: string) => string) => {
  const { language } = useLanguage();
  const list = useDocContent(`code-list/${codeLists.facilityCategory}`)?.body?.['items'];
  return (code) => {
    const item: unknown = Array.isArray(list)
      ? list.find((one: { readonly codeId?: unknown }) => one.codeId === code)
      : undefined;
    const name =
      typeof item === 'object' && item !== null && 'codeName' in item
        ? (item.codeName as Readonly<Record<string, string>>)
        : {};
    return name[language] ?? name['ko'] ?? code;
  };
};
