/** Literal texts of R8.7 and R8.8. */
export const messages = {
  title: (title: string) => `Delete ${title}?`,
  text: 'Are you sure you want to delete this product? This action cannot be undone.',
  confirm: 'Delete',
  deleted: 'Product deleted successfully!',
  failed: 'Failed to delete!',
} as const;
