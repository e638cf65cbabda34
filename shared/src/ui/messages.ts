/** The texts of components used on every page. */

export const close = 'Close';
export const breadcrumb = 'Breadcrumb';
/** Announced before the struck-through price. */
export const originalPrice = 'Original price ';
export const pages = 'Pages';
export const previous = 'Previous';
export const next = 'Next';
/** Number of matching options. */
export const options = (count: number) => (count === 1 ? '1 option' : `${count} options`);
/** Shown if no option matches. */
export const noMatch = 'No matches. Check the spelling.';
