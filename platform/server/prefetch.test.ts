import { calls } from '@pasal/shared/contracts/whole-calls';
import { SECTIONS } from '@pasal/shared/contracts';
import { releaseRecord } from '@pasal/server/testing/release-records';
import { pageFilesOf, prefetchOf } from './prefetch';

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
    const release = releaseRecord({ routes, pages: { home } });
    expect(pageFilesOf(release)).toEqual({
      start: { files: ['remoteEntry.js'], bytes: 1000 },
      pages: { home },
    });
    expect(prefetchOf(release, calls)).toEqual({
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
    const release = releaseRecord({ routes, pages: { home } });
    expect(prefetchOf(release, calls)).toBeUndefined();
    expect(pageFilesOf(release).pages).toEqual({});
  });
});
