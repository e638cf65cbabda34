/** The words of the parts that every page is made of. */

export const close = 'Close';
export const breadcrumb = 'Breadcrumb';
/** Read out before the price that is struck through. */
export const originalPrice = 'Original price ';
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
/** How many options of a list match what is typed. */
export const options = (count: number) => (count === 1 ? '1 option' : `${count} options`);
/** Said of a text no option holds. */
export const noMatch = 'No matches. Check the spelling.';
