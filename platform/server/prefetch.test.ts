import { calls } from '@pasal/shared/contracts/whole-calls';
import { SECTIONS } from '@pasal/shared/contracts';
import { releaseRecord } from '@pasal/server/testing/release-records';
import { prefetchOf } from './prefetch';

const home = { files: ['home.js'], bytes: 1500 };

describe('what a page may fetch ahead', () => {
  it('is the files of the pages of the shop, and how the query of a call is read', () => {
    const needs = [
      {
        call: 'publicProducts',
        query: {
          page: { search: 'page', or: 1 },
          section: { path: 'category' },
          category: { path: 'category' },
          brand: { search: 'brand' },
          limit: { value: 24 },
        },
      },
    ];
    const routes = [{ path: '/', page: 'home', needs }];
    expect(prefetchOf(releaseRecord({ routes, pages: { home } }), calls)).toEqual({
      start: { files: ['remoteEntry.js'], bytes: 1000 },
      pages: { home },
      shapes: {
        publicProducts: {
          query: {
            properties: {
              page: { type: 'integer' },
              section: { type: 'string', enum: [...SECTIONS] },
              brand: { type: 'array' },
            },
          },
        },
      },
    });
  });

  it('is nothing of the dashboard', () => {
    const routes = [{ path: '/dashboard', page: 'home', layout: 'dashboard' as const }];
    expect(prefetchOf(releaseRecord({ routes, pages: { home } }), calls)).toBeUndefined();
  });
});
