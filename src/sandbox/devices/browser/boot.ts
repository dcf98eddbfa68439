/** Returns an existing element by its id. */
export const byId = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  // The page's markup determines the element type of each id.
  return found as Kind;
};

/** Creates an element with class and text; never from HTML. */
export const make = (tag: string, className: string, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};

/** Code on a sign that visitors scan. */
export interface PlaceCode {
  readonly code: string;
  readonly name: string;
}

interface Boot {
  readonly locale: string;
  readonly venues: readonly {
    readonly code: string;
    readonly places: readonly { readonly id: string; readonly name: string; readonly codes: readonly PlaceCode[] }[];
  }[];
  readonly words: Readonly<Record<string, string>> & {
    readonly actions: Readonly<Record<string, string>>;
    readonly entrances: Readonly<Record<string, string>>;
  };
  readonly reasons: Readonly<Record<string, string>>;
}

/** Boot data of the page. */
export const boot = JSON.parse(byId('boot').textContent) as Boot;

/** Returns a text of the page with its value. */
export const say = (key: string, value: string | number = ''): string =>
  (boot.words[key] ?? key).replace('{}', String(value));

export const wonOf = (amount: number): string => `${amount.toLocaleString(boot.locale)}${say('won')}`;
