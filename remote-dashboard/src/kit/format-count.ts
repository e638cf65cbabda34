import { writeDigits } from '@pasal/shared/domain';

const format = new Intl.NumberFormat('en-IN');

/** A number of things, such as 1,23,456, in the digits of the page's language. */
export const formatCount = (count: number): string => writeDigits(format.format(count));
