export const wrongType = (name: string) => `यो PNG, JPEG, WebP वा AVIF फोटो होइन: ${name}`;
export const tooLarge = (name: string) => `यो फोटो १० MB भन्दा ठूलो छ: ${name}`;
