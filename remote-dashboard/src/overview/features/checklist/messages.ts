import type { ChecklistPoint } from '@pasal/shared/contracts';

export const title = 'Before you sell';
export const left = (count: number) => (count === 1 ? 'One step left.' : `${count} steps left.`);
export const done = 'Done';
export const toDo = 'To do';
export const addPlaces = 'Add all of Nepal';
export const addPlacesText = 'All 77 districts with their municipalities, and the five categories.';

interface PointWords {
  name: string;
  /** The task, and the reason for it. */
  text: string;
}

export const points: Record<ChecklistPoint, PointWords> = {
  identity: {
    name: 'Legal identity',
    text: 'Registered name and registration or PAN/VAT number, shown on invoices.',
  },
  contacts: {
    name: 'Contacts',
    text: 'Phone, email and address, so that buyers can reach you.',
  },
  places: {
    name: 'Districts and cities',
    text: "Nobody can order until there's a city to deliver to.",
  },
  product: {
    name: 'First product',
    text: 'Add one and approve it. Only approved products are for sale.',
  },
  mail: {
    name: 'Email',
    text: 'Ask your technician to connect email (SMTP_URL and MAIL_FROM). Until then messages wait on hold.',
  },
  backup: {
    name: 'Backup',
    text: 'Ask your technician to make the first one (npm run backup -- <file>).',
  },
};
