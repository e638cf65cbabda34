import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put, remove } = callsOf<typeof shapes>();

/** Search words have no area of their own: search results change with the products. */
export const searchWords = get('searchWords', '/search-words', ['product']);

export const understandSearch = get('understandSearch', '/search-words/understand', ['product']);
export const addSearchKind = post('addSearchKind', '/search-words/kind', ['product']);
export const changeSearchKind = put('changeSearchKind', '/search-words/kind/:id', ['product']);
export const deleteSearchKind = remove('deleteSearchKind', '/search-words/kind/:id', ['product']);
export const addSearchWord = post('addSearchWord', '/search-words/word', ['product']);
export const changeSearchWord = put('changeSearchWord', '/search-words/word/:id', ['product']);
export const deleteSearchWord = remove('deleteSearchWord', '/search-words/word/:id', ['product']);
