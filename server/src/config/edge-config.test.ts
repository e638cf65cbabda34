import { mistakesOf } from '../testing/config-mistakes';
import { readConfig } from './config';

test('without a variable nothing stands between the shop and its visitors', () => {
  expect(readConfig({}).edge).toEqual({ assetsUrl: undefined, documents: undefined });
});

test.each([
  ['https://cdn.example.com', 'https://cdn.example.com'],
  ['https://cdn.example.com/', 'https://cdn.example.com'],
  ['https://CDN.example.com/shop/', 'https://cdn.example.com/shop'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('files and pictures may be at %s', (ASSETS_URL, assetsUrl) => {
  expect(readConfig({ ASSETS_URL }).edge.assetsUrl).toBe(assetsUrl);
});

test('an edge may keep documents, and be told what to forget', () => {
  expect(readConfig({ EDGE_SECONDS: '2' }).edge.documents).toEqual({ seconds: 2 });
  const env = {
    EDGE_SECONDS: '3600',
    PURGE_URL: 'https://api.example.com/zones/1/purge_cache',
    PURGE_KEYS: 'json:tags',
    PURGE_AUTH: 'Authorization: Bearer abc',
  };
  expect(readConfig(env).edge.documents).toEqual({
    seconds: 3600,
    purge: {
      url: env.PURGE_URL,
      method: 'POST',
      keys: { in: 'json', name: 'tags' },
      auth: { name: 'Authorization', value: 'Bearer abc' },
    },
  });
});

const KEPT = { EDGE_SECONDS: '60', PURGE_URL: 'https://edge.example.com' };
test.each<[Record<string, string>, string]>([
  [{ ASSETS_URL: 'http://cdn.example.com' }, 'ASSETS_URL must be an https address'],
  [{ ASSETS_URL: 'cdn.example.com' }, 'ASSETS_URL must be an https address'],
  [{ ASSETS_URL: 'https://cdn.example.com/?a=1' }, 'ASSETS_URL must be an https address'],
  [{ ASSETS_URL: 'https://me@cdn.example.com' }, 'ASSETS_URL must be an https address'],
  [{ ASSETS_URL: "https://cdn.example.com/a;b'" }, 'ASSETS_URL must be an https address'],
  [{ EDGE_SECONDS: '61' }, 'EDGE_SECONDS must be a whole number from 1 to 60; more needs'],
  [{ EDGE_SECONDS: '0' }, 'EDGE_SECONDS must be a whole number from 1 to 60'],
  [{ ...KEPT, EDGE_SECONDS: '1.5' }, 'EDGE_SECONDS must be a whole number from 1 to 86400'],
  [{ PURGE_URL: 'https://edge.example.com' }, 'PURGE_URL is of no use without EDGE_SECONDS'],
  [{ EDGE_SECONDS: '2', PURGE_AUTH: 'A: b' }, 'PURGE_URL is missing'],
  [{ ...KEPT, PURGE_URL: 'edge' }, 'PURGE_URL must be an address'],
  [{ ...KEPT, PURGE_METHOD: 'purge it' }, 'PURGE_METHOD must be a method'],
  [{ ...KEPT, PURGE_KEYS: 'Surrogate-Key' }, 'PURGE_KEYS must be like'],
  [{ ...KEPT, PURGE_AUTH: 'abc' }, 'PURGE_AUTH must be a header'],
])('%j: %s', (env, mistake) => {
  expect(mistakesOf(env)).toEqual([expect.stringContaining(mistake)]);
});
