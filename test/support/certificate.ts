import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that signs itself, for this machine; nobody trusts it who is not told to. */
export interface OwnCertificate {
  readonly key: string;
  readonly cert: string;
}

const DAY = 24 * 3_600_000;
const SEQUENCE = 0x30;
const SET = 0x31;
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const BASIC_CONSTRAINTS = '551d13';

const LOOPBACK = Buffer.from([127, 0, 0, 1]);
/** The same as an address of version 6, which no settings take for this machine. */
const MAPPED = Buffer.concat([Buffer.alloc(10), Buffer.from([0xff, 0xff]), LOOPBACK]);

/** Written out (X.509, DER), since Node makes none and not every machine has openssl. `until`: when it ends. */
export function ownCertificate(until = new Date(Date.now() + DAY)): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, id(COMMON_NAME), der(0x0c, Buffer.from('localhost')))));
  const algorithm = der(SEQUENCE, id(ECDSA_WITH_SHA256));
  const names = der(SEQUENCE, der(0x82, Buffer.from('localhost')), der(0x87, LOOPBACK), der(0x87, MAPPED));
  const isAuthority = der(SEQUENCE, der(0x01, Buffer.from([0xff])));
  const toBeSigned = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, moment(new Date(until.getTime() - 9 * DAY)), moment(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      der(
        SEQUENCE,
        der(SEQUENCE, id(ALTERNATIVE_NAMES), der(0x04, names)),
        der(SEQUENCE, id(BASIC_CONSTRAINTS), der(0x04, isAuthority)),
      ),
    ),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const whole = der(SEQUENCE, toBeSigned, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const id = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

/** UTCTime, good until 2049. */
const moment = (at: Date): Buffer =>
  der(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
