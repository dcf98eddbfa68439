import type { Page } from '#schemas/page.schema';
import type { Finding, Survey } from '../survey.ts';

/** The data services of pages: as their documents say, and all that the widgets call. */
export function checkServices(survey: Survey): void {
  const byPath = new Map([...survey.documents['data-service'].values()].map((service) => [shapeOf(service.path), service.id]));
  const called = new Map<string, ReadonlySet<string>>();
  const told = findMovedServices(survey);
  for (const page of survey.documents.page.values()) {
    checkSame(survey, page, told);
    const ids = called.get(page.layout) ?? callsOf(survey, page.layout, byPath);
    called.set(page.layout, ids);
    const listed = new Set(page.dataServiceList.map(({ dataServiceId }) => dataServiceId));
    // A miswritten one is told where it stands.
    if ([...listed].some((id) => !survey.has('data-service', id)) || survey.documents.layout.get(page.layout)?.use === 'frame') continue;
    for (const id of ids) if (!listed.has(id)) survey.report(page, ['dataServiceList'], notListed(id, page.layout));
  }
}

const shapeOf = (path: string): string => (path.includes('{') ? path.replaceAll(/\{[^}]*\}/g, '{}') : path);

function callsOf(survey: Survey, id: string, byPath: ReadonlyMap<string, string>): ReadonlySet<string> {
  const { catalog } = survey.prepared;
  const ids = new Set<string>();
  for (const { widget, v, settings } of survey.documents.layout.get(id)?.placements ?? []) {
    const entry = Object.hasOwn(catalog, widget) ? catalog[widget] : undefined;
    if (entry?.needs === undefined || entry.description.v !== v) continue;
    // Its settings have been validated against the widget's own schema.
    for (const { path } of entry.needs(settings as never)) {
      const service = byPath.get(shapeOf(path));
      if (service !== undefined) ids.add(service);
    }
  }
  return ids;
}

/** Services of which all pages say another address than they do themselves: either may be wrong, and it is told once, at the service. */
function findMovedServices(survey: Survey): ReadonlySet<string> {
  const said = Map.groupBy([...survey.documents.page.values()].flatMap(({ dataServiceList }) => dataServiceList), ({ dataServiceId }) => dataServiceId);
  const moved = new Set<string>();
  for (const [id, all] of said) {
    const service = survey.documents['data-service'].get(id);
    const [first, ...others] = new Set(all.map(({ dataServiceUniformresourcelocator: address }) => address));
    if (service === undefined || first === undefined || others.length > 0 || all.length < 2 || first === service.path) continue;
    moved.add(id);
    survey.report(service, ['path'], differsFromAll(all.length, first, service.path));
  }
  return moved;
}

function checkSame(survey: Survey, page: Page, told: ReadonlySet<string>): void {
  page.dataServiceList.forEach(({ dataServiceId, dataServiceUniformresourcelocator }, index) => {
    const service = survey.documents['data-service'].get(dataServiceId);
    if (service === undefined || told.has(dataServiceId) || service.path === dataServiceUniformresourcelocator) return;
    survey.report(page, ['dataServiceList', index, 'dataServiceUniformresourcelocator'], differs(`/dataServiceList/${index}/dataServiceUniformresourcelocator`, dataServiceId, dataServiceUniformresourcelocator, service.path));
  });
}

const notListed = (id: string, layout: string): Finding => ({
  code: 'service-not-listed',
  severity: 'warning',
  text: { ko: `레이아웃 '${layout}'의 위젯이 데이터 서비스 ${id}을(를) 부르지만 페이지의 목록에 없어요.`, en: `A widget of the layout '${layout}' calls the data service ${id}, which the page does not list.` },
  hint: { ko: `dataServiceList에 ${id}을(를) 추가하세요. 그래야 서비스를 막을 때 이 페이지도 함께 막혀요.`, en: `Add ${id} to dataServiceList, so that blocking the service closes this page with it.` },
});

const differsFromAll = (pages: number, there: string, here: string): Finding => ({
  code: 'service-differs',
  severity: 'warning',
  text: { ko: `페이지 ${pages}개는 모두 이 서비스의 주소를 '${there}'(이)라고 하는데 서비스 문서는 '${here}'(이)라고 해요.`, en: `All ${pages} pages that use this service say that it is at '${there}'; it says itself '${here}'.` },
  hint: { ko: '여기 주소를 잘못 적었는지 보세요. 주소가 정말 바뀌었다면 페이지들도 함께 고치세요.', en: 'See whether the address here is miswritten; if it has really changed, change the pages too.' },
});

const differs = (pointer: string, id: string, here: string, there: string): Finding => ({
  code: 'service-differs',
  severity: 'warning',
  text: { ko: `${id}의 주소가 페이지('${here}')와 서비스 문서('${there}')에서 달라요.`, en: `The page says that ${id} is at '${here}'; the service itself says '${there}'.` },
  hint: { ko: '서비스 문서의 주소로 고치세요.', en: 'Write the address of the service.' },
  fix: { kind: 'replace', pointer, value: there },
});
