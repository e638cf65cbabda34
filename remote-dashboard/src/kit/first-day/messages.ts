import type { ChecklistPoint } from '@pasal/shared/contracts';

export const title = 'Before you sell';
export const left = (count: number) => (count === 1 ? 'One step left.' : `${count} steps left.`);
export const next = (point: string) => `Next: ${point}`;

export const points: Record<ChecklistPoint, string> = {
  contacts: 'Shop name and contacts',
  identity: 'Legal identity',
  places: 'Districts and cities',
  delivery: 'Delivery',
  catalogue: 'Subcategories and specifications',
  product: 'First product',
  mail: 'Email',
  backup: 'Backup',
};
