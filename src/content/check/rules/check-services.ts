import type { Page } from '#schemas/documents/page/schema';
import { shapeOf } from '../calls.ts';
import { widgetCallsOfLayout } from '../widget-calls.ts';
import type { Finding, CheckContext } from '../check-context.ts';
import { isAtNoCall, isMissed, movedServices } from './check-calls.ts';

/** The data services of pages: as their documents say, and all that the widgets call. */
export function checkServices(survey: CheckContext): void {
  const byPath = new Map(
    [...survey.documents['data-service'].values()].map((service) => [shapeOf(service.path), service.id]),
  );
  const called = new Map<string, ReadonlySet<string>>();
  tellMoved(survey);
  for (const page of survey.documents.page.values()) {
    checkSame(survey, page);
    const ids = called.get(page.layout) ?? callsOf(survey, page.layout, byPath);
    called.set(page.layout, ids);
    const listed = new Set(page.dataServiceList.map(({ dataServiceId }) => dataServiceId));
    // A miswritten one is told where it stands.
    if (
      [...listed].some((id) => !survey.has('data-service', id)) ||
      survey.documents.layout.get(page.layout)?.use === 'frame'
    )
      continue;
    for (const id of ids) if (!listed.has(id)) survey.report(page, ['dataServiceList'], notListed(id, page.layout));
  }
}

function callsOf(survey: CheckContext, id: string, byPath: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set(widgetCallsOfLayout(survey, id).flatMap(({ path }) => byPath.get(shapeOf(path)) ?? []));
}

/** Where all pages say another address than the service itself, it is told once, at the service. */
function tellMoved(survey: CheckContext): void {
  for (const [id, said] of movedServices(survey)) {
    const service = survey.documents['data-service'].get(id);
    if (service !== undefined && !isAtNoCall(service))
      survey.report(service, ['path'], {
        ...differsFromAll(said, service.path),
        severity: isMissed(survey, service) ? 'error' : 'warning',
      });
  }
}

function checkSame(survey: CheckContext, page: Page): void {
  page.dataServiceList.forEach(({ dataServiceId, dataServiceUniformresourcelocator }, index) => {
    const service = survey.documents['data-service'].get(dataServiceId);
    if (
      service === undefined ||
      movedServices(survey).has(dataServiceId) ||
      isAtNoCall(service) ||
      service.path === dataServiceUniformresourcelocator
    )
      return;
    survey.report(
      page,
      ['dataServiceList', index, 'dataServiceUniformresourcelocator'],
      differs(
        `/dataServiceList/${index}/dataServiceUniformresourcelocator`,
        dataServiceId,
        dataServiceUniformresourcelocator,
        service.path,
      ),
    );
  });
}

const notListed = (id: string, layout: string): Finding => ({
  code: 'service-not-listed',
  severity: 'warning',
  text: {
    ko: `레이아웃 '${layout}'의 위젯이 데이터 서비스 ${id}을(를) 부르지만 페이지의 목록에 없어요.`,
    en: `A widget of the layout '${layout}' calls the data service ${id}, which the page does not list.`,
  },
  hint: {
    ko: `dataServiceList에 ${id}을(를) 추가하세요. 그래야 서비스를 막을 때 이 페이지도 함께 막혀요.`,
    en: `Add ${id} to dataServiceList, so that blocking the service also closes this page.`,
  },
});

const differsFromAll = (there: string, here: string): Finding => ({
  code: 'service-differs',
  severity: 'warning',
  text: {
    ko: `이 서비스를 쓰는 페이지는 모두 그 주소를 '${there}'(이)라고 하는데 서비스 문서는 '${here}'(이)라고 해요.`,
    en: `All pages that use this service give the address '${there}', but the service gives '${here}'.`,
  },
  hint: {
    ko: '여기 주소를 잘못 적었는지 보세요. 주소가 정말 바뀌었다면 페이지들도 함께 고치세요.',
    en: 'Check this address for a typo. If it has really changed, update the pages too.',
  },
});

const differs = (pointer: string, id: string, here: string, there: string): Finding => ({
  code: 'service-differs',
  severity: 'warning',
  text: {
    ko: `${id}의 주소가 페이지('${here}')와 서비스 문서('${there}')에서 달라요.`,
    en: `The page gives '${here}' as the address of ${id}, but the service gives '${there}'.`,
  },
  hint: { ko: '서비스 문서의 주소로 고치세요.', en: 'Use the address of the service.' },
  fix: { kind: 'replace', pointer, value: there },
});
