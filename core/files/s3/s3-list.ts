import type { ListedFile } from '../files';
import type { S3Client } from './s3-client';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const plain = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(String(hexadecimal), 16));
    return ENTITIES[String(name)] ?? whole;
  });

/** The text of the first element of this name; undefined if there is none. */
export function elementOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? undefined : plain(text);
}

function* filesOf(xml: string, prefix: string): Generator<ListedFile> {
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = elementOf(entry, 'Key') ?? '';
    const modified = new Date(elementOf(entry, 'LastModified') ?? '');
    const size = Number(elementOf(entry, 'Size'));
    if (key.startsWith(prefix)) yield { key: key.slice(prefix.length), size, modified };
  }
}

/** Every file with this key prefix, a thousand per answer. */
export async function* listS3(client: S3Client, begin: string): AsyncGenerator<ListedFile> {
  const { prefix } = client;
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix: `${prefix}${begin}`,
      ...(token !== undefined && { 'continuation-token': token }),
    };
    const xml = await (await client.request({ method: 'GET', query })).text();
    yield* filesOf(xml, prefix);
    token = elementOf(xml, 'NextContinuationToken');
  } while (token !== undefined);
}
