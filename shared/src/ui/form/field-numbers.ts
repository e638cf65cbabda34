import type { ComponentProps } from 'react';
import { numberKeys } from './number-keys';

type Props = ComponentProps<'input'>;
type Write = (props: Props) => Props | undefined;

let writeNumber: Write = () => undefined;

/** Has fields of numbers written in another way. Few pages have such fields: the others need not load what writes them. */
export function setNumbers(write: Write): void {
  writeNumber = write;
}

/** The attributes of a field of a number. */
export const numberAttributes = (props: Props) => writeNumber(props) ?? numberKeys(props);
