import { createServer, type ServerResponse } from 'node:http';

/** The floor: a bare server that writes the body of a POST to every open stream. */
const open = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 2000\n\n');
    open.add(response);
    response.on('close', () => open.delete(response));
    return;
  }
  let body = '';
  request
    .setEncoding('utf8')
    .on('data', (text: string) => (body += text))
    .on('end', () => {
      for (const one of open) one.write(body);
      response.end();
    });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
process.on('SIGTERM', () => {
  for (const one of open) one.end();
  server.close();
  server.closeAllConnections();
});
