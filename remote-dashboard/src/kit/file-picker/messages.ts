export const wrongType = (name: string) => `${name} isn't a PNG, JPEG, WebP or AVIF picture.`;
export const tooLarge = (name: string) => `${name} is larger than 10 MB.`;
