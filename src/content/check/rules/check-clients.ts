import type { CheckContext, Finding } from '../check-context.ts';

// Addresses of the sandbox are paths of this site.
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** Checks that visitors who disconnect from a client stay with the client or on this site. */
export function checkClients(context: CheckContext): void {
  for (const client of context.documents.client.values()) {
    const { endUri, redirectUris } = client;
    if (endUri === undefined) continue;
    const hosts = redirectUris.map(hostOf);
    if (!hosts.includes(hostOf(endUri))) context.report(client, ['endUri'], elsewhere(hostOf(endUri)));
  }
}

const elsewhere = (host: string): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `연결을 끊은 뒤 가는 '${host}'에는 돌아갈 주소가 없어요.`,
    en: `The end address is on '${host}', where the site has no return address.`,
  },
  hint: {
    ko: '돌아갈 주소 가운데 하나와 같은 호스트의 주소를 적거나 비우세요.',
    en: 'Use an address on the host of a return address, or leave it out.',
  },
});
