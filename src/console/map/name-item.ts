import type { Language } from '../texts/use-texts.ts';
import { edgeIndex, type Item } from './item.ts';
import type { MapFacility, Park } from './park.ts';
import type { MapWords } from './strings.ts';

/** Returns the name of a facility in a language, else in the other one, else a placeholder. */
export const facilityName = ({ name }: Pick<MapFacility, 'name'>, words: MapWords, language: Language): string =>
  [name[language], name.ko, name.en].find((text) => text !== '') ?? words.newName;

/** Returns the name of an item for labels and announcements. */
export function nameItem({ facilities, graph }: Park, { kind, id }: Item, words: MapWords, language: Language): string {
  const facility = kind === 'facility' ? facilities.find(({ key }) => key === id) : undefined;
  if (kind === 'facility') return facility === undefined ? id : facilityName(facility, words, language);
  if (kind === 'node') return words.nodeName(id);
  if (kind === 'point') return words.pointName(Number(id) + 1);
  const edge = graph.edges[edgeIndex(graph, id)];
  const name = words.edgeName(edge?.a ?? '', edge?.b ?? '');
  return kind === 'via' ? `${words.viaName}, ${name}` : name;
}
