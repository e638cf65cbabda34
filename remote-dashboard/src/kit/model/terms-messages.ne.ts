import { writeDigits } from '@pasal/shared/domain';

/** Short descriptions of delivery terms. */

interface Days {
  from: number;
  to: number;
}

export const noDelivery = 'डेलिभरी हुँदैन';
export const free = 'निःशुल्क';
export const days = ({ from, to }: Days) =>
  from === to ? `${writeDigits(to)} दिन` : `${writeDigits(from)} देखि ${writeDigits(to)} दिन`;
export const fast = (days: number) => `छिटो डेलिभरी ${writeDigits(days)} दिन`;
