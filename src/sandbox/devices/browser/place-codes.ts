import { byId, make, type PlaceCode } from './boot.ts';

const pictureOf = ({ code, name }: PlaceCode): HTMLElement => {
  const picture = document.createElement('img');
  picture.src = `/sandbox/devices/code.svg?text=${encodeURIComponent(code)}`;
  picture.alt = name;
  const item = make('li', '');
  item.append(picture, make('strong', '', name), make('code', '', code));
  return item;
};

/** Shows the codes that visitors scan here. */
export const showPlaceCodes = (codes: readonly PlaceCode[]): void => {
  byId('codes').hidden = codes.length === 0;
  byId('code-list').replaceChildren(...codes.map(pictureOf));
};
