type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/** A random UUID; `randomUUID` is unavailable on insecure origins. */
export function makeIdempotencyKey(source: RandomSource): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  // Version 4 and the variant of RFC 9562.
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const ORDER_KEY = /^([\x21-\x7e]{1,80})\.(\d{1,9})$/;

/** The key of the first order of a browser's cart: `<uuid>.1`. */
export function firstOrderKey(source: RandomSource): string {
  return `${makeIdempotencyKey(source)}.1`;
}

/** The key of the order after the one with `key`: all tabs derive the same one. */
export function nextOrderKey(key: string): string {
  const [, base = key, number = '1'] = ORDER_KEY.exec(key) ?? [];
  return `${base}.${Number(number) + 1}`;
}

/** True if a stored value is a key; anything else isn't trusted (D20). */
export function isOrderKey(value: unknown): value is string {
  return typeof value === 'string' && ORDER_KEY.test(value);
}
