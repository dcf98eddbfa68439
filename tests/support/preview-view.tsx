import { createElement, type ReactNode } from 'react';
import type { Locale } from '#schemas/parts';
import { AssetContext, type Assets } from '#ui/media/assets.tsx';
import type { DataState, PreviewCase, WidgetDescription, WidgetModule } from '../../widgets/define-widget.ts';
import { OutletProvider, WidgetPortProvider } from '../../widgets/port.tsx';
import { decodePreview } from './decode-preview.ts';
import { frameModel } from './frame-model.ts';
import { testPort } from './test-port.ts';

/** Uncoloured artwork templates and the icon sprite of the repository. */
const assets: Assets = {
  theme: 'park',
  locale: 'ko',
  iconSprite: '/config/media/icons.svg',
  art: (name) => `/config/media/art/${name}.svg`,
  raster: (name) => `/config/media/art/${name}.svg`,
};

interface PreviewProps {
  readonly description: WidgetDescription;
  readonly widget: WidgetModule;
  readonly preview: PreviewCase<object>;
  readonly locale: Locale;
  /** Replaces the data of the case. */
  readonly data?: Readonly<Record<string, DataState>>;
  readonly id?: string;
  readonly port?: Parameters<typeof testPort>[1];
  /** Page content, for frame widgets. */
  readonly page?: ReactNode;
}

/** Renders one preview case of a widget in a page. */
export function Preview({
  description,
  widget,
  preview,
  locale,
  data = preview.data ?? {},
  id = 'preview',
  port = {},
  page = <p>…</p>,
}: PreviewProps): ReactNode {
  const children = Array.from({ length: preview.children ?? 0 }, (_, index) => (
    <p key={index} className="card card--pad">
      {index + 1}
    </p>
  ));
  // The case comes from the widget's own folder, so its settings match.
  const props = {
    id,
    settings: decodePreview(description, preview, locale),
    data,
    ...(children.length === 0 ? {} : { children }),
  } as never;
  return (
    <AssetContext value={assets}>
      <WidgetPortProvider
        value={testPort(locale, {
          ...port,
          ...(preview.query ? { frame: { ...frameModel(locale), query: preview.query } } : {}),
        })}
      >
        <OutletProvider value={page}>{createElement(widget.Component, props)}</OutletProvider>
      </WidgetPortProvider>
    </AssetContext>
  );
}
