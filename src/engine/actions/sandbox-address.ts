/** Dot segments in every spelling that browsers follow. They would lead out of the sandbox page. */
const dots = /\/(?:\.|%2e){1,2}(?=\/|$)/gi;

/** Returns the sandbox page of an external https address. The page's path contains the whole address, so one route serves all of them. */
export const sandboxAddress = (href: string): string => {
  const [, host = '', path = '', rest = ''] = /^https:\/\/([^/?#]+)([^?#]*)(.*)$/s.exec(href) ?? [];
  const plain = path.replace(dots, '');
  return `/sandbox/site/${host}${plain === '' ? '/' : plain}${rest}`;
};
