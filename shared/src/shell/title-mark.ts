import { createContext } from 'react';

/** Prefix of the document's title, such as the number of new orders. */
export const TitleMark = createContext('');
