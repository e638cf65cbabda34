import { createHmac, timingSafeEqual } from 'node:crypto';

const RADIX = 36;
/** Characters of a signature: 132 bits. */
const SIGNATURE = 22;

/** The content of a rider's link. */
export interface RiderLink {
  courierId: number;
  /** Sequence number of this courier's links; only the last one is valid. */
  number: number;
  expiresAt: Date;
}

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, SIGNATURE);

/** Creates an unforgeable link; short, because it is sent by SMS. */
export function writeRiderLink(
  { courierId, number, expiresAt }: RiderLink,
  secret: string,
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const text = [courierId, number, seconds].map((part) => part.toString(RADIX)).join('.');
  return `${text}.${signatureOf(text, secret)}`;
}

/** Reads a link that is signed and not expired; null otherwise. The database knows whether it is the last one. */
export function readRiderLink(link: string, secret: string, now: Date): RiderLink | null {
  const [text, signature] = /^((?:[0-9a-z]{1,10}\.){3})([\w-]{22})$/.exec(link)?.slice(1) ?? [];
  if (text === undefined || signature === undefined) return null;
  const said = text.slice(0, -1);
  const right = Buffer.from(signatureOf(said, secret));
  if (!timingSafeEqual(right, Buffer.from(signature))) return null;
  const [courierId = 0, number = 0, seconds = 0] = said
    .split('.')
    .map((part) => Number.parseInt(part, RADIX));
  const expiresAt = new Date(seconds * 1000);
  return expiresAt > now ? { courierId, number, expiresAt } : null;
}
