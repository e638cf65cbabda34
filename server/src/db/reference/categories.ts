/** The five lines of R1.2, in its order. */
export const CATEGORIES = [
  'Electronics',
  'House Materials',
  'Security Systems',
  'Security Cameras',
  'Camera Accessories',
] as const;

export type CategoryName = (typeof CATEGORIES)[number];
