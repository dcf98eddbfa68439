declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features to retain, by tag; all by default. */
    readonly keepFeatures?: readonly string[];
  }
  /** Subsets a font to the characters of a text; can narrow variation axes. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
