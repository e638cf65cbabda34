import { ENGLISH_WORD, type FactValue } from '@pasal/shared/contracts';
import type { CategoryName } from '@pasal/server/db/reference/categories';
import { ATTRIBUTES } from '@pasal/server/db/reference/ready-set/attributes';

/** What the facts of the tables are called in Nepali. A fact whose name is not here stays out of the Nepali texts. */
const FACT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Power: 'पावर',
    Resolution: 'रिजोल्युसन',
    Protection: 'सुरक्षा स्तर',
    Battery: 'ब्याट्री',
    Volume: 'क्षमता',
    Screen: 'स्क्रिन',
    Speed: 'गति',
    'Night vision': 'रातको दृश्य',
    Night: 'रातको दृश्य',
    Light: 'उज्यालो',
    Turn: 'घुमाइ',
    Capacity: 'क्षमता',
    Ports: 'पोर्ट',
    Size: 'आकार',
    Lens: 'लेन्स',
    Cable: 'तार',
    'Playing time': 'चल्ने समय',
    Body: 'बाहिरी भाग',
    Mass: 'तौल',
    Recording: 'रेकर्डिङ',
    Sound: 'आवाज',
    Network: 'नेटवर्क',
    Channels: 'च्यानल',
    Output: 'आउटपुट',
    Camera: 'क्यामेरा',
    Memory: 'मेमोरी',
    Disk: 'डिस्क',
    System: 'सिस्टम',
    Talk: 'कुराकानी',
    Audio: 'आवाज',
    Outputs: 'आउटपुट',
    Material: 'सामग्री',
    Load: 'भार',
    Length: 'लम्बाइ',
    Pieces: 'थान',
    Remote: 'रिमोट',
    Tank: 'ट्याङ्की',
    Users: 'प्रयोगकर्ता',
    Housing: 'खोल',
    Input: 'इनपुट',
    Inputs: 'इनपुट',
    Conductor: 'तार',
    Bluetooth: 'ब्लुटुथ',
    Pot: 'भाँडो',
    Speeds: 'गति',
    Stars: 'स्टार',
    Modules: 'मोड्युल',
    Zoom: 'जुम',
    Disks: 'डिस्क',
    Reach: 'पहुँच',
    Sensor: 'सेन्सर',
    Video: 'भिडियो',
    Processor: 'प्रोसेसर',
    Area: 'क्षेत्र',
    Lid: 'बिर्को',
    Jars: 'जार',
    Timer: 'टाइमर',
    Motor: 'मोटर',
    Filter: 'फिल्टर',
    Life: 'आयु',
    Voltage: 'भोल्टेज',
    Chuck: 'चक',
    Cameras: 'क्यामेरा',
    Colours: 'रङ',
    Temperature: 'तापक्रम',
    Loudness: 'आवाज',
    Fingerprints: 'औँठाछाप',
    Faces: 'अनुहार',
    Cores: 'कोर',
    Diameter: 'व्यास',
    Sockets: 'सकेट',
    Sweep: 'फैलावट',
    Door: 'ढोका',
  }),
);

