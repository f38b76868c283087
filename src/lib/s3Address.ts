/** Address and credentials of an S3-compatible store. */
export interface S3Address {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  readonly bucket: string;
  /** Prefix of all keys: '' or a path that ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]+$/;
/** Default region: that of the oldest S3 location, also used for stores without regions. */
const USUAL_REGION = 'us-east-1';

/**
 * Parses `https://key:secret@host/bucket/folder?region=eu-central-1` (design §8); folder and region are optional, and `s3://` counts as
 * https. Returns null if a part is missing or invalid.
 */
export function s3Address(url: string): S3Address | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decoded);
  const [key, secret] = [decoded(username), decoded(password)];
  const region = searchParams.get('region') ?? USUAL_REGION;
  const fits = ['http:', 'https:', 's3:'].includes(protocol) && BUCKET.test(bucket) && REGION.test(region);
  if (!fits || host === '' || key === '' || secret === '') return null;
  return {
    origin: `${protocol === 'http:' ? 'http:' : 'https:'}//${host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region,
    key,
    secret,
  };
}

/** Decodes a URL part; a secret may contain a percent sign that was not encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
