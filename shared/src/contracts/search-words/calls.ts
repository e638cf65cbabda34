import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** Search words have no area of their own: search results change with the products. */
export const searchWords: Call<typeof shapes.searchWords> = {
  name: 'searchWords',
  method: 'GET',
  path: '/search-words',
  reads: ['product'],
};

export const understandSearch: Call<typeof shapes.understandSearch> = {
  name: 'understandSearch',
  method: 'GET',
  path: '/search-words/understand',
  reads: ['product'],
};

export const addSearchKind: Call<typeof shapes.addSearchKind> = {
  name: 'addSearchKind',
  method: 'POST',
  path: '/search-words/kind',
  changes: ['product'],
};

export const changeSearchKind: Call<typeof shapes.changeSearchKind> = {
  name: 'changeSearchKind',
  method: 'PUT',
  path: '/search-words/kind/:id',
  changes: ['product'],
};

export const deleteSearchKind: Call<typeof shapes.deleteSearchKind> = {
  name: 'deleteSearchKind',
  method: 'DELETE',
  path: '/search-words/kind/:id',
  changes: ['product'],
};

export const addSearchWord: Call<typeof shapes.addSearchWord> = {
  name: 'addSearchWord',
  method: 'POST',
  path: '/search-words/word',
  changes: ['product'],
};

export const changeSearchWord: Call<typeof shapes.changeSearchWord> = {
  name: 'changeSearchWord',
  method: 'PUT',
  path: '/search-words/word/:id',
  changes: ['product'],
};

export const deleteSearchWord: Call<typeof shapes.deleteSearchWord> = {
  name: 'deleteSearchWord',
  method: 'DELETE',
  path: '/search-words/word/:id',
  changes: ['product'],
};
