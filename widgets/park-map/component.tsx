import { useRef, useState } from 'react';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { PageTitle } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { BottomSheet } from '#ui/overlays/bottom-sheet.tsx';
import { sheetPositions, type SheetPosition } from '#ui/overlays/sheet-position.ts';
import { changeQuery } from '#ui/navigation/change-query.ts';
import type { WidgetProps } from '../define-widget.ts';
import frame from '#ui/map/map-window.module.css';
import { ParkScreenProvider, useFilter, type ParkScreen } from '../shared/park/park-screen.tsx';
import { useWidgetPort } from '../port.tsx';
import { readFacilities, readMap } from '../shared/park/read-park.ts';
import { useHere } from '../shared/map/use-here.ts';
import { useWindowPage } from '../shared/map/use-window-page.ts';
import css from './component.module.css';
import { shownLayer } from './layers.ts';
import { MapArea } from './map-area.tsx';
import { MapHead } from './map-head.tsx';
import type { Settings } from './schema.ts';

/** Query parameters of the state: the chosen facility and the floor. */
const FACILITY = 'f';
const FLOOR = 'floor';

export function ParkMap({ id, settings, data, children }: WidgetProps<Settings>) {
  const { texts, initial, heights } = settings;
  const port = useWidgetPort();
  const { path, query = {} } = port.frame;
  const answer = readMap(data['map']);
  const list = readFacilities(data['facilities']);
  const map = typeof answer === 'string' ? undefined : answer;
  const items = typeof list === 'string' ? undefined : list;
  const filter = useFilter();
  const here = useHere({ denied: settings.denied, unavailable: texts.located });
  // A press shows its facility at once; the address follows.
  const [pressed, setPressed] = useState<{ readonly address: string; readonly item: FacilityItem | undefined }>();
  const named = query[FACILITY] ?? '';
  const chosen =
    pressed !== undefined && pressed.address === named
      ? pressed.item
      : items?.find(({ facilityId }) => facilityId === named);
  const isDetail = chosen !== undefined || named !== '';
  const [position, setPosition] = useState<SheetPosition>(sheetPositions[initial]);
  const layer = map === undefined ? undefined : shownLayer(map, { floor: query[FLOOR] ?? '', chosen });

  const choose = (item: FacilityItem | undefined): void => {
    setPressed({ address: named, item });
    if (item !== undefined && position === 'bottom') setPosition('mid');
    port.run({
      kind: 'go',
      to: changeQuery(path, query, { [FACILITY]: item?.facilityId ?? '' }),
      ...(named === '' ? {} : { replace: true }),
    });
  };
  const shown = isDetail && position === 'bottom' ? 'mid' : position;
  const sheetTexts = { grip: texts.grip, top: texts.top, mid: texts.mid, bottom: texts.bottom };
  const [dock, setDock] = useState<Element | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const isListOnly = answer === 'failed' || (map !== undefined && (layer === undefined || layer.width <= 0));
  const screen: ParkScreen = {
    isMap: true,
    chosen,
    choose: (item) => setPressed({ address: named, item }),
    ...filter,
    fix: here.fix,
    locate: here.locate,
    ...(isListOnly ? {} : { dock }),
  };
  const { ref, attributes } = useWindowPage(!isListOnly);
  return (
    <ParkScreenProvider value={screen}>
      <div ref={ref} className={isListOnly ? frame['listOnly'] : `${frame['window']} ${css['window']}`} {...attributes}>
        <PageTitle className="sr">{texts.title}</PageTitle>
        <MapHead
          ref={head}
          id={id}
          settings={settings}
          map={map}
          list={items ?? []}
          chosen={chosen}
          isDetail={isDetail}
          filter={filter.filter}
          onTerm={(term) => {
            filter.setFilter({ term });
            setPosition('top');
          }}
          onClose={() => choose(undefined)}
        />
        {isListOnly ? (
          <div className={frame['only']}>
            <Note icon="map-2" text={texts.noMap} />
            <div>{children}</div>
          </div>
        ) : (
          <>
            <BottomSheet
              label={texts.sheet}
              texts={sheetTexts}
              position={shown}
              onPosition={setPosition}
              heights={heights}
              wide="panel"
              isDetail={isDetail}
              onLeave={() => choose(undefined)}
            >
              <div className={isDetail ? css['hasDetail'] : undefined}>{children}</div>
            </BottomSheet>
            <div ref={setDock} className={css['dock']} data-over-sheet="" />
            <MapArea
              id={id}
              settings={settings}
              map={map}
              layer={layer}
              items={items ?? []}
              chosen={chosen}
              position={shown}
              filter={filter.filter}
              here={here}
              head={head}
              onChoose={choose}
              onFloor={(floor) =>
                port.run({
                  kind: 'go',
                  to: changeQuery(path, query, { [FLOOR]: floor === undefined ? '' : String(floor), [FACILITY]: '' }),
                  replace: true,
                })
              }
            />
          </>
        )}
      </div>
    </ParkScreenProvider>
  );
}
