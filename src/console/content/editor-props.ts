import type { Body } from '../api/client.ts';
import type { DocContent } from '../site/documents.ts';

/** Props of every tab of a document. */
export interface EditorProps {
  readonly doc: DocContent;
  /** The document as it is edited. */
  readonly body: Body;
}
