export const messages = {
  title: (orderNumber: string) => `Delete order ${orderNumber}?`,
  text: 'Its products go back into stock unless it was completed. This action cannot be undone.',
  confirm: 'Delete',
  deleted: 'Order deleted successfully!',
  failed: 'Failed to delete!',
} as const;
