/** Words in the two languages of the console. */
export interface Words {
  readonly ko: string;
  readonly en: string;
}

/** Label of a property, a sentence of help, names of its values, and texts of the objects that it holds. */
export interface FieldText extends Words {
  readonly help?: Words;
  readonly values?: Readonly<Record<string, Words>>;
  readonly of?: FieldTexts;
}
export interface FieldTexts {
  readonly [name: string]: FieldText;
}

/** Properties of the objects that a value holds, however deep in lists, maps and unions; a shared part has texts of its own. */
type PropertiesIn<S> = S extends { readonly part: string }
  ? never
  : S extends { readonly properties: infer Properties }
    ? Properties
    : S extends { readonly items: infer Items }
      ? PropertiesIn<Items>
      : S extends { readonly oneOf: readonly (infer Branch)[] }
        ? PropertiesIn<Branch>
        : S extends { readonly additionalProperties: infer Values extends object }
          ? PropertiesIn<Values>
          : never;
type NameIn<Properties> = Properties extends unknown ? keyof Properties & string : never;
type PropertyOf<Properties, Name extends string> =
  Properties extends Readonly<Record<Name, infer Property>> ? Property : never;

/** Values that a property can have, which need a name each. */
type ValueOf<S> = S extends { readonly part: string }
  ? never
  : S extends { readonly enum: readonly (infer Value)[] }
    ? Value & string
    : S extends { readonly const: infer Value }
      ? Value & string
      : S extends { readonly items: infer Items }
        ? ValueOf<Items>
        : never;

type TextOf<S> = Words & { readonly help?: Words } & ([ValueOf<S>] extends [never]
    ? unknown
    : { readonly values: Readonly<Record<ValueOf<S>, Words>> }) &
  ([NameIn<PropertiesIn<S>>] extends [never] ? { readonly of?: FieldTexts } : { readonly of: TextsOf<S> });

/** Texts of all properties of the objects that a schema describes. A missing or surplus name does not compile. */
export type TextsOf<S> = {
  readonly [Name in NameIn<PropertiesIn<S>>]: TextOf<PropertyOf<PropertiesIn<S>, Name>>;
};
/** Texts of a document's own properties; those that all types share are in `parts/texts.ts`. */
export type DocumentTexts<S> = Omit<TextsOf<S>, '$schema' | 'id' | 'v' | 'type'>;
/** Texts of a shared part's own properties. */
export type PartTexts<S> = S extends { readonly part: string } ? TextsOf<Omit<S, 'part'>> : never;

/** Icon of a widget in the console, its name, what it shows in one sentence, and the texts of its settings. */
export interface AnyWidgetTexts {
  readonly icon: string;
  readonly label: Words;
  readonly about: Words;
  /** Largest display width of each picture setting, in CSS pixels. */
  readonly pictureWidths?: Readonly<Record<string, number>>;
  readonly settings: FieldTexts;
}
export type WidgetTexts<S> = AnyWidgetTexts & { readonly settings: TextsOf<S> };
