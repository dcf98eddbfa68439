import type { CompiledAnalytics } from '#engine';
import type { AnalyticsEvent } from './events.ts';

/** Takes events to whoever counts them. A new kind is a branch of the document's schema and a line here. */
export type Tracker = (event: AnalyticsEvent) => void;

type Settings = CompiledAnalytics['tracker'];
type Makers = { readonly [Kind in Settings['kind']]: (settings: Extract<Settings, { kind: Kind }>) => Tracker };

const makers: Makers = {
  none: () => () => undefined,
  /** An array on the window that a tag manager reads. What stands there under that name and is no array stays what it is. */
  dataLayer:
    ({ name }) =>
    (event) => {
      const holder = window as unknown as Record<string, unknown>;
      if (!(name in holder)) holder[name] = [];
      const layer = holder[name];
      if (Array.isArray(layer)) layer.push(event);
    },
  /** A POST that outlives the page; as plain text, which another origin needs no question for. */
  beacon:
    ({ url }) =>
    (event) =>
      void navigator.sendBeacon?.(url, JSON.stringify(event)),
};

export const makeTracker = (settings: Settings): Tracker =>
  (makers[settings.kind] as (given: Settings) => Tracker)(settings);
