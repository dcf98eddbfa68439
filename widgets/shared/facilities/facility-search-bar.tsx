import { cutTerm } from '#engine/values/search-term';
import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';
import { HeightRange } from '#ui/controls/height-range.tsx';
import { useClean } from '#ui/fields/use-clean.ts';
import { Icon } from '#ui/media/icon.tsx';
import { changeQuery } from '#ui/navigation/change-query.ts';
import css from './facility-search-bar.module.css';
import { fillText } from './facility-texts.ts';
import type { ParkScreen } from '../park/park-screen.tsx';
import { usePartyHeights } from './use-party-heights.ts';
import { CommandLink, useWidgetPort } from '../../port.tsx';

/** Query parameter of the chosen category or tag. */
export const CATEGORY = 'cate';

interface CategoryChipsProps {
  readonly label: string;
  readonly all: string;
  readonly map: MapAnswer;
  readonly list: readonly FacilityItem[];
}

/** Categories and tags as links that filter the list, with the number of facilities in each. */
export function CategoryChips({ label, all, map, list }: CategoryChipsProps) {
  const { frame } = useWidgetPort();
  const chosen = frame.query?.[CATEGORY] ?? '';
  const chips = [
    ...map.cateList.map(({ faciltCateKindCd, cateNm, iconNm }) => ({
      code: faciltCateKindCd,
      name: cateNm,
      icon: iconNm,
      count: list.filter((item) => item.faciltCateKindCd === faciltCateKindCd).length,
    })),
    ...map.tagList.map(({ tagCd, tagNm }) => ({
      code: tagCd,
      name: tagNm,
      icon: '',
      count: list.filter(({ tagList }) => tagList.includes(tagCd)).length,
    })),
  ];
  const chip = ({ code, name, icon, count }: (typeof chips)[number]) => {
    const isChosen = chosen === code;
    return (
      <li key={code}>
        <CommandLink
          command={{
            kind: 'go',
            to: changeQuery(frame.path, frame.query, { [CATEGORY]: isChosen ? '' : code, f: '' }),
            replace: true,
          }}
          className="chip"
          current={isChosen}
        >
          {icon ? <Icon name={icon} size="s" /> : null}
          <span>{name}</span>
          <span className={`num ${css['count']}`}>{count}</span>
        </CommandLink>
      </li>
    );
  };
  return (
    <nav aria-label={label} className={css['chips']}>
      <ul>{[chip({ code: '', name: all, icon: '', count: list.length }), ...chips.map(chip)]}</ul>
    </nav>
  );
}

export interface SearchTexts {
  readonly search: string;
  readonly clear: string;
}

interface SearchFieldProps {
  readonly id: string;
  readonly texts: SearchTexts;
  readonly term: string;
  readonly onTerm: (term: string) => void;
}

export function FacilitySearch({ id, texts, term, onTerm }: SearchFieldProps) {
  const cleaning = useClean({ clean: cutTerm, onType: onTerm });
  return (
    <>
      <label className="sr" htmlFor={id}>
        {texts.search}
      </label>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={css['input']}
        placeholder={texts.search}
        value={term}
        {...cleaning}
        onChange={({ currentTarget }) => onTerm(currentTarget.value)}
      />
      {term === '' ? (
        <span className={css['lens']}>
          <Icon name="search" />
        </span>
      ) : (
        <button type="button" className="iconbtn" aria-label={texts.clear} onClick={() => onTerm('')}>
          <Icon name="x" />
        </button>
      )}
    </>
  );
}

export interface FilterTexts {
  readonly openNow: string;
  readonly heights: string;
  readonly heightFrom: string;
  readonly heightTo: string;
  /** `{{count}}` centimetres. */
  readonly height: string;
}

/** Switches "open now" and the heights of the party, which stay on this device. */
export function FacilityFilters({
  texts,
  filter,
  setFilter,
}: { readonly texts: FilterTexts } & Pick<ParkScreen, 'filter' | 'setFilter'>) {
  const { heights, setHeights } = usePartyHeights();
  const height = (cm: number) => fillText(texts.height, { count: cm });
  return (
    <div className={css['filters']}>
      <div className={css['switches']}>
        <button
          type="button"
          className="chip"
          aria-pressed={filter.isOpenNow}
          onClick={() => setFilter({ isOpenNow: !filter.isOpenNow })}
        >
          <Icon name="clock" size="s" />
          <span>{texts.openNow}</span>
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={filter.usesHeights}
          aria-expanded={filter.usesHeights}
          onClick={() => setFilter({ usesHeights: !filter.usesHeights })}
        >
          <Icon name="user" size="s" />
          <span>{texts.heights}</span>
        </button>
      </div>
      {filter.usesHeights ? (
        <HeightRange
          label={texts.heights}
          {...heights}
          min={60}
          max={190}
          texts={{ start: texts.heightFrom, end: texts.heightTo, height }}
          onChange={setHeights}
        />
      ) : null}
    </div>
  );
}
