/** The five categories of R1.2, in order. */
export const CATEGORIES = [
  'Electronics',
  'House Materials',
  'Security Systems',
  'Security Cameras',
  'Camera Accessories',
] as const;

export type CategoryName = (typeof CATEGORIES)[number];
