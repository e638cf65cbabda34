/** Literal texts of R8.7 and R8.8. */

export const title = (title: string) => `Delete ${title}?`;
export const text = 'Are you sure you want to delete this product? This action cannot be undone.';
export const deleted = 'Product deleted successfully!';
