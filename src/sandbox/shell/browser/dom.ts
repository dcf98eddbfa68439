/** Returns an existing element by its id. */
export const byId = <Kind extends HTMLElement = HTMLElement>(id: string): Kind => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  // The page's markup determines the element type of each id.
  return found as Kind;
};

/** Returns a part of a row by its name. */
export const partOf = <Kind extends HTMLElement = HTMLElement>(row: Element, name: string): Kind => {
  const found = row.querySelector(`[data-part="${name}"]`);
  if (found === null) throw new Error(`A row has no part ${name}.`);
  return found as Kind;
};

/** Creates an element with class and text; never from HTML. */
export const make = (tag: string, className: string, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};
