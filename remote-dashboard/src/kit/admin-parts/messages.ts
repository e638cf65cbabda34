export const name = 'Name';
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;
export const moved = (name: string, place: number, count: number) =>
  `${name} is now at place ${place} of ${count}.`;
export const deleteFailed = 'Failed to delete!';
