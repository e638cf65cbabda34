import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { pictureOf } from './floor-picture';

/** The width of the picture on a product page of the shop. */
const PICTURE_BYTES = 87_000;
const CARDS = resolve(__dirname, '../../../../bench/pages/floor-cards.tsx');

const documentOf = (body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="What a page costs that does nothing else.">
<title>Floor</title>
<link rel="icon" href="data:,">
<style>body{font-family:sans-serif;margin:16px}img{width:100%;height:auto}</style>
</head>
<body>${body}</body>
</html>`;

const STATIC_PAGE = documentOf(
  '<main><h1>One picture</h1><img src="/picture.jpg" alt="Noise" width="640" height="640" fetchpriority="high"><p>NPR 1,000</p></main>',
);
const REACT_PAGE = documentOf('<main></main><script src="/cards.js" defer></script>');

async function cardsScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [CARDS],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

interface Asset {
  type: string;
  plain: Buffer;
  /** The bytes for each coding that a browser may accept; absent for files that are compressed already. */
  coded: Record<string, Buffer>;
}

function textual(type: string, text: string): Asset {
  const plain = Buffer.from(text);
  return { type, plain, coded: { br: brotliCompressSync(plain), gzip: gzipSync(plain) } };
}

function codingFor(asset: Asset, accepted: string | undefined): string | undefined {
  const names = new Set((accepted ?? '').split(',').map((name) => name.trim()));
  return ['br', 'gzip'].find((name) => names.has(name) && name in asset.coded);
}

/** Serves the two pages that all others are compared with, from memory and compressed. */
export async function startFloor() {
  const assets: Record<string, Asset> = {
    '/static': textual('text/html; charset=utf-8', STATIC_PAGE),
    '/react': textual('text/html; charset=utf-8', REACT_PAGE),
    '/cards.js': textual('text/javascript; charset=utf-8', await cardsScript()),
    '/picture.jpg': { type: 'image/jpeg', plain: await pictureOf(PICTURE_BYTES), coded: {} },
  };
  const server = createServer(({ url = '/', headers }, response) => {
    const asset = assets[url];
    if (!asset) return response.writeHead(404).end();
    const coding = codingFor(asset, headers['accept-encoding']);
    return response
      .writeHead(200, {
        'content-type': asset.type,
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=31536000',
        ...(coding && { 'content-encoding': coding }),
      })
      .end(coding === undefined ? asset.plain : asset.coded[coding]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
