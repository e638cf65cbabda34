/** A command cannot do what it was asked; `message` is fit for an operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
