import { createElement, type ReactNode } from 'react';
import type { Locale } from '#schemas/parts';
import { AssetContext, type Assets } from '#ui/assets.tsx';
import type { DataState, PreviewCase, WidgetDescription, WidgetModule } from '../../widgets/define-widget.ts';
import { OutletProvider, WidgetPortProvider } from '../../widgets/port.tsx';
import { decodePreview } from './decode-preview.ts';
import { frameModel } from './frame-model.ts';
import { testPort } from './test-port.ts';

/** Uncoloured templates and the sprite as they lie in the repository. */
const assets: Assets = { theme: 'park', locale: 'ko', iconSprite: '/config/media/icons.svg', art: (name) => `/config/media/art/${name}.svg` };

interface PreviewProps {
  readonly description: WidgetDescription;
  readonly widget: WidgetModule;
  readonly preview: PreviewCase<object>;
  readonly locale: Locale;
  /** In place of the case's own data. */
  readonly data?: Readonly<Record<string, DataState>>;
  readonly id?: string;
  /** The page, where the widget is what stands around one. */
  readonly page?: ReactNode;
}

/** One preview case of a widget, as it would stand in a page. */
export function Preview({ description, widget, preview, locale, data = preview.data ?? {}, id = 'preview', page = <p>…</p> }: PreviewProps): ReactNode {
  const children = Array.from({ length: preview.children ?? 0 }, (_, index) => <p key={index} className="card card--pad">{index + 1}</p>);
  // A case belongs to the widget whose folder it was found in, so its settings are that widget's.
  const props = { id, settings: decodePreview(description, preview, locale), data, ...(children.length === 0 ? {} : { children }) } as never;
  return (
    <AssetContext value={assets}>
      <WidgetPortProvider value={testPort(locale, preview.query ? { frame: { ...frameModel(locale), query: preview.query } } : {})}>
        <OutletProvider value={page}>
          {createElement(widget.Component, props)}
        </OutletProvider>
      </WidgetPortProvider>
    </AssetContext>
  );
}
