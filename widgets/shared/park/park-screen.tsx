import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { LocationFix } from '#schemas/location-fix';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import type { FacilityItem } from '#schemas/calls/contents/park-answers';
import { facilityNow, type FacilityNow } from '../facilities/facility-now.ts';
import { useWidgetPort } from '../../port.tsx';

/** Filters that a visitor set, shared by all lists of facilities on a screen. */
export interface ParkFilter {
  readonly term: string;
  readonly isOpenNow: boolean;
  readonly usesHeights: boolean;
}

/** State that the widgets of one screen share. */
export interface ParkScreen {
  /** True beside a map: a facility opens there. */
  readonly isMap: boolean;
  /** The chosen facility while its page is still on the way. */
  readonly chosen?: FacilityItem | undefined;
  choose(item: FacilityItem): void;
  readonly filter: ParkFilter;
  setFilter(changes: Partial<ParkFilter>): void;
  readonly fix: LocationFix | undefined;
  /** Starts to follow the location; it asks for permission. */
  locate(): void;
  /** Beside a map: where the main actions of a facility stand; null until it is there. */
  readonly dock?: Element | null;
}

const Screen = createContext<ParkScreen | null>(null);
const noFilter: ParkFilter = { term: '', isOpenNow: false, usesHeights: false };

/** Provides a map's state to the widgets in its sheet. */
export const ParkScreenProvider = ({
  value,
  children,
}: {
  readonly value: ParkScreen;
  readonly children: ReactNode;
}) => <Screen value={value}>{children}</Screen>;

export const useFilter = (): Pick<ParkScreen, 'filter' | 'setFilter'> => {
  const [filter, setAll] = useState(noFilter);
  const setFilter = useCallback((changes: Partial<ParkFilter>) => setAll((now) => ({ ...now, ...changes })), []);
  return { filter, setFilter };
};

interface LocationControls extends Pick<ParkScreen, 'fix' | 'locate'> {
  /** Starts to follow the location if the visitor has allowed it before. */
  locateIfAllowed(): void;
}

/** Follows the location of the device from the first call of `locate` until the page is left. */
export const useLocationFix = (onFix?: (fix: LocationFix) => void): LocationControls => {
  const port = useWidgetPort();
  const [fix, setFix] = useState<LocationFix>();
  const stop = useRef<() => void>(undefined);
  const listener = useRef(onFix);
  useEffect(() => {
    listener.current = onFix;
  });
  useEffect(() => () => stop.current?.(), []);
  const follow = useCallback(
    (onlyIfAllowed: boolean) => {
      stop.current?.();
      stop.current = port.locate((next) => {
        // Asked again only by a press.
        if (next.state === 'denied') stop.current?.();
        setFix(next);
        listener.current?.(next);
      }, onlyIfAllowed);
    },
    [port],
  );
  const locate = useCallback(() => follow(false), [follow]);
  const locateIfAllowed = useCallback(() => follow(true), [follow]);
  return { fix, locate, locateIfAllowed };
};

/** The state of the surrounding map, or an own one on a page without a map. */
export const useParkScreen = (): ParkScreen => {
  const around = use(Screen);
  const own = useFilter();
  const located = useLocationFix();
  const alone = useMemo(
    (): ParkScreen => ({ isMap: false, choose: () => undefined, ...own, ...located }),
    [own, located],
  );
  return around ?? alone;
};

const TICK_MS = 30_000;
const everyTick = (listener: () => void) => {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
};

/** Time of the server in steps of 30 s; undefined on the server, during hydration, and where the port has no clock (NaN). */
export const useNow = (): number | undefined => {
  const { now } = useWidgetPort();
  return useSyncExternalStore(
    everyTick,
    () => tickOf(now()),
    () => undefined,
  );
};

const tickOf = (at: number): number | undefined => (Number.isNaN(at) ? undefined : Math.floor(at / TICK_MS) * TICK_MS);

/** Returns what a facility does now. */
export const useFacilityNow = (states: ReadonlyMap<string, FacilityState>): ((item: FacilityItem) => FacilityNow) => {
  const now = useNow();
  return useCallback((item) => facilityNow(item, states.get(item.facilityId), now), [states, now]);
};
