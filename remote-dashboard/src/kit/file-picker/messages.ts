export const wrongType = (name: string) => `${name} isn't a PNG, JPEG, WebP or AVIF picture.`;
export const tooLarge = (name: string) => `${name} is larger than 10 MB.`;
/** What to do on the phone (D366). */
export const heic = (name: string) =>
  `${name} is an iPhone's HEIC picture, which can't be used here. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save it as JPEG.`;
