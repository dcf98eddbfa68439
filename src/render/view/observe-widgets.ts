import type { FragmentInstance } from 'react';
// The react-dom types declare the methods of FragmentInstance.
import type {} from 'react-dom';

/** Receives the fragment of each widget by scope and id, or null when the widget unmounts. */
export type WidgetObserver = (id: string, place: FragmentInstance | null) => void;

let watch: WidgetObserver | undefined;

/** Reports the fragments of all widgets rendered from now on. Used only by the preview. */
export const observeWidgets = (hear: WidgetObserver): void => {
  watch = hear;
};

export const widgetObserver = (): WidgetObserver | undefined => watch;
