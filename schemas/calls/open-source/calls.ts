import { apiBase, defineCall } from '../define-call.ts';
import { openSourceAnswer, openSourceQuery, packageAnswer } from './answers.ts';

const base = `${apiBase}/contents/open-source`;
const read = {
  access: 'anyone',
  method: 'GET',
  tag: 'contents',
  writes: false,
  requirements: [],
  addition: true,
} as const;

export const listOpenSource = defineCall({
  ...read,
  path: base,
  summary: 'List the open-source packages of the product with their versions and licences',
  query: openSourceQuery,
  data: openSourceAnswer,
});
export const readOpenSource = defineCall({
  ...read,
  path: `${base}/{packageId}`,
  summary: 'Read a package with the text of its licence',
  data: packageAnswer,
});
