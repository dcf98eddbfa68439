import { resolveAction, walkSettings, type ActionScope, type PlacedNode, compileRichText } from '#engine';
import { compileRule } from '#engine/values/validate-value';
import type { Action } from '#schemas/parts/action/schema';
import type { Locale } from '#schemas/parts';
import type { ValidationRule } from '#schemas/documents/validation-rule/schema';
import shipped from '../../config/site/validation-rules.json' with { type: 'json' };
import { buildTree } from '../../src/content/sanitise/build-tree.ts';
import { fillSettings } from '../../src/render/texts/fill-settings.ts';
import type { PreviewCase, WidgetDescription } from '../../widgets/define-widget.ts';

/** Screens, an operation and a host that previews may use. */
const scope: ActionScope = {
  screens: { Inner: '/inner', Detail: '/notices/{publctId}' },
  links: new Map(),
  operations: [
    {
      type: 'operation',
      id: 'OPR_IAM_00001',
      v: 1,
      method: 'POST',
      path: '/api/v1/iam/done',
      effect: 'write',
      cmsCallable: true,
    },
  ],
  landing: '/landing',
  venues: { has: () => true, get: () => undefined },
  allowedHosts: ['example.com'],
  sandbox: false,
};

// HTML of previews is trusted and not sanitised.
const richOf = (html: string) =>
  compileRichText(buildTree(html, (value) => ({ action: JSON.parse(value) as Action })).nodes, scope);

/** Shipped validation rules, each with its name as message. */
const rules = new Map(
  shipped.documents.map((rule) => [rule.id, compileRule({ ...(rule as ValidationRule), message: `rule.${rule.id}` })]),
);

/** Decodes authored settings for a component with the production code. Throws for a key without a text. */
export function decodePreview(
  description: WidgetDescription,
  { name, settings, texts }: PreviewCase<object>,
  locale: Locale,
): object {
  const paths: PlacedNode['texts'][number][] = [];
  const decoded = walkSettings(description.schema as Parameters<typeof walkSettings>[0], settings, {
    message: (key, path) => {
      if (!Object.hasOwn(texts, key)) throw new Error(`${description.name}, ${name}: no text for ${key}`);
      paths.push(path);
    },
    art: (name) => name,
    local: (path) => paths.push(path),
    action: (action) => resolveAction(action, scope),
    html: (value) => Object.fromEntries(Object.entries(value).map(([language, html]) => [language, richOf(html)])),
    condition: () => undefined,
    list: () => {},
    rule: (id) => rules.get(id),
    codes: (id) => [{ const: id, title: { ko: `ko ${id}`, en: `en ${id}` } }],
    operation: (id) => ({ id, method: 'POST', uri: '/api/v1/iam/done' }),
  }) as PlacedNode['settings'];
  const unique = [...new Map(paths.map((path) => [path.join('/'), path])).values()];
  const node: PlacedNode = {
    id: 'preview',
    widget: description.name,
    settings: decoded,
    texts: unique,
    needs: [],
    children: [],
    dynamic: false,
    whileUnknown: 'hide',
  };
  return fillSettings(node, { locale, translate: (key) => texts[key]?.[locale] ?? '' }, {});
}
