import { writeDigits } from '@pasal/shared/domain';

export const name = 'नाम';
export const moveUp = (name: string) => `माथि सार्नुहोस्: ${name}`;
export const moveDown = (name: string) => `तल सार्नुहोस्: ${name}`;
export const moved = (name: string, place: number, count: number) =>
  `${name}: ${writeDigits(count)} मध्ये ${writeDigits(place)} नम्बरमा सारियो।`;
export const deleteFailed = 'हटाउन सकिएन!';
