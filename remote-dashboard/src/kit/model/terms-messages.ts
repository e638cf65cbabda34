/** Short descriptions of delivery terms. */

interface Days {
  from: number;
  to: number;
}

export const noDelivery = 'No delivery';
export const free = 'Free';
export const days = ({ from, to }: Days) => {
  if (from !== to) return `${from} to ${to} days`;
  return to === 1 ? '1 day' : `${to} days`;
};
export const fast = (days: number) => `fast products ${days}`;
