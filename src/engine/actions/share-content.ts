import { encode } from '../values/fill-template.ts';
import { resolveTarget } from './resolve-target.ts';
import type { CompiledSharing } from '../policies.ts';

/** Shared content of a page. */
export interface ShareContent {
  readonly title: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly imageUrl: string;
  readonly linkUrl: string;
}

/** Head data of a page; empty strings if absent. */
export type PageMeta = Readonly<Record<'title' | 'description' | 'image', string>>;

/** Maximum lengths that the share call accepts. */
export const shareLimits = { title: 200, description: 500, address: 1000 } as const;

const shorten = (text: string, most: number): string => {
  const plain = text.toWellFormed().replace(/\s+/g, ' ').trim();
  return plain.length <= most
    ? plain
    : `${plain
        .slice(0, most - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
};

/** Returns the shareable address of a page, or undefined if it is not an internal page (2.15: the share URL is checked first). */
export const shareAddress = (address: string, origin: string): string | undefined => {
  const target = resolveTarget(address, { allowedHosts: [], origin });
  if (target.kind !== 'inside') return undefined;
  const whole = `${origin}${target.path}`;
  return whole.length <= shareLimits.address ? whole : undefined;
};

/** Returns title, description and image of a share. Defaults: the product's name, welcome text and image. */
export const shareContent = (linkUrl: string, page: PageMeta, product: PageMeta): ShareContent => ({
  title: shorten(page.title, shareLimits.title) || shorten(product.title, shareLimits.title),
  description:
    shorten(page.description, shareLimits.description) || shorten(product.description, shareLimits.description),
  imageUrl: page.image || product.image,
  linkUrl,
});

/** Returns the message of a refused share by its code. */
export const shareRefusal = ({ refusals, texts }: Pick<CompiledSharing, 'refusals' | 'texts'>, code: string): string =>
  refusals.find(({ codes }) => codes.includes(code))?.message ?? texts.unknown;

/** Returns the messenger's share address. */
export const messengerAddress = (
  { messenger }: Pick<CompiledSharing, 'messenger'>,
  { title, description, imageUrl, linkUrl }: ShareContent,
): string => {
  const values: Readonly<Record<string, string>> = { url: linkUrl, title, description, image: imageUrl };
  return messenger.address.replace(/\{(url|title|description|image)\}/g, (_, name: string) =>
    encode(values[name] ?? ''),
  );
};
