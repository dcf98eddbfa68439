import type { CompiledSite, Decision } from '#engine';
import type { ReleaseAssets } from '#render/boot-data.ts';
import type { Texts } from '#render/texts/texts.ts';
import type { Modules } from '#render/view/widget-modules.ts';

/** Everything that one picture on the screen is made of; replaced as a whole. */
export interface Shown {
  readonly decision: Decision;
  readonly modules: Modules;
  readonly texts: Texts;
  readonly site: CompiledSite;
  readonly assets: ReleaseAssets;
  readonly release: { readonly number: number; readonly hash: string };
  readonly fallen: ReadonlySet<string>;
}
