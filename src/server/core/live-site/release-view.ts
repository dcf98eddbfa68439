import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRichText, createActionScope, type Snapshot } from '../../../engine/index.ts';
import { colorArt } from '#content/theme/color-art';
import { motionCss } from '#content/theme/motion-css';
import { themeCss } from '#content/theme/theme-css';
import { artAddress } from '#schemas/art-address';
import { isPictureReference, picturePath } from '#schemas/picture-reference';
import { shareImageAddress } from '#schemas/share-picture';
import type { RichNode } from '#schemas/command';
import type { LiveRelease } from './live-site.ts';

const mediaDir = join(import.meta.dirname, '..', '..', '..', '..', 'config', 'media');

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Art library: templates by name, and the icon sprite. Read once per process; it changes only with the program. */
const library = (() => {
  const dir = join(mediaDir, 'art');
  const templates = new Map<string, string>();
  for (const file of readdirSync(dir).sort())
    if (file.endsWith('.svg')) templates.set(file.slice(0, -4), readFileSync(join(dir, file), 'utf8'));
  const icons = readFileSync(join(mediaDir, 'icons.svg'), 'utf8');
  return { templates, icons, hash: mark([...templates.entries()].flat().join('\n')) };
})();

/** Values derived from a release for all features: addresses of pictures and colours, and CMS texts as trees. */
export interface ReleaseView {
  readonly assets: {
    readonly themes: string;
    readonly iconSprite: string;
    readonly art: Readonly<Record<string, string>>;
  };
  readonly themesCss: string;
  readonly icons: string;
  /** Returns the address of an art template in the colours of a theme. */
  artUrl(name: string, theme: string): string;
  /** Returns the address of the preview picture of a shared page. */
  shareUrl(name: string, theme: string): string;
  /** Returns a template without colours. */
  template(name: string): string | undefined;
  /** Returns a coloured picture, or undefined for an unknown template or theme. */
  art(name: string, theme: string): string | undefined;
  /** Returns the sanitised tree of a document's HTML with its actions resolved. */
  rich(html: string): readonly RichNode[];
}

const makeView = ({ prepared, snapshot }: Pick<LiveRelease, 'prepared' | 'snapshot'>): ReleaseView => {
  const themes = [...prepared.documents.theme.values()];
  const themesCss = motionCss(snapshot.site.timings) + themes.map(themeCss).join('');
  const art = Object.fromEntries(themes.map((theme) => [theme.id, mark(library.hash + themeCss(theme))]));
  const scope = createActionScope(prepared.documents, scopeParts(snapshot));
  const trees = new Map<string, readonly RichNode[]>();
  return {
    assets: { themes: `/themes/${mark(themesCss)}.css`, iconSprite: `/icons/${mark(library.icons)}.svg`, art },
    themesCss,
    icons: library.icons,
    artUrl: (name, theme) =>
      isPictureReference(name) ? picturePath(name) : artAddress(theme, art[theme] ?? 'plain', name),
    shareUrl: (name, theme) => shareImageAddress(name, `/share/${theme}/${art[theme] ?? 'plain'}`),
    template: (name) => library.templates.get(name),
    art(name, theme) {
      const template = library.templates.get(name);
      const document = prepared.documents.theme.get(theme);
      return template === undefined || document === undefined ? undefined : colorArt(template, document);
    },
    rich(html) {
      const known = trees.get(html);
      if (known !== undefined) return known;
      const tree = compileRichText(prepared.rich.get(html) ?? [], scope);
      trees.set(html, tree);
      return tree;
    },
  };
};

const scopeParts = (snapshot: Snapshot) => ({
  screens: snapshot.screens,
  landing: snapshot.site.paths.landing,
  allowedHosts: snapshot.site.allowedHosts,
  sandbox: snapshot.site.sandbox,
});

const views = new WeakMap<object, ReleaseView>();

/** Returns the view of a release; created once. */
export const viewOf = (release: Pick<LiveRelease, 'prepared' | 'snapshot'>): ReleaseView => {
  const known = views.get(release);
  if (known !== undefined) return known;
  const view = makeView(release);
  views.set(release, view);
  return view;
};
