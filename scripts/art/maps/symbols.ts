import { circle, ellipse, line, path, place, round } from '../svg.ts';

const symbols = {
  tree:
    ellipse('shadow', 9, 10, 30, 13) +
    path('mp-ink', 'M-4 8v-22h8V8z', 'opacity=".55"') +
    circle('mp-leaf', 0, -30, 30) +
    circle('shine', -9, -40, 15),
  bush:
    ellipse('shadow', 7, 7, 24, 10) +
    circle('mp-leaf', -10, -8, 17) +
    circle('mp-leaf', 12, -7, 15) +
    circle('mp-leaf', 1, -19, 16) +
    circle('shine', -6, -20, 8),
  fir:
    ellipse('shadow', 9, 8, 26, 11) +
    path('mp-ink', 'M-4 8V-8h8V8z', 'opacity=".55"') +
    path('mp-fir', 'M0-96l22 36H12l18 32H16L32 0h-64l16-28h-14l18-32h-10z') +
    path('shine', 'M0-96l-22 36h10l-18 32h14L-32 0h26z'),
  lamp: line('ms-ink', 3, 'M0 0v-34', 'opacity=".7"') + circle('mp-lamp', 0, -38, 7),
  grass: line('ms-leaf', 4, 'M-10 0q1-12-5-18M-3 0v-22M5 0q-1-12 6-18', 'stroke-linecap="round"'),
  flowers:
    line('ms-leaf', 3, 'M-12 2v-12M0 4v-16M12 2v-12') +
    circle('mp-red', -12, -13, 6) +
    circle('mp-yellow', 0, -16, 6) +
    circle('mp-trim', 12, -13, 6),
  bench:
    path('shadow', 'M-26 6h58l-6 8h-50z') +
    path('mp-ink', 'M-24-2h6v12h-6zM18-2h6v12h-6z', 'opacity=".8"') +
    path('mp-roof', 'M-30-8h60v10h-60zM-30-24h60v9h-60z'),
  person: circle('mp-ink', 0, -34, 8) + '<path d="M-10 0c-2-16 0-24 10-24s12 8 10 24z"/>',
  ripple: line('ms-trim', 5, 'M-26 0q13-9 26 0t26 0', 'stroke-linecap="round" opacity=".6"'),
  palm:
    ellipse('shadow', 10, 6, 30, 10) +
    line('ms-ink', 8, 'M0 4q-6-34 6-66', 'stroke-linecap="round" opacity=".6"') +
    path(
      'mp-leaf',
      'M6-64q-44-20-58 12 26-14 56-6-34 4-38 34 18-22 40-28 2 26 26 40-6-26-18-40 26 4 38 24 0-28-36-34 30-14 46 0-18-28-56-2z',
    ) +
    circle('mp-yellow', 2, -58, 5),
  parasol:
    ellipse('shadow', 12, 8, 38, 12) +
    line('ms-ink', 4, 'M0 4v-52') +
    path('mp-red', 'M-40-34c4-24 22-34 40-34s36 10 40 34q-10-8-20 0-10-8-20 0-10-8-20 0-10-8-20 0z') +
    path('mp-trim', 'M-20-34c2-22 10-34 20-34s18 12 20 34q-10-8-20 0-10-8-20 0z') +
    path('mp-yellow', 'M16-6h44v7H16zM20 1h4v8h-4zM52 1h4v8h-4z'),
  boat:
    ellipse('shadow', 6, 14, 44, 9) +
    path('mp-red', 'M-44-6h88l-16 22h-56z') +
    path('mp-trim', 'M-4-14v-58l44 52z') +
    path('mp-lamp', 'M-10-14v-44l-28 40z'),
  ring:
    ellipse('shadow', 4, 6, 24, 12) +
    '<ellipse class="ms-red" rx="18" ry="11" fill="none" stroke-width="10"/>' +
    '<ellipse class="ms-trim" rx="18" ry="11" fill="none" stroke-width="10" stroke-dasharray="10 14"/>',
} as const;

export type SymbolName = keyof typeof symbols;

const id = (name: SymbolName): string => `map-${name}`;

/** Defines the symbols that a drawing uses. */
export const defineSymbols = (body: string): string =>
  `<defs>${Object.entries(symbols)
    .filter(([name]) => body.includes(`#map-${name}"`))
    .map(([name, drawn]) => `<g id="map-${name}">${drawn}</g>`)
    .join('')}</defs>`;

/** Places a symbol with its foot at a point. */
export const symbol = (name: SymbolName, x: number, y: number, scale = 1, names = ''): string =>
  `<use href="#${id(name)}"${names && ` class="${names}"`} transform="translate(${Math.round(x)} ${Math.round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}"/>`;

/** Places what was drawn around 0, 0 with its foot at a point. */
export const stand = (x: number, y: number, inner: string, scale = 1): string => place(x, y, scale, inner);
