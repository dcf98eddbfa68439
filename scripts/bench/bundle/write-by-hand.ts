import type { Decision, PlacedNode } from '#engine';
import { fillSettings } from '../../../src/render/texts/fill-settings.ts';
import type { Texts } from '../../../src/render/texts/texts.ts';
import type { DataState } from '../../../src/render/port/data-port.ts';

/** Data of placements by scope and id, as their widgets get it. */
export type ReadyData = ReadonlyMap<string, object>;

/** Data of each placement from the answers of a decision's calls; a call that failed is null. */
export function dataOf({ needs }: Decision, answers: Readonly<Record<string, unknown>>): ReadyData {
  const data = new Map<string, Record<string, DataState>>();
  for (const { node, name, key } of needs) {
    const value = answers[key];
    data.set(node, { ...data.get(node), [name]: value === null ? { state: 'failed' } : { state: 'ready', value } });
  }
  return data;
}

const component = (widget: string): string => `Widget_${widget.replaceAll('-', '_')}`;

/**
 * Writes the page of a decision as a person would write it in React: the same components, nested as JSX, with ready texts and data in
 * constants. `widgets` is the path to the widgets' folder from the file that is written.
 */
export function writeByHand(decision: Decision, texts: Texts, data: ReadyData, widgets: string): string {
  const names = new Set<string>();
  const constants: string[] = [];
  const element =
    (scope: string) =>
    (node: PlacedNode): string => {
      if (node.widget === '') return '<div className="place" />';
      names.add(node.widget);
      const at = constants.length;
      constants.push(
        `const settings${at} = ${JSON.stringify(fillSettings(node, texts, decision.textValues))};`,
        `const data${at} = ${JSON.stringify(data.get(scope + node.id) ?? {})};`,
      );
      const tag = component(node.widget);
      const open = `<${tag} id=${JSON.stringify(node.id)} settings={settings${at}} data={data${at}}`;
      return node.children.length === 0
        ? `${open} />`
        : `${open}>\n${node.children.map(element(scope)).join('\n')}\n</${tag}>`;
    };
  const page = decision.tree.map(element('')).join('\n');
  const frame = decision.frame.nodes.map(element('frame/')).join('\n');
  const imports = [...names].map(
    (name) =>
      `import { widget as ${component(name)}_module } from '${widgets}/${name}/index.ts';\nconst ${component(name)} = ${component(name)}_module.Component;`,
  );
  return `${imports.join('\n')}\n${constants.join('\n')}\nexport const page = () => <>\n${page}\n</>;\nexport const frame = () => <>\n${frame}\n</>;\n`;
}
