import type { CompiledLayout, CompiledNode, CompiledPage, SettingPath } from '#engine';
import type { Locale } from '#schemas/parts';
import { memoizeByObject } from '../../../memoize-by-object.ts';
import { Bits } from '../bits.ts';
import { flattenNodes, listLayoutConditions } from '#engine/conditions/list-conditions';
import { plainAddress } from '../effects.ts';
import type { Findings, Said } from '../findings.ts';
import { testsOf } from '../page-view.ts';
import type { SiteWalk } from '../site-walk.ts';
import { layoutOf } from '../outgoing-links.ts';
import { waysOfNodes } from '../link-targets.ts';

const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
/** Names of languages in their own language are allowed everywhere. */
const ownNames: ReadonlySet<string> = new Set(['한국어']);

const valuesAt = (value: unknown, path: SettingPath, at = 0): readonly string[] => {
  const step = path[at];
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, path, at + 1)) : [];
  return typeof value === 'object' && value !== null && step in value
    ? valuesAt((value as Readonly<Record<string, unknown>>)[step], path, at + 1)
    : [];
};

const keysOf = memoizeByObject(({ settings, texts }: CompiledNode): readonly string[] =>
  texts.flatMap((path) => valuesAt(settings, path)).filter((key) => key !== ''),
);

/** Addresses of a page: the plain one, and one for each `mode` that a condition of its layout names. */
const addressesOf = (page: CompiledPage, layout: CompiledLayout | undefined): readonly string[] => {
  const address = plainAddress(page.path);
  const tests = layout === undefined ? [] : testsOf(listLayoutConditions(layout));
  const modes = new Set(tests.flatMap((test) => (test.fact === 'mode' ? test.is : [])));
  return [address, ...[...modes].map((mode) => `${address}?mode=${mode}`)];
};

/** Text for some viewers. */
interface Read {
  readonly tree: readonly CompiledNode[];
  readonly locale: Locale;
  readonly who: Bits;
}

/** Visible parts of layouts over all instants. */
export class Views {
  /** Placements that somebody sees, by layout. */
  readonly placed = new Map<string, Set<string>>();
  readonly #used = new Set<string>();

  /** Looks at what each page shows to all who come: texts, services, ways on. After each page it tells the share that is done. */
  *look(walk: SiteWalk, findings: Findings): Generator<number, void> {
    const pages = Object.values(walk.look.snapshot.pages);
    for (const [index, page] of pages.entries()) {
      if (page.whole === true) continue;
      yield index / pages.length;
      for (const id of [page.layout, page.stateLayouts.B, page.stateLayouts.D]) this.#used.add(id);
      this.#lookAt(walk, page, findings);
    }
  }

