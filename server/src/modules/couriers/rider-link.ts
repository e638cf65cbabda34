import { createHmac, timingSafeEqual } from 'node:crypto';

const RADIX = 36;
/** Letters of a signature: 132 bits. */
const SIGNATURE = 22;

/** What a rider's link says. */
export interface RiderLink {
  courierId: number;
  /** Which of the links that this courier was given; only the last one is good. */
  number: number;
  expiresAt: Date;
}

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, SIGNATURE);

/** Writes a link that nobody can make up; short, because it is sent as a text message. */
export function writeRiderLink(
  { courierId, number, expiresAt }: RiderLink,
  secret: string,
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const text = [courierId, number, seconds].map((part) => part.toString(RADIX)).join('.');
  return `${text}.${signatureOf(text, secret)}`;
}

/** Reads a link that is signed and not over; null otherwise. Whether it is the last one the database knows. */
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
