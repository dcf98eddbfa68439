import type { Discount } from '#schemas/documents/discount/schema';
import type { Board } from '#schemas/documents/board/schema';
import type { Notice } from '#schemas/documents/notice/schema';
import type { Path } from '../problem.ts';
import { CheckContext, type Finding, type Owner } from '../check-context.ts';
import { isMissed, movedServices } from './check-calls.ts';

/** Names that must be unique although no schema can say so. */
export function checkDuplicates(survey: CheckContext): void {
  const { documents } = survey;
  const screens = new Unique(survey, '화면 이름', 'screen name');
  for (const page of documents.page.values()) {
    screens.add(page, ['screen'], page.screen);
    page.aliases?.forEach((name, index) => screens.add(page, ['aliases', index], name));
  }
  const venues = {
    slug: new Unique(survey, 'slug', 'slug'),
    parkKindCd: new Unique(survey, 'parkKindCd', 'parkKindCd'),
    publctTypeCd: new Unique(survey, 'publctTypeCd', 'publctTypeCd'),
    appType: new Unique(survey, 'appType', 'appType'),
  };
  for (const venue of documents.venue.values()) {
    for (const field of ['slug', 'parkKindCd', 'publctTypeCd', 'appType'] as const)
      venues[field].add(venue, [field], venue[field]);
  }
  for (const list of [documents.notice, documents.board, documents.discount]) {
    const ids = new Unique(survey, 'publctId', 'publctId');
    for (const content of list.values()) ids.add(content, ['publctId'], content.publctId, namespaceOf(content));
  }
  for (const calls of [documents['data-service'], documents.operation]) {
    const paths = new Unique(survey, '호출', 'call');
    // A call that all pages moved is reported there.
    for (const call of calls.values())
      if (call.type === 'operation' || !movedServices(survey).has(call.id) || !isMissed(survey, call))
        paths.add(call, ['path'], `${call.method} ${call.path}`);
  }
  const addresses = new Unique(survey, '돌아갈 주소', 'return address');
  for (const client of documents.client.values())
    client.redirectUris.forEach((uri, index) => addresses.add(client, ['redirectUris', index], uri));
  for (const push of documents.push.values()) {
    const types = new Unique(survey, '푸시 종류', 'push type');
    for (const type of Object.keys(push.types)) types.add(push, ['types', type], type.toLowerCase());
  }
  for (const config of documents['system-config'].values()) {
    const ids = new Unique(survey, 'configId', 'configId');
    config.items.forEach(({ configId }, index) => ids.add(config, ['items', index, 'configId'], configId));
  }
  checkParkNames(survey);
  for (const list of documents['code-list'].values()) {
    const codes = new Unique(survey, 'codeId', 'codeId');
    list.items.forEach(({ codeId }, index) => codes.add(list, ['items', index, 'codeId'], codeId));
  }
}

/** Names of a park: facilities, shows and courses, and what each venue has one of. */
function checkParkNames(survey: CheckContext): void {
  const { documents } = survey;
  const of = (name: string) => new Unique(survey, name, name);
  const [facilities, inCategory, shows, courses, dates] = [
    of('facilityId'),
    of('formerIds'),
    of('showId'),
    of('courseId'),
    of('date'),
  ];
  for (const one of documents.facility.values()) facilities.add(one, ['facilityId'], one.facilityId, one.parkKindCd);
  const first = new Map(
    [...documents.facility.values()].map((one) => [`${one.parkKindCd} ${one.faciltCateKindCd} ${one.facilityId}`, one]),
  );
  for (const one of first.values()) inCategory.know(one, one.facilityId, `${one.parkKindCd} ${one.faciltCateKindCd}`);
  for (const one of documents.facility.values())
    one.formerIds?.forEach((id, index) =>
      inCategory.add(one, ['formerIds', index], id, `${one.parkKindCd} ${one.faciltCateKindCd}`),
    );
  for (const one of documents.show.values()) shows.add(one, ['showId'], one.showId, one.parkKindCd);
  for (const one of documents.course.values()) courses.add(one, ['courseId'], one.courseId, one.parkKindCd);
  for (const one of documents.opening.values())
    if (one.date !== undefined) dates.add(one, ['date'], one.date, one.venue);
  for (const type of ['park-map', 'path-graph'] as const) {
    const venues = of('venue');
    for (const one of documents[type].values()) venues.add(one, ['venue'], one.venue);
  }
  for (const map of documents['park-map'].values()) {
    const [ids, floors] = [of('id'), of('floor')];
    map.layers.forEach(({ id, floor }, index) => {
      ids.add(map, ['layers', index, 'id'], id);
      if (floor !== undefined) floors.add(map, ['layers', index, 'floor'], String(floor));
    });
  }
  for (const graph of documents['path-graph'].values()) {
    const ids = of('id');
    graph.nodes.forEach(({ id }, index) => ids.add(graph, ['nodes', index, 'id'], id));
  }
}

/** Within which a number is unique: that of a notice in its venue, others in their kind there too, since every list and detail names the kind. */
const namespaceOf = (content: Notice | Board | Discount): string => {
  if (content.type === 'discount') return `${content.parkKindCd} ${content.bnftClassCd}`;
  return content.type === 'notice' ? content.publctTypeCd : `${content.publctTypeCd} ${content.boardKindCd}`;
};

/** Names of one kind, and who had each first. */
class Unique {
  readonly #first = new Map<string, Owner>();
  readonly #survey: CheckContext;
  readonly #ko: string;
  readonly #en: string;

  constructor(survey: CheckContext, ko: string, en: string) {
    this.#survey = survey;
    this.#ko = ko;
    this.#en = en;
  }

  /** Takes a name that is checked elsewhere. */
  know(owner: Owner, name: string, group: string): void {
    this.#first.set(`${group} ${name}`, owner);
  }

  add(owner: Owner, path: Path, name: string, group = ''): void {
    const key = group === '' ? name : `${group} ${name}`;
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, owner);
    else this.#survey.report(owner, path, this.#twice(name, first));
  }

  #twice(name: string, first: Owner): Finding {
    return {
      code: 'duplicate-id',
      text: {
        ko: `${this.#ko} '${name}'을(를) ${first.type} '${first.id}'이(가) 이미 쓰고 있어요.`,
        en: `The ${first.type} '${first.id}' already uses the ${this.#en} '${name}'.`,
      },
      hint: { ko: '다른 이름을 쓰세요.', en: 'Choose a different one.' },
    };
  }
}
