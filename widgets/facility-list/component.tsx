import { dot } from '#ui/content/dot.ts';
import { useMemo, useState } from 'react';
import type { FacilityItem, MapAnswer } from '#schemas/calls/contents/park-answers';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { clock, isOpen, koreanTime, newestAsOf, waitMinutes } from '../shared/facilities/facility-now.ts';
import { CATEGORY, CategoryChips, FacilityFilters, FacilitySearch } from '../shared/facilities/facility-search-bar.tsx';
import { filterFacilities, sortFacilities, type FacilityOrder } from '../shared/facilities/facility-search.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { useFacilityNow, useParkScreen } from '../shared/park/park-screen.tsx';
import { usePartyHeights } from '../shared/facilities/use-party-heights.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { readFacilities, readMap } from '../shared/park/read-park.ts';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import css from './component.module.css';
import { FacilityRow } from './facility-row.tsx';
import { Orders } from './orders.tsx';
import type { Settings } from './schema.ts';
import { distanceFrom } from './walk.ts';

const noMap: Pick<MapAnswer, 'layerList' | 'cateList' | 'tagList'> = { layerList: [], cateList: [], tagList: [] };
const WAITING_ROWS = 6;

export function FacilityList({ id, settings, data }: WidgetProps<Settings>) {
  const { texts, state, category } = settings;
  const port = useWidgetPort();
  const { frame, text } = port;
  const screen = useParkScreen();
  const { heights } = usePartyHeights();
  const [order, setOrder] = useState<FacilityOrder>('wait');
  const nowOf = useFacilityNow(useFacilityStates());
  const list = readFacilities(data['facilities']);
  const answer = readMap(data['map']);
  const map = typeof answer === 'string' ? undefined : answer;
  const chosen = frame.query?.[CATEGORY] ?? category ?? '';
  const { filter, setFilter, fix } = screen;
  const here = fix?.state === 'found' ? fix : undefined;
  const metres = useMemo(() => distanceFrom((map ?? noMap).layerList, here), [map, here]);
  const shown = useMemo(() => {
    if (typeof list === 'string') return [];
    const tagNames = ({ tagList }: FacilityItem) =>
      (map ?? noMap).tagList.filter(({ tagCd }) => tagList.includes(tagCd)).map(({ tagNm }) => tagNm);
    const found = filterFacilities(
      list,
      {
        category: chosen,
        term: filter.term,
        isOpenNow: filter.isOpenNow,
        heights: filter.usesHeights ? heights : undefined,
      },
      (item) => isOpen(nowOf(item)),
      tagNames,
    );
    return sortFacilities(found, order, {
      waitMinutes: (item) => waitMinutes(nowOf(item)),
      metres,
      locale: frame.locale,
    });
  }, [list, map, chosen, filter, heights, nowOf, order, metres, frame.locale]);

  if (list === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <ul className="rows" aria-hidden="true">
          {Array.from({ length: WAITING_ROWS }, (_, index) => (
            <li key={index} className={css['waiting']}>
              <div className="skeleton" />
            </li>
          ))}
        </ul>
      </div>
    );
  if (list === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  const heading =
    [
      ...(map ?? noMap).cateList.map((one) => [one.faciltCateKindCd, one.cateNm]),
      ...(map ?? noMap).tagList.map((one) => [one.tagCd, one.tagNm]),
    ].find(([code]) => code === chosen)?.[1] ?? texts.title;
  const asOf = newestAsOf(shown.map(nowOf));
  const choose = (next: FacilityOrder): void => {
    setOrder(next);
    if (next === 'near' && here === undefined) screen.locate();
  };
  return (
    <section className={css['place']} aria-labelledby={`${id}-title`}>
      {screen.isMap ? null : (
        <div className={css['search']}>
          <div className={css['field']}>
            <FacilitySearch
              id={`${id}-search`}
              texts={texts}
              term={filter.term}
              onTerm={(term) => setFilter({ term })}
            />
          </div>
          {map === undefined ? null : (
            <div className={css['chips']}>
              <CategoryChips label={texts.categories} all={texts.all} map={map} list={list} />
            </div>
          )}
        </div>
      )}
      <div className={css['head']}>
        <div>
          <Heading id={`${id}-title`} className="t-heading">
            {heading}
          </Heading>
          <p
            className="num"
            role="status"
          >{`${fillText(texts.count, { count: shown.length })}${asOf === undefined ? '' : `${dot}${fillText(state.asOf, { name: clock(koreanTime(asOf)) })}`}`}</p>
        </div>
        <Orders id={id} texts={texts} order={order} onOrder={choose} />
      </div>
      <FacilityFilters texts={texts} filter={filter} setFilter={setFilter} />
      {shown.length === 0 ? (
        <Note icon="search" text={texts.empty}>
          <button
            type="button"
            className="btn btn--soft btn--small"
            onClick={() => setFilter({ term: '', isOpenNow: false, usesHeights: false })}
          >
            {texts.reset}
          </button>
        </Note>
      ) : (
        <ul className={`rows ${css['rows']}`}>
          {shown.map((item) => (
            <FacilityRow
              key={item.facilityId}
              item={item}
              now={nowOf(item)}
              metres={metres(item)}
              settings={settings}
              onChoose={screen.choose}
            />
          ))}
        </ul>
      )}
      {settings.map && texts.map ? (
        <CommandLink command={settings.map} className={`btn btn--main ${css['map']}`}>
          <Icon name="map-2" size="s" />
          <span>{texts.map}</span>
        </CommandLink>
      ) : null}
    </section>
  );
}
