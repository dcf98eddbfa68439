import { fixColours } from '#content/theme/color-art';
import { colourSchemes, rasterWidths, type RasterWidth } from '#schemas/art-address';
import { viewOf } from '../../core/live-site/release-view.ts';
import type { LiveRelease } from '../../core/live-site/live-site.ts';

export interface MapRaster {
  readonly svg: string;
  readonly width: RasterWidth;
  /** True for the first picture that a visitor on a phone sees. */
  readonly isFirst: boolean;
}

interface Layer {
  readonly art: string;
  readonly theme: string;
  readonly isStart: boolean;
}

/** Returns the layers of all maps in the themes of their venues; those that a map starts with come first. */
const layersOf = (release: LiveRelease): readonly Layer[] => {
  const { 'park-map': maps, venue: venues } = release.prepared.documents;
  const layers = [...maps.values()].flatMap((map) =>
    map.layers.map(({ id, art }) => ({
      art,
      theme: venues.get(map.venue)?.theme ?? '',
      isStart: id === map.start.layer,
    })),
  );
  return layers.toSorted((a, b) => Number(b.isStart) - Number(a.isStart));
};

/** Yields the pictures of all map layers in the order in which visitors need them: small ones first, in each width the first layers first. */
export function* mapRasters(release: LiveRelease): Generator<MapRaster> {
  const view = viewOf(release);
  const layers = layersOf(release);
  for (const width of rasterWidths) {
    for (const { art, theme: name, isStart } of layers) {
      const [template, theme] = [view.template(art), release.prepared.documents.theme.get(name)];
      if (template === undefined || theme === undefined) continue;
      for (const scheme of colourSchemes)
        yield { svg: fixColours(template, theme[scheme]), width, isFirst: isStart && width === rasterWidths[0] };
    }
  }
}
