/** Upstream origin of a data service, as its document names it. */
export interface UpstreamOrigin {
  readonly https: boolean;
  /** In lower case; an address in brackets without them. */
  readonly host: string;
  readonly port: number;
  /** This machine itself: for trying out, in demo only. */
  readonly loopback: boolean;
  /** A host by its name. A bare address, in whatever spelling, could be one of the operator's own network. */
  readonly named: boolean;
}

// The last label begins with a letter, so that no spelling of an address (10.0.0.1, 2130706433, 0x7f.1) is a name.
const name = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const origin = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/;
const loopback = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|localhost|::1)$/;

/** Reads an origin; undefined when it is none: with a user, a path, or a port that does not exist. */
export const readUpstream = (text: string): UpstreamOrigin | undefined => {
  const [, scheme = '', place = '', digits] = origin.exec(text.toLowerCase()) ?? [];
  const https = scheme === 'https';
  const port = digits === undefined ? (https ? 443 : 80) : Number(digits);
  if (scheme === '' || port < 1 || port > 65_535) return undefined;
  const host = place.replace(/^\[|\]$/g, '');
  return { https, host, port, loopback: loopback.test(host), named: name.test(host) };
};

/** Whether the site's list of upstream hosts names exactly this one; with another port than 443 the entry says so. */
export const isListedUpstream = ({ host, port }: UpstreamOrigin, upstreamHosts: readonly string[] = []): boolean =>
  upstreamHosts.some((one) => one.toLowerCase() === (port === 443 ? host : `${host}:${port}`));
