/** A command cannot do its work; `message` is written for an operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
