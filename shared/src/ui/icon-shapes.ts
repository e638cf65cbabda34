/**
 * Outlines on a 24-unit grid, with a stroke of 1.8 in the current text colour. Each is a separate export, so that a
 * build has only those it uses. A dot is a circle filled by its stroke.
 */
export const facebook = 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V8.5c0-.3.2-.5.5-.5Z';
export const instagram =
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5ZM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM16.2 7a.8 .8 0 1 0 1.6 0 .8 .8 0 1 0-1.6 0Z';
export const tiktok = 'M14 3v11.5a3.5 3.5 0 1 1-3.5-3.5M14 3c.3 2.8 2 4.6 5 5';
export const whatsapp =
  'M3 21l1.6-4.6A8.5 8.5 0 1 1 8 19.7L3 21ZM9 8.5c-.6 3 3.5 7 6.6 6.5l.9-1.8-2.2-1-.9 1c-1.2-.5-2-1.3-2.5-2.5l1-.9-.9-2.2L9 8.5Z';
export const viber =
  'M6 3h12a3 3 0 0 1 3 3v8.5a3 3 0 0 1-3 3h-4.5l-4 3.5v-3.5H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM8.8 6.8c-.8 3.2 3.2 7.2 6.4 6.6l1-1.9-2.2-1.1-.9 1c-1.2-.5-2-1.3-2.5-2.5l1-.9-.9-2Z';
export const messenger =
  'M12 3.5c-5 0-9 3.6-9 8.1 0 2.5 1.2 4.7 3 6.1V21l3-1.7c1 .3 2 .4 3 .4 5 0 9-3.6 9-8.1s-4-8.1-9-8.1ZM7.5 13.5l3-3 3 2 3-3';
export const email =
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM3.5 7l8.5 6 8.5-6';
export const phone =
  'M6.5 3h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.2 2 2 0 0 1 6.5 3Z';
export const location =
  'M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z';
export const globe =
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z';
export const cart =
  'M3 4h2.5l2.3 11h10.4L20.5 7H6.2M7.5 19.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM15.5 19.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0Z';
export const user = 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7';
export const eye =
  'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z';
export const eyeOff =
  'M3 3l18 18M10 5.2A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-3.5 4.2M6.5 6.7A16 16 0 0 0 2 12s3.5 7 10 7a9.5 9.5 0 0 0 5-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const filter = 'M3 5h18l-7 8.5V20l-4-2v-4.5L3 5Z';
export const close = 'M5 5l14 14M19 5 5 19';
export const heart =
  'M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1Z';
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0ZM16 16l5 5';
export const menu = 'M3 6h18M3 12h18M3 18h18';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const trash = 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5';
export const edit = 'M4 20h4L20 8l-4-4L4 16v4ZM13.5 6.5l4 4';
export const more =
  'M11.1 5a.9 .9 0 1 0 1.8 0 .9 .9 0 1 0-1.8 0ZM11.1 12a.9 .9 0 1 0 1.8 0 .9 .9 0 1 0-1.8 0ZM11.1 19a.9 .9 0 1 0 1.8 0 .9 .9 0 1 0-1.8 0Z';
export const chevronLeft = 'm15 5-7 7 7 7';
export const chevronRight = 'm9 5 7 7-7 7';
export const chevronDown = 'm5 9 7 7 7-7';
export const chevronUp = 'm5 15 7-7 7 7';
export const grip =
  'M8.3 6a.7 .7 0 1 0 1.4 0 .7 .7 0 1 0-1.4 0ZM14.3 6a.7 .7 0 1 0 1.4 0 .7 .7 0 1 0-1.4 0ZM8.3 12a.7 .7 0 1 0 1.4 0 .7 .7 0 1 0-1.4 0ZM14.3 12a.7 .7 0 1 0 1.4 0 .7 .7 0 1 0-1.4 0ZM8.3 18a.7 .7 0 1 0 1.4 0 .7 .7 0 1 0-1.4 0ZM14.3 18a.7 .7 0 1 0 1.4 0 .7 .7 0 1 0-1.4 0Z';
export const users =
  'M5.5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0ZM2.5 20c.4-4 2.9-6 6.5-6s6.1 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.4.7 3.8 2.6 4 5.7';
export const tag =
  'M3 4v7.5l9.5 9.5 8-8L11 3.5 3 4ZM6.1 8a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0Z';
export const image =
  'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2ZM6.9 9.5a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0ZM4 18l5.5-5.5 4 4 2.5-2.5 4.5 4.5';
export const settings =
  'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2';
export const clock = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM12 7v5.5l3.5 2';
export const key = 'M4 15.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM11 12.5l8.5-8.5M16 7.5l3 3';
export const pause = 'M8 5v14M16 5v14';
export const play = 'M7 4.5v15l12-7.5-12-7.5Z';
export const check = 'm4.5 12.5 5 5L19.5 7';
export const truck =
  'M2 6h12v11H2zM14 10h4l4 4v3h-8zM5 18.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM16 18.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z';
export const shield = 'M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6l8-3Z';
export const chart = 'M4 20V4M4 20h16M8 16v-4M12.5 16V8M17 16v-6';
export const box = 'M3 7.5 12 3l9 4.5v9L12 21l-9-4.5v-9ZM3 7.5l9 4.5 9-4.5M12 12v9';
export const orders = 'M6 3h12v18l-3-2-3 2-3-2-3 2V3ZM9 8h6M9 12h6';
export const logout = 'M10 4H4v16h6M14 8l4 4-4 4M18 12H9';
export const printer = 'M7 8V3h10v5M7 17H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3M7 14h10v7H7v-7Z';
export const copy = 'M9 8h11v13H9ZM5 16H4V3h11v1.5';
export const send = 'M21 3 3 10.5l7 3.5 3.5 7L21 3ZM10 14 21 3';
export const bell = 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10ZM10 20c.8 1.2 3.2 1.2 4 0';
export const calendar = 'M4 6h16v15H4ZM4 10.5h16M8.5 3v5M15.5 3v5';
export const alert = 'M12 3 2 20h20L12 3ZM12 10v4M12 17v.5';
export const contrast =
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM12 3v18M12 7.5l6.5-1M12 12h9M12 16.5l6.5 1';
export const digits = 'M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16';
export const cash =
  'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0ZM6 9.5h.1M18 14.5h.1';
