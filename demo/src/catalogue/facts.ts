import type { FactValue } from '@pasal/shared/contracts';
import type { CategoryName } from '@pasal/server/db/reference/categories';
import { ATTRIBUTES } from '@pasal/server/db/reference/ready-set/attributes';

/**
 * Reads the value of an attribute from the tables' facts of a product.
 * @param values what is told, by name, as the tables have it
 */
type Reader = (values: ReadonlyMap<string, string>) => FactValue | undefined;

/** Returns the value under the first of these names that has one. */
const under = (names: readonly string[], values: ReadonlyMap<string, string>) =>
  names.map((name) => values.get(name)).find((text) => text !== undefined) ?? '';

/** Reads a number that stands before one of these units, each with what it is in the attribute's own. */
const number =
  (names: readonly string[], units: Record<string, number>): Reader =>
  (values) => {
    // The longest unit comes first: "MB/s" begins with "MB".
    const written = Object.keys(units).toSorted((one, other) => other.length - one.length);
    for (const each of written) {
      const [, digits] = new RegExp(`^([\\d., ]*\\d) ?${each}`).exec(under(names, values)) ?? [];
      // "4, 8 or 16" is no number: its variants have one each.
      if (digits?.includes(', ')) return undefined;
      if (digits !== undefined) return Number(digits.replaceAll(/[, ]/g, '')) * (units[each] ?? 1);
    }
    return undefined;
  };

/** Returns the first of the words whose pattern fits. */
const choice =
  (names: readonly string[], words: Record<string, RegExp>): Reader =>
  (values) => {
    const text = under(names, values);
    return Object.keys(words).find((word) => words[word]?.test(text));
  };

/** Reads yes where the pattern fits, no where the table has another value. */
const yesOrNo =
  (names: readonly string[], pattern: RegExp): Reader =>
  (values) => {
    const text = under(names, values);
    return text === '' ? undefined : pattern.test(text);
  };

const text =
  (names: readonly string[]): Reader =>
  (values) =>
    under(names, values) || undefined;

/** Reads the megapixels of "1920 × 1080". */
const megapixels: Reader = (values) => {
  const [, wide, high] = /^(\d+) × (\d+)/.exec(values.get('Resolution') ?? '') ?? [];
  return high === undefined ? undefined : Math.round((Number(wide) * Number(high)) / 1_000_000);
};

/** How to read each attribute of the ready set, by its name. */
const READERS: Record<CategoryName, Record<string, Reader>> = {
  Electronics: {
    Screen: number(['Screen'], { inch: 1 }),
    Picture: choice(['Screen'], {
      '4K': /3840 × 2160|4K/,
      'Full HD': /1920 × 1080|Full HD/,
      HD: /1366 × 768/,
    }),
    System: choice(['System'], {
      Android: /^Android$/,
      'Google TV': /Google TV/,
      Tizen: /Tizen/,
      webOS: /webOS/,
    }),
    Storage: number(['Capacity'], { GB: 1, TB: 1000 }),
    'Playing time': number(['Playing time'], { hours: 1 }),
    'Noise cancelling': yesOrNo(['Noise cancelling'], /./),
    Sound: number(['Sound'], { W: 1 }),
    Battery: number(['Battery', 'Capacity'], { mAh: 1 }),
    Connections: text(['Ports']),
  },
  'House Materials': {
    Power: number(['Power'], { W: 1 }),
    Volume: number(['Volume', 'Tank'], { litres: 1, ml: 0.001 }),
    Brightness: number(['Light'], { lumen: 1 }),
    Stars: number(['Stars'], { '': 1 }),
    Material: text(['Body']),
  },
  'Security Systems': {
    Fingerprint: yesOrNo(['Ways to open', 'Ways'], /fingerprint/),
    'Opens by app': yesOrNo(['Ways to open', 'Ways'], /app|phone/),
    Screen: number(['Screen'], { inch: 1 }),
    Volume: number(['Volume'], { litres: 1 }),
    Mass: number(['Mass'], { kg: 1, g: 0.001 }),
    Battery: text(['Battery']),
    'Ways to open': text(['Ways to open', 'Ways']),
  },
  'Security Cameras': {
    Resolution: megapixels,
    'Night vision': number(['Night vision', 'Night'], { m: 1 }),
    Connection: choice(['Network', 'Power'], { 'Wi-Fi': /Wi-Fi/, '4G': /4G/, PoE: /PoE/ }),
    Protection: choice(['Protection'], { IP65: /IP65/, IP66: /IP66/, IP67: /IP67/ }),
    'Two-way audio': yesOrNo(['Talk', 'Audio'], /two-way/),
    Lens: text(['Lens']),
    Turn: text(['Turn']),
  },
  'Camera Accessories': {
    Channels: number(['Channels'], { '': 1 }),
    Storage: number(['Capacity'], { GB: 1, TB: 1000 }),
    Ports: number(['Ports'], { '': 1 }),
    PoE: yesOrNo(['Ports', 'Channels'], /PoE/),
    Power: number(['Power'], { W: 1 }),
    Recording: text(['Recording']),
    Outputs: text(['Outputs']),
  },
};

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
  const facts = ATTRIBUTES[category].flatMap(({ key, name }): [string, FactValue][] => {
    const value = READERS[category][name]?.(values);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(facts);
}
