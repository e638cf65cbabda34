import type { ChecklistPoint } from '@pasal/shared/contracts';

export const done = 'Done';
export const toDo = 'To do';
/** Shown for a point that isn't required. */
export const optional = 'optional';
export const addPlaces = 'Add all of Nepal';
export const addPlacesText = 'All 77 districts with their municipalities, and the five categories.';
export const addReadySet = 'Add ready-made ones';
export const technician = 'For your technician';

interface PointWords {
  /** The task, and the reason for it. */
  text: string;
  /** Steps that require access to the server. */
  technician?: { text: string; commands: readonly string[] };
}

export const points: Record<ChecklistPoint, PointWords> = {
  contacts: {
    text: 'What your shop is called, and the phone, email and address where buyers reach you.',
  },
  identity: {
    text: 'The registered name with a registration or PAN number. The law asks for them, and invoices show them.',
  },
  places: {
    text: "Where you deliver. Nobody can order until there's a city.",
  },
  delivery: {
    text: "What it costs and how many days it takes. Until you say so, it's free and promises no day.",
  },
  catalogue: {
    text: 'Such as Dome Cameras with their resolution. Buyers find and compare products by them.',
  },
  product: {
    text: 'Three pictures, a price and the pieces in stock. Approved products are on sale at once.',
  },
  mail: {
    text: 'You and your buyers get an email about each order. Until email is connected, messages wait on hold.',
    technician: {
      text: 'Set these to the mail server and the sender, and start the shop again:',
      commands: ['SMTP_URL', 'MAIL_FROM'],
    },
  },
  backup: {
    text: 'A copy of the whole shop, in case the computer it runs on is lost.',
    technician: {
      text: "Make the first one now. The operator's guide has one for every night:",
      commands: ['npm run backup -- <file>'],
    },
  },
};
