import type { FragmentInstance } from 'react';
// What a fragment's instance can do is said by the renderer's types.
import type {} from 'react-dom';

/** Hears where each widget stands, by scope and id, and that it stands there no more. */
export type WidgetObserver = (id: string, place: FragmentInstance | null) => void;

let watch: WidgetObserver | undefined;

/** Has every widget that is drawn from now on tell where it stands; only a preview asks for it. */
export const observeWidgets = (hear: WidgetObserver): void => {
  watch = hear;
};

export const widgetObserver = (): WidgetObserver | undefined => watch;
