/** Literal texts of R8.9 to R8.11. */
export const messages = {
  title: (orderNumber: string) => `Update status of ${orderNumber}`,
  current: 'Current status:',
  status: 'Status',
  remarks: 'Remarks',
  placeholder: 'Remarks (optional)',
  submit: 'Update Status',
  cancel: 'Cancel',
  remarksRequired: 'Remarks is required!',
  updated: 'Order Status updated successfully!!',
  failed: 'Failed to update!',
} as const;
