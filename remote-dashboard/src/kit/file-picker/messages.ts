export const messages = {
  wrongType: (name: string) => `${name} is not a PNG, JPEG, WebP or AVIF picture.`,
  tooLarge: (name: string) => `${name} is larger than 10 MB.`,
} as const;
