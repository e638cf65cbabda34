import { createContext } from 'react';

/** Stands before the document's title on every page inside, such as how many orders are new. */
export const TitleMark = createContext('');
