// Written by scripts/generate.ts.
import type { WidgetModule } from './define-widget.ts';

/** Loads the component of a widget, by name. */
export const registry: Readonly<Record<string, () => Promise<{ readonly widget: WidgetModule }>>> = {

};
