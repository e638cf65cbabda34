/**
 * True when a header such as `gzip;q=0.5, br` or `image/avif, image/*` lists a value and does not refuse it.
 * Wildcards do not count: a client that does not name a format may be unable to read it.
 */
export function accepts(header: string, value: string): boolean {
  return header.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === value && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
