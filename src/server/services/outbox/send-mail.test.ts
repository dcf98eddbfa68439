import { generateKeyPairSync } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import forge from 'node-forge';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import type { Message } from './message.ts';
import { mailSender } from './send-mail.ts';

const PASSWORD = 'correct-horse-7';

const makeCertificate = (): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - 60_000);
  certificate.validity.notAfter = new Date(Date.now() + 3_600_000);
  const names = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(names);
  certificate.setIssuer(names);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { key: privateKey, cert: forge.pki.certificateToPem(certificate) };
};
const identity = makeCertificate();

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, 'localhost', () => {
      resolve((server.address() as AddressInfo).port); // it listens on TCP
    }),
  );

/** A mail server, and the bytes that came to it over the network. */
const mailServer = async (options: SMTPServerOptions) => {
  const received: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    ...identity,
    allowInsecureAuth: true,
    onAuth: ({ username = '', password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('wrong password')),
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, 'localhost', () => resolve((listening.address() as AddressInfo).port)); // it listens on TCP
  });
  let wire = '';
  const tap = createServer((client) => {
    const inner = connect(port, 'localhost');
    client.on('data', (chunk) => (wire += chunk.toString('latin1')));
    client.pipe(inner).pipe(client);
    for (const socket of [client, inner]) socket.on('error', () => socket.destroy());
  });
  const tapPort = await listen(tap);
  const sender = mailSender({
    mail: {
      host: 'localhost',
      port: tapPort,
      user: 'resort',
      secret: 'mail',
      from: { name: '하늘 리조트', address: 'hello@resort.example' },
    },
    password: PASSWORD,
    textOf: ({ body }) => body,
    tls: { ca: identity.cert },
  });
  onTestFinished(() => {
    sender.close();
    tap.close();
    server.close();
  });
  return { sender, received, wire: () => wire };
};

const message = (more: Partial<Message> = {}): Message => ({
  id: 'm1',
  address: 'guest@resort.example',
  subject: 'Your turn',
  body: 'Come to the wheel',
  purpose: 'service',
  template: 't',
  link: '',
  attempts: 1,
  fence: 1,
  ...more,
});
const hasPassword = (wire: string): boolean =>
  [PASSWORD, Buffer.from(PASSWORD).toString('base64'), Buffer.from(`\0resort\0${PASSWORD}`).toString('base64')].some(
    (one) => wire.includes(one),
  );

it('sends over STARTTLS, with the same message ID for each attempt', async () => {
  const { sender, received } = await mailServer({});
  expect(await sender.deliver(message())).toEqual({ state: 'SENT' });
  await sender.deliver(message({ attempts: 2 }));
  expect(received.map(({ to, text }) => [to, /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim()])).toEqual([
    [['guest@resort.example'], '<m1@resort.example>'],
    [['guest@resort.example'], '<m1@resort.example>'],
  ]);
});

it('never shows the password outside of TLS', async () => {
  const { sender, wire } = await mailServer({});
  await sender.deliver(message());
  expect([wire().includes('STARTTLS'), hasPassword(wire())]).toEqual([true, false]);
});

it('sends neither password nor mail to a server without STARTTLS', async () => {
  const { sender, received, wire } = await mailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
  expect(await sender.deliver(message())).toMatchObject({ state: 'FAILED', error: expect.stringMatching(/^SMTP_/) });
  expect([received, hasPassword(wire()), wire().includes('guest@')]).toEqual([[], false, false]);
});

it('sends nothing to a server with a certificate of somebody else', async () => {
  const { sender, received, wire } = await mailServer(makeCertificate());
  expect(await sender.deliver(message())).toMatchObject({ state: 'FAILED', error: expect.stringMatching(/^SMTP_/) });
  expect([received, hasPassword(wire())]).toEqual([[], false]);
});

it.each([
  'guest@resort.example, other@resort.example',
  'guest@resort.example\r\nBcc: other@resort.example',
  '"a@b.example" <guest@resort.example>',
  'a@b@resort.example',
  'guest@[127.0.0.1]',
  'guest',
])('refuses %j as an address', async (address) => {
  const { sender, received } = await mailServer({});
  expect(await sender.deliver(message({ address }))).toEqual({ state: 'FAILED', error: 'ADDRESS', isFinal: true });
  expect(received).toEqual([]);
});

it('lets no subject make a header', async () => {
  const { sender, received } = await mailServer({});
  await sender.deliver(message({ subject: 'Hello\r\nBcc: other@resort.example' }));
  expect(received.map(({ to, text }) => [to, /^Bcc:/im.test(text)])).toEqual([[['guest@resort.example'], false]]);
});

it.each([
  ['a receiver that is not there', 550, 'SMTP_550'],
  ['a mailbox that is busy', 451, 'SMTP_451'],
])('tells %s by its code', async (_, responseCode, error) => {
  const { sender } = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  });
  expect(await sender.deliver(message())).toEqual({ state: 'FAILED', error });
});

it('tells a wrong password by its code', async () => {
  const { sender } = await mailServer({ onAuth: (_auth, _session, done) => done(new Error('no')) });
  expect(await sender.deliver(message())).toMatchObject({
    state: 'FAILED',
    error: expect.stringMatching(/^SMTP_(535|EAUTH)$/),
  });
});
