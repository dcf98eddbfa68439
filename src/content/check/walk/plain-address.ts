import { parseAddress } from '../../../engine/values/fill-template.ts';

/** Path and query of an address; what is filled in later becomes some word. */
export const plain = (to: string): { readonly path: string; readonly query: Readonly<Record<string, string>> } =>
  parseAddress(to.replaceAll(/\{[^/{}]*\}/g, 'x'));
