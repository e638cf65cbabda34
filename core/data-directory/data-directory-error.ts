/** The data directory cannot be used; `message` is fit for an operator. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}
