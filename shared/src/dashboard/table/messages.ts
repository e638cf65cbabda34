import type { PageRange } from './page-range';

export const range = ({ from, to }: PageRange, total: number, things: string) =>
  `${from} to ${to} of ${total} ${things}`;

export const pageSize = 'Rows per page';
export const rows = (count: number) => `${count} rows`;
