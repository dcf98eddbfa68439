import type { CompiledSite, Decision } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { bootElementId, type BootData, type ReleaseAssets } from '#render/boot-data.ts';
import { putChange } from '../data/answer-changes.ts';
import { makeTexts, type Texts } from '#render/texts/texts.ts';
import { loadModules, widgetNames, type Modules } from '#render/view/widget-modules.ts';

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

export interface Start {
  readonly shown: Shown;
  readonly viewer: Viewer;
  readonly data: Readonly<Record<string, unknown>>;
  readonly index: string;
}

/** Reads what the server left and loads the widgets it used, so that hydration meets the same page. */
export const readStart = async (): Promise<Start> => {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as BootData;
  const modules = await loadModules(widgetNames(boot.decision.tree, boot.decision.frame.nodes));
  const { decision, site, assets, release } = boot;
  for (const [call, instant] of Object.entries(boot.changes)) putChange(call, instant);
  return {
    shown: { decision, modules, site, assets, release, texts: makeTexts(boot.locale, boot.messages), fallen: new Set(boot.failedWidgets) },
    viewer: boot.viewer,
    data: boot.data,
    index: boot.index,
  };
};
