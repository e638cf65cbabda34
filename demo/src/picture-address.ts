/** The folder of the demo's own pictures, below the uploads. */
export const DEMO_FOLDER = 'demo/';

/** The address of a picture in the shop, by its file in `demo/pictures`. */
export const addressOf = (file: string) => `/uploads/${DEMO_FOLDER}${file}`;
