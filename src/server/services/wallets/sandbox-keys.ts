import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import { Secret } from '../../core/secret.ts';

/** Makes an RSA key pair (PEM). */
export const sandboxKeyPair = (): { readonly key: Secret; readonly publicKey: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { key: new Secret(privateKey), publicKey };
};

interface CertificateParts {
  readonly serial: string;
  readonly publicKey: string;
  readonly subject: readonly forge.pki.CertificateField[];
  readonly issuer: readonly forge.pki.CertificateField[];
  readonly extensions: readonly object[];
  readonly signer: Secret;
}

const YEARS = 5;

const certify = ({ serial, publicKey, subject, issuer, extensions, signer }: CertificateParts): string => {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = serial;
  const from = new Date();
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = new Date(
    Date.UTC(from.getUTCFullYear() + YEARS, from.getUTCMonth(), from.getUTCDate()),
  );
  certificate.setSubject([...subject]);
  certificate.setIssuer([...issuer]);
  certificate.setExtensions([...extensions]);
  certificate.sign(forge.pki.privateKeyFromPem(signer.reveal()), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
};

/** Object identifier of a user ID, in which Apple's certificates name the pass type. */
const USER_ID = '0.9.2342.19200300.100.1.1';

/** Makes a certificate authority and a signing certificate in place of Apple's. Their names say that they are of the sandbox. */
export const sandboxAppleKeys = ({
  account,
  passType,
}: {
  readonly account: string;
  readonly passType: string;
}): { readonly wwdr: string; readonly certificate: string; readonly key: Secret } => {
  const [authority, own] = [sandboxKeyPair(), sandboxKeyPair()];
  const issuer = [
    { name: 'commonName', value: 'Sandbox Certificate Authority' },
    { name: 'organizationName', value: 'Sandbox' },
  ];
  const wwdr = certify({
    serial: '01',
    publicKey: authority.publicKey,
    subject: issuer,
    issuer,
    signer: authority.key,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const subject = [
    { type: USER_ID, value: passType },
    { name: 'commonName', value: `Sandbox Pass Type ID: ${passType}` },
    { shortName: 'OU', value: account },
    { name: 'organizationName', value: 'Sandbox' },
  ];
  const certificate = certify({
    serial: '02',
    publicKey: own.publicKey,
    subject,
    issuer,
    signer: authority.key,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, critical: true },
    ],
  });
  return { wwdr, certificate, key: own.key };
};
