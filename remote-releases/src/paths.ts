/** The addresses this remote answers, and the links to them. */
export const paths = {
  releases: () => '/dashboard/releases',
} as const;
