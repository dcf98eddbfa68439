import type { Page } from '#schemas/page.schema';
import type { Finding, Survey } from '../survey.ts';

/** The data services of pages: as their documents say, and all that the widgets call. */
export function checkServices(survey: Survey): void {
  const byPath = new Map([...survey.documents['data-service'].values()].map((service) => [shapeOf(service.path), service.id]));
  const called = new Map<string, ReadonlySet<string>>();
  for (const page of survey.documents.page.values()) {
    checkSame(survey, page);
    const ids = called.get(page.layout) ?? callsOf(survey, page.layout, byPath);
    called.set(page.layout, ids);
    const listed = new Set(page.dataServiceList.map(({ dataServiceId }) => dataServiceId));
    // A miswritten one is told where it stands.
    if ([...listed].some((id) => !survey.has('data-service', id))) continue;
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

function checkSame(survey: Survey, page: Page): void {
  page.dataServiceList.forEach(({ dataServiceId, dataServiceUniformresourcelocator }, index) => {
    const service = survey.documents['data-service'].get(dataServiceId);
    if (service === undefined || service.path === dataServiceUniformresourcelocator) return;
    survey.report(page, ['dataServiceList', index, 'dataServiceUniformresourcelocator'], differs(`/dataServiceList/${index}/dataServiceUniformresourcelocator`, dataServiceId, dataServiceUniformresourcelocator, service.path));
  });
}

const notListed = (id: string, layout: string): Finding => ({
  code: 'service-not-listed',
  severity: 'warning',
  text: { ko: `레이아웃 '${layout}'의 위젯이 데이터 서비스 ${id}을(를) 부르지만 페이지의 목록에 없어요.`, en: `A widget of the layout '${layout}' calls the data service ${id}, which the page does not list.` },
  hint: { ko: `dataServiceList에 ${id}을(를) 추가하세요. 그래야 서비스를 막을 때 이 페이지도 함께 막혀요.`, en: `Add ${id} to dataServiceList, so that blocking the service closes this page with it.` },
});

const differs = (pointer: string, id: string, here: string, there: string): Finding => ({
  code: 'service-differs',
  severity: 'warning',
  text: { ko: `${id}의 주소가 페이지('${here}')와 서비스 문서('${there}')에서 달라요.`, en: `The page says that ${id} is at '${here}'; the service itself says '${there}'.` },
  hint: { ko: '서비스 문서의 주소로 고치세요.', en: 'Write the address of the service.' },
  fix: { kind: 'replace', pointer, value: there },
});
