import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Proxies a site and adds a script to one of its pages. Stops with the test. */
export async function plantedSite(address: string, path: string, script: string): Promise<string> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const pass = async (): Promise<void> => {
      if (url === '/planted.js')
        return void response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
      const { cookie = '', 'user-agent': agent = '', 'accept-language': language = '' } = request.headers;
      const answer = await fetch(address + url, {
        redirect: 'manual',
        headers: { cookie, 'user-agent': agent, 'accept-language': language, 'accept-encoding': 'identity' },
      });
      const headers = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) =>
            !['content-length', 'content-encoding', 'connection', 'transfer-encoding', 'keep-alive'].includes(name),
        ),
      );
      const body =
        url === path
          ? Buffer.from((await answer.text()).replace('</body>', '<script src="/planted.js" defer></script></body>'))
          : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, headers).end(body);
    };
    // Skip the live stream, which never ends; nothing is published here.
    if (url.startsWith('/api/live')) response.writeHead(204).end();
    else pass().catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A listening server has an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
