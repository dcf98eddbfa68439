import { createElement, Fragment, useState, type ReactNode } from 'react';
import type { Command, RichNode } from '#schemas/command';
import { isPictureReference } from '#schemas/picture-reference';
import { Heading } from './heading.tsx';
import { Photo } from '../media/photo.tsx';
import { attributesOf, childrenOf, commandOf, headingDepths, tagOf, type RichElement } from './rich-nodes.ts';
import css from './rich-text.module.css';

interface RichTextProps {
  readonly nodes: readonly RichNode[];
  /** Draws what carries a command out; this room knows no addresses. */
  readonly link: (command: Command, children: ReactNode, className: string | undefined) => ReactNode;
  /** True if the main action stands elsewhere on the page. */
  readonly isQuiet?: boolean;
}

const BUTTONS = ['btn btn--main', 'btn btn--soft', 'btn btn--line'] as const;

/** Sanitised HTML of operators as elements. Nothing in it can name a script, a style or an id. */
export function RichText({ nodes, link, isQuiet = false }: RichTextProps): ReactNode {
  const version = useVersion(nodes);
  // The first button is the main action of the text, the next a softer one: there is one main button in a view.
  let buttons = isQuiet ? 1 : 0;
  const depths = headingDepths(nodes);
  let headings = 0;
  const draw = (list: readonly RichNode[], inLink: boolean): ReactNode =>
    // Texts stand beside elements here. They never change in place: another text is another element (`version`).
    list.map((node, index) =>
      typeof node === 'string' ? node : createElement(Fragment, { key: index }, drawElement(node, inLink)),
    );

  const drawElement = (node: RichElement, inLink: boolean): ReactNode => {
    const tag = tagOf(node);
    if (tag === 'a' || tag === 'button') return drawLink(node, inLink);
    if (tag === 'img' && isPictureReference(node.attributes?.['src'] ?? ''))
      return (
        <Photo
          word={node.attributes?.['src'] ?? ''}
          alt={node.attributes?.['alt']}
          className={css['picture'] ?? ''}
          eager={false}
          sizes={undefined}
        />
      );
    if (tag === 'img')
      return (
        <img
          className={css['picture']}
          loading="lazy"
          decoding="async"
          {...attributesOf(node)}
          alt={node.attributes?.['alt'] ?? ''}
        />
      );
    if (tag === 'br' || tag === 'hr') return createElement(tag);
    if (tag !== undefined && /^h\d$/.test(tag)) {
      const depth = depths[headings++] ?? 0;
      return (
        <Heading {...attributesOf(node)} depth={depth} className={css[tag === 'h2' ? 'heading' : 'subheading']}>
          {draw(childrenOf(node), inLink)}
        </Heading>
      );
    }
    const children = draw(childrenOf(node), inLink);
    if (tag === undefined) return children;
    const element = createElement(tag, attributesOf(node), children);
    // A wide table scrolls by itself, so it has to be reachable by keyboard.
    return tag === 'table' ? (
      <div className={css['scroll']} tabIndex={0}>
        {element}
      </div>
    ) : (
      element
    );
  };

  const drawLink = (node: RichElement, inLink: boolean): ReactNode => {
    const command = commandOf(node);
    const children = draw(node.children ?? [], true);
    if (command === undefined || inLink) return <span>{children}</span>;
    const className = node.tag === 'button' ? BUTTONS[Math.min(buttons++, BUTTONS.length - 1)] : undefined;
    return link(command, children, className);
  };

  return (
    <div key={version} className={css['text']}>
      {draw(nodes, false)}
    </div>
  );
}

/** Counts the changes of a text, not those of the objects that hold it. */
function useVersion(nodes: readonly RichNode[]): number {
  const [drawn, setDrawn] = useState({ nodes, version: 0 });
  if (drawn.nodes === nodes) return drawn.version;
  const version = JSON.stringify(drawn.nodes) === JSON.stringify(nodes) ? drawn.version : drawn.version + 1;
  setDrawn({ nodes, version });
  return version;
}
