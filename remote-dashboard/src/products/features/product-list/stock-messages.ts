import { WORDS } from '@pasal/shared/domain';

export const edit = (title: string, stock: number) => `Change stock of ${title}, now ${stock}`;
export const ofVariants = (title: string, stock: number) =>
  `Change stock of the variants of ${title}, now ${stock} in all`;
export const field = (title: string) => `Stock of ${title}`;
export const save = 'Save';
export const cancel = WORDS.cancel;
export const wrong = 'Enter a whole number, 0 or more.';
export const saved = (title: string, stock: number) => `${title}: ${stock} in stock.`;
export const failed = 'Failed to update product';
export const now = (pieces: number) => `Now ${pieces} in stock.`;
/** Behind the number, on phones. */
export const inStock = 'in stock';
