import { droppedParameters, compileRoutes, matchRoute, pagePatterns, canonicalPath, decodeSegments } from '#engine';
import { formatAddress } from '#engine/values/fill-template';
import type { Route } from '#engine/routing/find-route';
import { nearest } from '../check/suggest-name.ts';
import type { Words } from '../check/problem.ts';
import { withParticle } from '../diff/words/particles.ts';
import { quoted } from '../diff/words/phrase.ts';
import { at, type About } from './about.ts';
import type { DocumentPlace, Sentence } from './visit.ts';

const sentence = (ko: string, en: string, place?: DocumentPlace): Sentence => ({
  kind: 'address',
  text: { ko, en },
  ...(place === undefined ? {} : { at: place }),
});

/** Pattern that an address matches. */
const fitting = (patterns: readonly string[], path: string): number => {
  const segments = decodeSegments(path);
  return segments === undefined
    ? -1
    : patterns.findIndex((pattern) => matchRoute(compileRoutes([{ pattern, page: 'it' }]), segments) !== undefined);
};

/** Why an address leads to another: it is written otherwise, or documents say so. */
export function explainRedirect({ prepared: { documents }, names, question: { path } }: About, to: string): Sentence {
  const plain = canonicalPath(path) ?? path;
  // Of an earlier address in another spelling, the document says more.
  if (plain !== path && to.split(/[?#]/, 1)[0] === plain)
    return sentence(
      `주소 ${quoted(path)}의 바른 표기는 ${withParticle(quoted(plain), '이에요')}. 그 주소로 옮겨 가요.`,
      `The address ${quoted(path)} is properly written ${quoted(plain)}: visitors are led on to that.`,
    );
  const slugOf = (code: string): string | undefined => documents.venue.get(code)?.slug;
  for (const page of documents.page.values()) {
    const index = fitting(pagePatterns({ ...page, paths: page.redirects ?? [] }, slugOf), path);
    const name = names.page(page.id);
    if (index !== -1)
      return sentence(
        `${withParticle(quoted(path), '은')} ${name.ko} 페이지의 옛 주소예요. 방문자는 ${withParticle(quoted(to), '으로')} 옮겨 가요.`,
        `${quoted(path)} is an earlier address of the page ${name.en}: visitors are led on to ${quoted(to)}.`,
        at('page', page.id, 'redirects', index),
      );
  }
  const site = documents.site.get('site');
  const index = fitting(
    (site?.redirects ?? []).map(({ from }) => from),
    path,
  );
  return sentence(
    `사이트 설정이 ${withParticle(quoted(path), '을')} ${withParticle(quoted(to), '으로')} 옮겨요.`,
    `The site settings lead from ${quoted(path)} on to ${quoted(to)}.`,
    index === -1 ? undefined : at('site', 'site', 'redirects', index),
  );
}

/** Addresses that may have been meant: spelt nearly so, else with the same last word. */
function likeAddress(path: string, pages: readonly { readonly path: string }[]): readonly string[] {
  const known = pages.flatMap(({ path: own }) => (own === '' || own.includes('{') ? [] : [own]));
  const near = nearest(path, known);
  const last = path.slice(path.lastIndexOf('/'));
  return (near.length > 0 || last === '/' ? near : known.filter((one) => one.endsWith(last))).slice(0, 3);
}

/** Page of an address. */
export function explainRoute(
  { prepared: { documents }, snapshot, names, question: { path, missing } }: About,
  { page, missed }: Route,
): Sentence {
  if (missed && missing === true)
    return sentence(
      `${quoted(path)} 주소에 맞는 페이지는 있지만, 주소가 가리키는 내용이 없어요.`,
      `A page has the address ${quoted(path)}, but what the address names does not exist.`,
    );
  if (missed) {
    const near = likeAddress(path, Object.values(snapshot.pages)).map(quoted).join(', ');
    return sentence(
      `${quoted(path)} 주소를 쓰는 페이지가 없어요.${near === '' ? '' : ` 비슷한 주소: ${near}`}`,
      `No page has the address ${quoted(path)}.${near === '' ? '' : ` Like it: ${near}.`}`,
    );
  }
  const written = documents.page.get(page.id);
  const index =
    written === undefined
      ? -1
      : fitting(
          pagePatterns(written, (code) => documents.venue.get(code)?.slug),
          path,
        );
  const name = names.page(page.id);
  return sentence(
    `${withParticle(quoted(path), '은')} ${name.ko} 페이지의 주소예요.`,
    `${quoted(path)} is the address of the page ${name.en}.`,
    at('page', page.id, ...(index === -1 ? [] : ['paths', index])),
  );
}

/** Query parameters that the page removes. */
export function explainDropped({ question }: About, { page }: Route): Sentence | undefined {
  const { query, path } = question;
  const gone = droppedParameters(page, question);
  if (gone.length === 0) return undefined;
  const [said, kept] = [
    gone.map(quoted).join(', '),
    formatAddress(path, Object.fromEntries(Object.entries(query).filter(([name]) => !gone.includes(name)))),
  ];
  const { name, screens = [] } = page.onlyFrom?.find((one) => gone.includes(one.name)) ?? {};
  if (name !== undefined) {
    const from = screens.map(quoted).join(', ');
    return sentence(
      `${from}에서 온 방문자가 아니면 주소에서 ${withParticle(said, '을')} 빼고 ${withParticle(quoted(kept), '으로')} 가요.`,
      `Unless the visitor comes from ${from}, ${said} is dropped from the address, which leads to ${quoted(kept)}.`,
      at('page', page.id, 'onlyFrom'),
    );
  }
  return sentence(
    `돌아올 때는 주소에서 ${withParticle(said, '을')} 빼고 ${withParticle(quoted(kept), '으로')} 가요.`,
    `On the way back ${said} is dropped from the address, which leads to ${quoted(kept)}.`,
    at('page', page.id, 'droppedOnBack'),
  );
}

/** Why the ways between app and web lead on before any guard is asked. */
export function explainAppRoute(
  { prepared: { documents }, snapshot, names, question: { viewer, query } }: About,
  { page }: Route,
  to: string,
): Sentence {
  const { app } = snapshot.links;
  const name = names.page(page.id);
  const place = at('app', [...documents.app.keys()][0] ?? '', 'screens');
  const on: Words = { ko: `${withParticle(quoted(to), '으로')} 가요`, en: `leads on to ${quoted(to)}` };
  if (app !== undefined && viewer.platform === 'WEB_MOBILE' && Object.hasOwn(query, app.query))
    return sentence(
      `주소에 앱 표시 ${withParticle(quoted(app.query), '이')} 있어서, 모바일 웹에서는 앱을 권하는 화면 ${on.ko}.`,
      `The address carries the mark of the app, ${quoted(app.query)}: on the mobile web it ${on.en}, which offers the app.`,
      place,
    );
  if (page.id === app?.action)
    return sentence(
      `${name.ko} 페이지는 딥링크를 열어요. 이 주소는 ${on.ko}.`,
      `The page ${name.en} opens deep links: this one ${on.en}.`,
      place,
    );
  return sentence(
    `${name.ko} 페이지는 웹에서 앱을 권하는 화면이에요. 앱에서는 ${on.ko}.`,
    `The page ${name.en} offers the app on the web: in the app it ${on.en}.`,
    place,
  );
}
