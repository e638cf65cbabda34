import type { ComponentProps } from 'react';
import { numberKeys } from './number-keys';

type Props = ComponentProps<'input'>;
type Write = (props: Props) => Props | undefined;

let writeNumber: Write = () => undefined;

/** Replaces the number fields' rendering. Few pages have such fields: others don't load the code. */
export function setNumbers(write: Write): void {
  writeNumber = write;
}

/** The attributes of a number field. */
export const numberAttributes = (props: Props) => writeNumber(props) ?? numberKeys(props);
