import type { Ref } from 'react';
import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CategoryChips, FacilitySearch } from '../shared/facilities/facility-search-bar.tsx';
import type { ParkFilter } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './map-head.module.css';
import type { Settings } from './schema.ts';

interface MapHeadProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly settings: WidgetProps<Settings>['settings'];
  readonly map: MapAnswer | undefined;
  readonly list: readonly FacilityItem[];
  readonly chosen: FacilityItem | undefined;
  readonly isDetail: boolean;
  readonly filter: ParkFilter;
  readonly onTerm: (term: string) => void;
  readonly onClose: () => void;
}

/** Search and categories over the map, or the name of the chosen facility. */
export function MapHead({
  ref,
  id,
  settings: { texts, share },
  map,
  list,
  chosen,
  isDetail,
  filter,
  onTerm,
  onClose,
}: MapHeadProps) {
  const { text } = useWidgetPort();
  return (
    <div ref={ref} className={css['head']} data-over-sheet="">
      <div className={css['bar']}>
        {isDetail ? (
          <>
            <button type="button" className="iconbtn" aria-label={texts.close} onClick={onClose}>
              <Icon name="arrow-left" />
            </button>
            <b className={css['name']}>{chosen?.name ?? texts.title}</b>
            {share ? (
              <CommandLink command={share} className="iconbtn" label={texts.share}>
                <Icon name="share-2" />
              </CommandLink>
            ) : null}
          </>
        ) : (
          <>
            <CommandLink command={{ kind: 'back' }} className={`iconbtn ${css['back']}`} label={text('back')}>
              <Icon name="arrow-left" />
            </CommandLink>
            <FacilitySearch id={`${id}-search`} texts={texts} term={filter.term} onTerm={onTerm} />
          </>
        )}
      </div>
      {isDetail || map === undefined ? null : (
        <CategoryChips label={texts.categories} all={texts.all} map={map} list={list} />
      )}
    </div>
  );
}
