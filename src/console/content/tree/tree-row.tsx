import { memo } from 'react';
import type { Texts } from '../../texts/en.ts';
import { Icon } from '../../ui/icon.tsx';
import type { TreeNode } from './site-tree.ts';

interface TreeRowProps {
  readonly id: string;
  readonly node: TreeNode;
  readonly depth: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** True for the row with the keyboard cursor. */
  readonly isAt: boolean;
  readonly errors: number;
  readonly texts: Texts;
  readonly sayErrors: (count: number) => string;
  readonly onChoose: (id: string) => void;
}

const isSameNode = (one: TreeNode, two: TreeNode): boolean =>
  one === two ||
  (one.id === two.id &&
    one.label === two.label &&
    one.icon === two.icon &&
    one.state === two.state &&
    one.isDraft === two.isDraft &&
    (one.children.length === 0) === (two.children.length === 0));

const isSameRow = (one: TreeRowProps, two: TreeRowProps): boolean =>
  one.id === two.id &&
  one.depth === two.depth &&
  one.isOpen === two.isOpen &&
  one.isSelected === two.isSelected &&
  one.isAt === two.isAt &&
  one.errors === two.errors &&
  one.texts === two.texts &&
  one.onChoose === two.onChoose &&
  isSameNode(one.node, two.node);

/** A row of the site tree. The tree has the focus and names the row that it is at, so that an arrow draws two rows anew and lays out none. */
export const TreeRow = memo(
  ({ id, node, depth, isOpen, isSelected, isAt, errors, texts, sayErrors, onChoose }: TreeRowProps) => (
    <div
      id={id}
      data-row={node.id}
      role="treeitem"
      className={isAt ? 'node is-at' : 'node'}
      aria-level={depth + 1}
      aria-selected={isSelected}
      {...(node.children.length === 0 ? {} : { 'aria-expanded': isOpen })}
      style={{ '--d': depth } as object}
      onClick={() => onChoose(node.id)}
    >
      <span className="tw">
        {node.children.length === 0 ? null : <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />}
      </span>
      <Icon name={node.icon} size="s" />
      <span className="grow cut">{node.label}</span>
      {node.state === undefined ? null : (
        <span className="small muted">{node.state === 'B' ? texts.states.blocked : texts.states.preparing}</span>
      )}
      {errors === 0 ? null : (
        <span className="count">
          <span aria-hidden="true">{errors}</span>
          <span className="sr">{sayErrors(errors)}</span>
        </span>
      )}
      {node.isDraft ? <span className="badge draft">{texts.states.draft}</span> : null}
    </div>
  ),
  isSameRow,
);
TreeRow.displayName = 'TreeRow';
