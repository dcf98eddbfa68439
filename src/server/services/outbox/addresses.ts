import type { GatewayChannel } from '#schemas/documents/gateway/schema';

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** One address as people have it: no quotes, no comments, no second receiver. */
const email = new RegExp(
  `^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${label}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$`,
);

const patterns: Readonly<Record<GatewayChannel, RegExp>> = {
  EMAIL: email,
  SMS: /^\+?\d{8,15}$/,
  // Token of a device at its push service.
  PUSH: /^[A-Za-z0-9:._/+=-]+$/,
};

/** Checks that an address is exactly one receiver of the channel. */
export const isAddress = (channel: GatewayChannel, address: string): boolean =>
  address.length <= (channel === 'PUSH' ? 400 : 254) && patterns[channel].test(address);
