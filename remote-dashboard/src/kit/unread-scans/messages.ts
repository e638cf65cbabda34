export const unread = (count: number) =>
  count === 1 ? '1 scan did nothing:' : `${count} scans did nothing:`;
export const hide = 'Hide';