  #lookAt(walk: SiteWalk, page: CompiledPage, findings: Findings): void {
    const { snapshot, classes } = walk.look;
    const stuck = new Bits(classes.size);
    const closed = new Map<string, Bits>();
    for (const to of addressesOf(page, snapshot.layouts[page.layout]))
      for (const { group, decisions } of walk.look.meet({ to, from: page.screen })) {
        for (const decision of decisions) {
          const layout = snapshot.layouts[layoutOf(page, decision) ?? ''];
          if (layout === undefined) continue;
          this.#show(layout, decision.tree);
          this.#readTexts(
            walk,
            page,
            layout,
            { tree: decision.tree, locale: group.viewer.locale, who: group.members },
            findings,
          );
          if (decision.outcome.kind === 'page')
            for (const { id, state } of decision.services)
              if (state !== 'N' && state !== 'D')
                closed.set(id, (closed.get(id) ?? new Bits(classes.size)).with(group.members));
          if (
            decision.outcome.kind === 'page' &&
            !leadsOn(page) &&
            waysOfNodes(decision.tree, layout).next().done === true &&
            !hasLists(decision.tree)
          )
            stuck.addAll(group.members);
        }
      }
    for (const [id, who] of closed) this.#closedService(walk, page, id, who, findings);
    if (stuck.isEmpty) return;
    findings.say(
      {
        code: 'dead-end',
        severity: 'warning',
        type: 'page',
        id: page.id,
        path: ['layout'],
        text: (who) => ({
          ko: `'${page.screen}'에서 갈 수 있는 곳이 없어요 (${who.ko}): 뒤로, 메뉴, 링크가 모두 없어요.`,
          en: `'${page.screen}' is a dead end for ${who.en}: no back button, no menu, no link.`,
        }),
        hint: {
          ko: 'prevBtn, homeLogo, menuBtn 가운데 하나를 켜거나 레이아웃에 링크를 두세요.',
          en: 'Turn on prevBtn, homeLogo or menuBtn, or add a link to the layout.',
        },
      },
      { walk, who: stuck, on: page.id },
    );
  }

  #show(layout: CompiledLayout, tree: readonly CompiledNode[]): void {
    const known = this.placed.get(layout.id) ?? new Set();
    this.placed.set(layout.id, known);
    for (const { id } of flattenNodes(tree)) known.add(id);
  }

  #readTexts(
    walk: SiteWalk,
    page: CompiledPage,
    layout: CompiledLayout,
    { tree, locale, who }: Read,
    findings: Findings,
  ): void {
    const texts = walk.look.snapshot.messages[locale];
    for (const node of flattenNodes(tree)) {
      for (const key of keysOf(node)) {
        const text = page.pageTexts[locale]?.[key] ?? texts[key];
        if (text === undefined || text === '') continue;
        const isMissing = page.pageTexts[locale]?.[key] === undefined && !findings.isWritten(locale, key);
        if (!isMissing && (locale !== 'en' || ownNames.has(text) || !hangul.test(text))) continue;
        findings.say(
          {
            ...(isMissing ? missing(locale, key) : untranslated(key, text)),
            type: 'layout',
            id: layout.id,
            path: [node.id, 'settings'],
          },
          { walk, who, on: page.id },
        );
      }
    }
  }

  #closedService(walk: SiteWalk, page: CompiledPage, id: string, who: Bits, findings: Findings): void {
    const index = page.services.findIndex((service) => service.id === id);
    const state = page.services[index]?.state ?? '';
    findings.say(
      {
        code: 'service-closed',
        severity: 'warning',
        type: 'page',
        id: page.id,
        path: ['dataServiceList', index],
        text: (met) => ({
          ko: `'${page.screen}'은(는) 열려 있지만(${met.ko}) 데이터 서비스 ${id}은(는) 막혀 있어요(${state}).`,
          en: `'${page.screen}' is open to ${met.en}, but its data service ${id} is closed (${state}).`,
        }),
        hint: {
          ko: '서비스를 열거나, 페이지를 준비 중(D) 또는 차단(B)으로 바꾸세요.',
          en: 'Open the service, or set the page to in preparation (D) or blocked (B).',
        },
      },
      { walk, who, on: page.id },
    );
  }

  /** Placements of pages that nobody ever sees, though no condition of theirs is impossible. */
  unseen(walk: SiteWalk, named: ReadonlySet<string>, findings: Findings): void {
    const { layouts, pages } = walk.look.snapshot;
    for (const id of this.#used) {
      const layout = layouts[id];
      const seen = this.placed.get(id);
      // A page that opens to nobody is told of as such.
      if (layout === undefined || seen === undefined) continue;
      for (const node of flattenNodes(layout.nodes)) {
        if (node.when === undefined || seen.has(node.id) || named.has(`${id} ${node.id}`)) continue;
        const on = Object.values(pages)
          .filter((page) => page.layout === id)
          .map(({ screen }) => screen);
        findings.say({
          code: 'placement-never-shown',
          severity: 'warning',
          type: 'layout',
          id,
          path: [node.id, 'when'],
          text: () => ({
            ko: `'${node.id}'을(를) 볼 수 있는 방문자가 없어요. 이 조건에 맞는 방문자는 페이지(${on.slice(0, 3).join(', ')})에 들어오지 못해요.`,
            en: `No visitor ever sees '${node.id}': visitors who match its condition cannot open the page (${on.slice(0, 3).join(', ')}).`,
          }),
          hint: {
            ko: '페이지의 가드와 이 조건이 어긋나지 않는지 보세요.',
            en: 'Check whether the guards of the page contradict this condition.',
          },
        });
      }
    }
  }
}

const missing = (locale: Locale, key: string): Pick<Said, 'code' | 'severity' | 'text' | 'hint'> => ({
  code: 'text-missing',
  severity: 'warning',
  text: (met) => ({
    ko: `'${key}'의 ${locale === 'ko' ? '한국어' : '영어'} 문구가 없어 다른 언어로 보여요 (${met.ko}).`,
    en: `'${key}' has no ${locale === 'ko' ? 'Korean' : 'English'} text, so ${met.en} see the other language here.`,
  }),
  hint: { ko: `'${key}'의 문구를 적으세요.`, en: `Add the text of '${key}' in this language.` },
});

const untranslated = (key: string, text: string): Pick<Said, 'code' | 'severity' | 'text' | 'hint'> => ({
  code: 'hangul-in-english',
  severity: 'warning',
  text: (met) => ({
    ko: `영어 화면에 한글이 보여요 (${met.ko}): '${key}' = "${text.slice(0, 60)}"`,
    en: `Korean text is shown here to ${met.en}: '${key}' = "${text.slice(0, 60)}".`,
  }),
  hint: {
    ko: `'${key}'의 영어 문구를 적거나, 영어에서는 이 배치를 숨기세요.`,
    en: `Add the English text of '${key}', or hide this placement in English.`,
  },
});

/** Whether the frame leads on from a page: back, home, menus or the bar. */
const leadsOn = ({ flags, frame }: CompiledPage): boolean =>
  frame !== '' &&
  [flags.prevBtn, flags.homeLogo, flags.menuBtn, flags.floatingMenuBtn, flags.isFooter, flags.isStickyFooter].includes(
    true,
  );

/** What a list shows comes from a call, with links of its own. */
const hasLists = (tree: readonly CompiledNode[]): boolean => flattenNodes(tree).some(({ needs }) => needs.length > 0);
