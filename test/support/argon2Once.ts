import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * argon2 takes 20 MB and tens of milliseconds on purpose, and the tests sign in some thousand times. What it makes of the same password, salt and
 * cost is the same: in each process of the tests it is worked out once.
 */
const slow = crypto.argon2;
const known = new Map<string, Buffer>();
/** Far more than one file needs. */
const MOST_KNOWN = 2000;

const once: typeof slow = (algorithm, parameters, done) => {
  const key = [algorithm, ...Object.entries(parameters).flat().map(asText)].join(' ');
  const found = known.get(key);
  if (found) return void setImmediate(done, null, Buffer.from(found));
  slow(algorithm, parameters, (error, result) => {
    if (known.size >= MOST_KNOWN) known.clear();
    if (!error) known.set(key, Buffer.from(result));
    done(error, result);
  });
};

const asText = (value: unknown): string =>
  ArrayBuffer.isView(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')
    : String(value);

Object.assign(crypto, { argon2: once });
syncBuiltinESMExports();
