import type { ChecklistPoint } from '@pasal/shared/contracts';

export const title = 'Before you sell';
export const left = (count: number) =>
  count === 1 ? 'One thing is left.' : `${count} things are left.`;
export const done = 'Done';
export const toDo = 'To do';
export const addPlaces = 'Add all of Nepal';
export const addPlacesText = 'All 77 districts with their municipalities, and the five categories.';

interface PointWords {
  name: string;
  /** What there is to do, and why. */
  text: string;
}

export const points: Record<ChecklistPoint, PointWords> = {
  identity: {
    name: 'Legal identity',
    text: 'Registered name and registration or PAN/VAT number; the invoice shows them.',
  },
  contacts: {
    name: 'Contacts',
    text: 'Phone, e-mail and address, so that buyers can reach you.',
  },
  places: {
    name: 'Districts and cities',
    text: 'Nobody can order until there is a city to deliver to.',
  },
  product: {
    name: 'First product',
    text: 'Add one and approve it; only approved products are sold.',
  },
  mail: {
    name: 'E-mail',
    text: 'Whoever runs the server sets SMTP_URL and MAIL_FROM; until then messages are kept.',
  },
  backup: {
    name: 'Backup',
    text: 'Whoever runs the server makes the first one: npm run backup -- <file>.',
  },
};
