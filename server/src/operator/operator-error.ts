/** A command failed; `message` is written for an operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
