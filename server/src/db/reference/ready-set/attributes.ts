import type { Attribute } from '@pasal/shared/contracts';
import type { CategoryName } from '../categories';

/** An attribute of the ready set; its Nepali texts are in `nepali-words`. */
export type ReadyAttribute = Omit<Attribute, 'name_ne' | 'unit_ne' | 'choices_ne'>;

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '_');

const asked = (
  name: string,
  rest: Pick<Attribute, 'kind'> & Partial<ReadyAttribute>,
): ReadyAttribute => ({
  key: keyOf(name),
  name,
  unit: null,
  choices: [],
  filterable: rest.kind !== 'text',
  ...rest,
});

const number = (name: string, unit: string | null = null) => asked(name, { kind: 'number', unit });
const choice = (name: string, choices: string[]) => asked(name, { kind: 'choice', choices });
const yesOrNo = (name: string) => asked(name, { kind: 'yes_no' });
const text = (name: string) => asked(name, { kind: 'text' });

/** What buyers compare in each of the five categories, in the category's order. */
export const ATTRIBUTES: Record<CategoryName, readonly ReadyAttribute[]> = {
  Electronics: [
    number('Screen', 'inch'),
    choice('Picture', ['4K', 'Full HD', 'HD']),
    choice('System', ['Android', 'Google TV', 'Tizen', 'webOS', 'iOS', 'Windows']),
    number('Storage', 'GB'),
    number('Playing time', 'hours'),
    yesOrNo('Noise cancelling'),
    number('Sound', 'W'),
    number('Battery', 'mAh'),
    text('Connections'),
  ],
  'House Materials': [
    number('Power', 'W'),
    number('Volume', 'litres'),
    number('Brightness', 'lumen'),
    number('Stars'),
    text('Material'),
  ],
  'Security Systems': [
    yesOrNo('Fingerprint'),
    yesOrNo('Opens by app'),
    number('Screen', 'inch'),
    number('Volume', 'litres'),
    number('Mass', 'kg'),
    text('Battery'),
    text('Ways to open'),
  ],
  'Security Cameras': [
    number('Resolution', 'MP'),
    number('Night vision', 'm'),
    choice('Connection', ['Wi-Fi', '4G', 'PoE', 'Coaxial']),
    choice('Protection', ['IP65', 'IP66', 'IP67']),
    yesOrNo('Two-way audio'),
    text('Lens'),
    text('Turn'),
  ],
  'Camera Accessories': [
    number('Channels'),
    number('Storage', 'GB'),
    number('Ports'),
    yesOrNo('PoE'),
    number('Power', 'W'),
    text('Recording'),
    text('Outputs'),
  ],
};
