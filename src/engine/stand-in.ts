/** Steps up in a path, in every spelling that browsers follow: they would lead out of the stand-in. */
const dots = /\/(?:\.|%2e){1,2}(?=\/|$)/gi;

/** The sandbox's page of an https address outside: everything of the address is in it, so that one route serves them all. */
export const standIn = (href: string): string => {
  const [, host = '', path = '', rest = ''] = /^https:\/\/([^/?#]+)([^?#]*)(.*)$/s.exec(href) ?? [];
  const plain = path.replace(dots, '');
  return `/sandbox/site/${host}${plain === '' ? '/' : plain}${rest}`;
};
