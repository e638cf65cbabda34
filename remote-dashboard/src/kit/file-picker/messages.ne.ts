export const wrongType = (name: string) => `यो PNG, JPEG, WebP वा AVIF फोटो होइन: ${name}`;
export const tooLarge = (name: string) => `यो फोटो १० MB भन्दा ठूलो छ: ${name}`;
/** What to do on the phone (D366). */
export const heic = (name: string) =>
  `यो iPhone को HEIC फोटो यहाँ चल्दैन: ${name}। iPhone मा Settings, Camera, Formats, Most Compatible छानेर फेरि खिच्नुहोस्, वा JPEG मा सेभ गर्नुहोस्।`;
