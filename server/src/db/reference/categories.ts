/** The five lines of spec §1, in its order. */
export const CATEGORIES = [
  'Electronics',
  'House Materials',
  'Security Systems',
  'Security Cameras',
  'Camera Accessories',
] as const;

export type CategoryName = (typeof CATEGORIES)[number];
