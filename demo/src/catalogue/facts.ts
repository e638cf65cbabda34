import type { Attribute, FactValue } from '@pasal/shared/contracts';
import type { CategoryName } from '@pasal/server/db/reference/categories';

/** An attribute of a demo category, and how to read its value from the tables' facts of a product. */
interface Asked {
  attribute: Attribute;
  /** @param told value by name, as the tables have them */
  read: (values: ReadonlyMap<string, string>) => FactValue | undefined;
}

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '_');

const asked = (
  name: string,
  rest: Pick<Attribute, 'kind'> & Partial<Attribute>,
  read: Asked['read'],
): Asked => ({
  attribute: {
    key: keyOf(name),
    name,
    unit: null,
    choices: [],
    filterable: rest.kind !== 'text',
    ...rest,
  },
  read,
});

/** Returns the value under the first of these names that has one. */
const under = (names: readonly string[], values: ReadonlyMap<string, string>) =>
  names.map((name) => values.get(name)).find((text) => text !== undefined) ?? '';

/** Reads a number that stands before one of these units, converted into the first of them. */
const number = (
  name: string,
  names: readonly string[],
  units: Record<string, number>,
  unit: string | null = Object.keys(units)[0] ?? null,
) =>
  asked(name, { kind: 'number', unit }, (values) => {
    // The longest unit comes first: "MB/s" begins with "MB".
    const written = Object.keys(units).toSorted((one, other) => other.length - one.length);
    for (const each of written) {
      const [, digits] = new RegExp(`^([\\d., ]*\\d) ?${each}`).exec(under(names, values)) ?? [];
      if (digits !== undefined) return Number(digits.replaceAll(/[, ]/g, '')) * (units[each] ?? 1);
    }
    return undefined;
  });

/** Returns the first of the words whose pattern fits. */
const choice = (name: string, names: readonly string[], words: Record<string, RegExp>) =>
  asked(name, { kind: 'choice', choices: Object.keys(words) }, (values) => {
    const text = under(names, values);
    return Object.keys(words).find((word) => words[word]?.test(text));
  });

/** Reads yes where the pattern fits, no where the table has another value. */
const yesOrNo = (name: string, names: readonly string[], pattern: RegExp) =>
  asked(name, { kind: 'yes_no' }, (values) => {
    const text = under(names, values);
    return text === '' ? undefined : pattern.test(text);
  });

const text = (name: string, names: readonly string[]) =>
  asked(name, { kind: 'text' }, (values) => under(names, values) || undefined);

/** Reads the megapixels of "1920 × 1080". */
const resolution = asked('Resolution', { kind: 'number', unit: 'MP' }, (values) => {
  const [, wide, high] = /^(\d+) × (\d+)/.exec(values.get('Resolution') ?? '') ?? [];
  return high === undefined ? undefined : Math.round((Number(wide) * Number(high)) / 1_000_000);
});

const ASKED: Record<CategoryName, readonly Asked[]> = {
  Electronics: [
    number('Screen', ['Screen'], { inch: 1 }),
    choice('Picture', ['Screen'], {
      '4K': /3840 × 2160|4K/,
      'Full HD': /1920 × 1080|Full HD/,
      HD: /1366 × 768/,
    }),
    choice('System', ['System'], {
      Android: /^Android$/,
      'Google TV': /Google TV/,
      Tizen: /Tizen/,
      webOS: /webOS/,
    }),
    number('Storage', ['Capacity'], { GB: 1, TB: 1000 }),
    number('Playing time', ['Playing time'], { hours: 1 }),
    yesOrNo('Noise cancelling', ['Noise cancelling'], /./),
    number('Sound', ['Sound'], { W: 1 }),
    number('Battery', ['Battery', 'Capacity'], { mAh: 1 }),
    text('Connections', ['Ports']),
  ],
  'House Materials': [
    number('Power', ['Power'], { W: 1 }),
    number('Volume', ['Volume', 'Tank'], { litres: 1, ml: 0.001 }),
    number('Brightness', ['Light'], { lumen: 1 }),
    number('Stars', ['Stars'], { '': 1 }, null),
    text('Material', ['Body']),
  ],
  'Security Systems': [
    yesOrNo('Fingerprint', ['Ways to open', 'Ways'], /fingerprint/),
    yesOrNo('Opens by app', ['Ways to open', 'Ways'], /app|phone/),
    number('Screen', ['Screen'], { inch: 1 }),
    number('Volume', ['Volume'], { litres: 1 }),
    number('Mass', ['Mass'], { kg: 1, g: 0.001 }),
    text('Battery', ['Battery']),
    text('Ways to open', ['Ways to open', 'Ways']),
  ],
  'Security Cameras': [
    resolution,
    number('Night vision', ['Night vision', 'Night'], { m: 1 }),
    choice('Connection', ['Network', 'Power'], { 'Wi-Fi': /Wi-Fi/, '4G': /4G/, PoE: /PoE/ }),
    choice('Protection', ['Protection'], { IP65: /IP65/, IP66: /IP66/, IP67: /IP67/ }),
    yesOrNo('Two-way audio', ['Talk', 'Audio'], /two-way/),
    text('Lens', ['Lens']),
    text('Turn', ['Turn']),
  ],
  'Camera Accessories': [
    number('Channels', ['Channels'], { '': 1 }, null),
    number('Storage', ['Capacity'], { GB: 1, TB: 1000 }),
    number('Ports', ['Ports'], { '': 1 }, null),
    yesOrNo('PoE', ['Ports', 'Channels'], /PoE/),
    number('Power', ['Power'], { W: 1 }),
    text('Recording', ['Recording']),
    text('Outputs', ['Outputs']),
  ],
};

/** Returns the attributes of a demo category, in its order. */
export const attributesIn = (category: CategoryName): Attribute[] =>
  ASKED[category].map(({ attribute }) => attribute);

/**
 * Returns the facts of a product, by key.
 * @param list `name: value`, as the tables have them
 */
export function factsIn(category: CategoryName, list: readonly string[]) {
  const values = new Map(
    list.map((each) => {
      const [name = '', ...value] = each.split(': ');
      return [name, value.join(': ')];
    }),
  );
  const facts = ASKED[category].flatMap(({ attribute, read }): [string, FactValue][] => {
    const value = read(values);
    return value === undefined ? [] : [[attribute.key, value]];
  });
  return Object.fromEntries(facts);
}
