declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features to retain, by tag; all of them where nothing is said. */
    readonly keepFeatures?: readonly string[];
  }
  /** Keeps the letters of a text; variation axes may be narrowed. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
