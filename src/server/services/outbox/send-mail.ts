import { createTransport } from 'nodemailer';
import type { ConnectionOptions } from 'node:tls';
import type { Gateway } from '#schemas/documents/gateway/schema';
import { isAddress } from './addresses.ts';
import { MOST_AT_ONCE } from './drain.ts';
import type { Deliver, Message } from './message.ts';

/** Port on which TLS begins before the first line. */
const TLS_PORT = 465;
const CONNECT_MS = 5_000;
const SILENT_MS = 15_000;
/** Must end before the lease of a message. */
const SEND_MS = 40_000;

export interface MailParts {
  readonly mail: NonNullable<Gateway['mail']>;
  readonly password: string;
  /** Text of a message, with its link. */
  readonly textOf: (message: Message) => string;
  /** Default: the certificates that this machine trusts. */
  readonly tls?: ConnectionOptions;
}

export interface MailSender {
  readonly deliver: Deliver;
  close(): void;
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'SMTP';
  const { responseCode, code } = error as { readonly responseCode?: unknown; readonly code?: unknown };
  if (typeof responseCode === 'number') return `SMTP_${responseCode}`;
  return typeof code === 'string' ? `SMTP_${code}`.slice(0, 40) : 'SMTP';
};

/** Sends through a mail server. Without TLS it sends nothing, not even the password. */
export const mailSender = ({ mail, password, textOf, tls = {} }: MailParts): MailSender => {
  const transport = createTransport({
    pool: true,
    host: mail.host,
    port: mail.port,
    secure: mail.port === TLS_PORT,
    requireTLS: true,
    tls: { ...tls, minVersion: 'TLSv1.2' },
    auth: { user: mail.user, pass: password },
    maxConnections: MOST_AT_ONCE,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    async deliver(message) {
      if (!isAddress('EMAIL', message.address)) return { state: 'FAILED', error: 'ADDRESS', isFinal: true };
      const late = Promise.withResolvers<'late'>();
      const timer = setTimeout(() => late.resolve('late'), SEND_MS);
      try {
        const sent = transport.sendMail({
          from: mail.from,
          // As a text it could name several receivers.
          to: { name: '', address: message.address },
          subject: message.subject,
          text: textOf(message),
          // The same for each attempt, so that mail systems can tell a repeated one.
          messageId: `<${message.id}@${mail.from.address.split('@')[1] ?? mail.host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        if ((await Promise.race([sent, late.promise])) === 'late') {
          sent.catch(() => undefined);
          return { state: 'FAILED', error: 'LATE' };
        }
        return { state: 'SENT' };
      } catch (error) {
        return { state: 'FAILED', error: codeOf(error) };
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
