import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { TitleLevel } from '#ui/content/heading.tsx';
import { AssetContext, type Assets } from '#ui/media/assets.tsx';
import { hasHeaderTitle, OutletProvider, WidgetPortProvider, type WidgetPort } from '#widgets/port';

interface HandProps {
  readonly page: () => ReactNode;
  readonly frame: () => ReactNode;
  readonly assets: Assets;
  readonly port: WidgetPort;
}

/** Renders a tree that was written by hand; what surrounds it is what its widgets cannot do without. */
export const drawByHand = ({ page, frame, assets, port }: HandProps): string =>
  renderToString(
    <StrictMode>
      <AssetContext value={assets}>
        <WidgetPortProvider value={port}>
          <OutletProvider value={<TitleLevel value={hasHeaderTitle(port.frame) ? 2 : 1}>{page()}</TitleLevel>}>
            {frame()}
          </OutletProvider>
        </WidgetPortProvider>
      </AssetContext>
    </StrictMode>,
  );