/** Whole values, and the words of values. Longer ones come first; numbers, units and names in capitals stay. */
const VALUE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^yes$/, 'छ'],
  [/^(\d+) times optical$/, '$1 गुणा अप्टिकल'],
  [/^up to (.+)$/, '$1 सम्म'],
  [/(\d+) turns a minute/, 'मिनेटमा $1 फन्का'],
  [/24 hours a day/, 'दिनको 24 घण्टा'],
  [/infrared and warm white/, 'इन्फ्रारेड र न्यानो सेतो'],
  [/two-way audio/, 'दुईतर्फी आवाज'],
  [/built-in microphones?/, 'भित्रै माइक्रोफोन'],
  [/full colour/, 'पूरा रङ'],
  [/indoor plastic/, 'भित्री प्लास्टिक'],
  [/two gigabit each/, 'गिगाबिटका दुई-दुई'],
  [/(four|eight) with (PoE\+?)/, '$1 वटामा $2'],
  [/endless/, 'निरन्तर'],
  [/six-element/, 'छ तहको'],
  [/steel, cool touch/, 'स्टिल, छुँदा नपोल्ने'],
  [/hard aluminium/, 'कडा एल्युमिनियम'],
  [/die-cast aluminium/, 'साँचोमा ढालेको एल्युमिनियम'],
  [/backup socket/, 'जगेडा सकेट'],
  [/low-battery chirp/, 'ब्याट्री सकिँदा आवाज'],
  [/lithium/, 'लिथियम'],
  [/\bfingerprint\b/, 'औँठाछाप'],
  [/\bcode\b/, 'कोड'],
  [/\bcard\b/, 'कार्ड'],
  [/\bkey\b/, 'साँचो'],
  [/\bphone\b/, 'फोन'],
  [/\bface\b/, 'अनुहार'],
  [/\btag\b/, 'ट्याग'],
  [/\bapp\b/, 'एप'],
  [/\bview\b/, 'दृश्य'],
  [/\bmonths\b/, 'महिना'],
  [/\byears\b/, 'वर्ष'],
  [/\bdays\b/, 'दिन'],
  [/\bsix\b/, 'छ'],
  [/\beight\b/, 'आठ'],
  [/stainless steel/, 'स्टेनलेस स्टिल'],
  [/tempered glass/, 'बलियो सिसा'],
  [/aluminium alloy/, 'एल्युमिनियम मिश्रित'],
  [/non-stick aluminium/, 'नटाँसिने एल्युमिनियम'],
  [/network cameras/, 'नेटवर्क क्यामेरा'],
  [/built in/, 'भित्रै'],
  [/included/, 'सँगै'],
  [/infrared/, 'इन्फ्रारेड'],
  [/aluminium/, 'एल्युमिनियम'],
  [/cameras?/, 'क्यामेरा'],
  [/channels?/, 'च्यानल'],
  [/fixed/, 'स्थिर'],
  [/adaptive/, 'अनुकूल'],
  [/automatic/, 'अटोमेटिक'],
  [/wireless/, 'वायरलेस'],
  [/gigabit/, 'गिगाबिट'],
  [/ceramic/, 'सेरामिक'],
  [/copper/, 'तामा'],
  [/colour/, 'रङ्गीन'],
  [/steel/, 'स्टिल'],
  [/glass/, 'सिसा'],
  [/solar/, 'सोलार'],
  [/litres/, 'लिटर'],
  [/hours/, 'घण्टा'],
  [/inch/, 'इन्च'],
  [/three/, 'तीन'],
  [/four/, 'चार'],
  [/one/, 'एक'],
  [/two/, 'दुई'],
  [/ or /, ' वा '],
  [/ and /, ' र '],
];

/** Units, and parts of names that are written in small letters. */
const LATIN = new Set('mm m km kg g s ml lumen mAh dB bar min kA joules'.split(' '));

/** A value in Nepali; undefined where a word of it is not known. */
function valueInNepali(value: string): string | undefined {
  let text = value;
  for (const [words, nepali] of VALUE_WORDS) text = text.replace(words, nepali);
  const left = text.match(/(?<![A-Za-z\d])[a-z]+(?![A-Z\d])/g) ?? [];
  return left.every((word) => LATIN.has(word)) ? text : undefined;
}

/** The facts that can be said in Nepali, name and value. */
export function factsInNepali(facts: readonly string[]): (readonly [string, string])[] {
  return facts.flatMap((fact) => {
    const [name = '', ...rest] = fact.split(': ');
    const [said, value] = [FACT_NAMES.get(name), valueInNepali(rest.join(': '))];
    return said === undefined || value === undefined ? [] : [[said, value] as const];
  });
}

/** The facts in words that a category asks for, by key, as they stand in Nepali. */
export function factTextsInNepali(
  category: CategoryName,
  facts: Readonly<Record<string, FactValue>>,
): Record<string, string> {
  const texts = ATTRIBUTES[category].flatMap(({ key, kind }): [string, string][] => {
    const english = kind === 'text' ? String(facts[key] ?? '') : '';
    const nepali = valueInNepali(english);
    // A name such as "1080p Lite" stays as it is, and nobody is to look for it.
    const isSame = nepali === english && !new RegExp(ENGLISH_WORD).test(english);
    return nepali === undefined || isSame ? [] : [[key, nepali]];
  });
  return Object.fromEntries(texts);
}

const LENGTHS: Record<string, string> = { year: 'वर्ष', years: 'वर्ष', months: 'महिना' };

/** "2 years brand warranty" and what else is promised. */
export function warrantyInNepali(warranty: string): string {
  const [first = '', ...more] = warranty.split(', ').map((part) =>
    part
      .replace(
        /(\d+) (years?|months)/,
        (_, count: string, unit: string) => `${count} ${LENGTHS[unit]}`,
      )
      .replace(/ brand warranty/, ' ब्रान्ड वारेन्टी')
      .replace(/ shop warranty/, ' पसलको वारेन्टी')
      .replace(/ link warranty/, ' लिङ्क वारेन्टी')
      .replace('compressor', 'कम्प्रेसर')
      .replace('tank', 'ट्याङ्की')
      .replace('motor', 'मोटर')
      .replace('free service', 'निःशुल्क सेवा'),
  );
  return [first, ...more]
    .join(', ')
    .replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit);
}
