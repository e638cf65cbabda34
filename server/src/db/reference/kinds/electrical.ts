import type { ReferenceKind } from './kind';

/** Light, wiring and tools. */
export const ELECTRICAL_KINDS: readonly ReferenceKind[] = [
  {
    name: 'Light',
    called:
      'light, lights, batti, batty, led light, led lights, led, lamp, bijuli batti, led batti, बत्ती, लाइट, बिजुली बत्ती, एलइडी बत्ती, एलईडी लाइट, table lamp, emergency light, study lamp',
  },
  {
    name: 'Bulb',
    below: 'Light',
    called:
      'bulb, led bulb, balb, bulbs, smart bulb, wifi bulb, wifi smart bulb, chim, cheem, led chim, light bulb, colour bulb, color bulb, smart light, rgb bulb, led light bulb, बल्ब, बल्व, चिम, एलइडी बल्ब, एलईडी चिम, स्मार्ट बल्ब',
  },
  {
    name: 'Panel light',
    below: 'Light',
    called:
      'panel light, led panel, ceiling panel, surface panel, ceiling light, downlight, down light, panel, led panel light, celing light, surface light, round light, square light, false ceiling light, siling light, spot light, cob light, प्यानल लाइट, सिलिङ लाइट, प्यानल',
  },
  {
    name: 'Tube light',
    below: 'Light',
    called:
      'tube light, tubelight, batten, led batten, tube, led tube, led tube light, tube rod, batten light, tyub light, rod light, stick light, ट्युब लाइट, ट्युबलाइट, ट्युब, डन्डी लाइट',
  },
  {
    name: 'Strip light',
    below: 'Light',
    called:
      'strip light, led strip, led strip light, rgb light, strip, rope light, ribbon light, tihar light, jhilimili, jhilimili batti, jhilli milli, decoration light, christmas light, fairy light, rgb strip, led patti, led ribbon, colour light, diwali light, jhalar, झिलिमिली, झिलिमिली बत्ती, तिहार बत्ती, स्ट्रिप लाइट, झिलीमिली',
  },
  {
    name: 'Flood light',
    below: 'Light',
    called:
      'flood light, floodlight, flud light, focus light, outdoor light, led flood light, garden light, halogen light, street light, security light, stadium light, phlad light, फ्लड लाइट, फोकस लाइट, solar light',
  },
  { name: 'Torch', below: 'Light', called: 'torch, torch light, flashlight, टर्च, head light' },
  {
    name: 'Switchboard',
    called:
      'switch board, switchboard, switch, switches, electrical switch, electric switch, modular switch, modular plate, switch plate, gang plate, gang box, socket, plug socket, electrical socket, socket board, wall switch, wall socket, light switch, switch socket, electric board, module switch board, suich, board, switch bord, bijuli switch, स्विच, स्विच बोर्ड, स्वीच, स्वीच बोर्ड, सकेट, बोर्ड, smart switch',
  },
  {
    name: 'Extension cord',
    called:
      'extension cord, extension, extension board, extension box, extension wire, extention cord, extention, extention board, multi plug, multiplug, multi socket, multiplug extension, surge protector, spike guard, spike buster, power strip, power extension, extension cable, extension lead, plug board, power socket extension, extensionbox, malti plug, एक्सटेन्सन, एक्सटेन्सन बोर्ड, एक्सटेन्सन कर्ड, मल्टिप्लग, मल्टी प्लग',
  },
  {
    name: 'Circuit breaker',
    called:
      'circuit breaker, mcb, breaker, double pole mcb, single pole mcb, rccb, mccb, elcb, fuse, fuse box, db box, distribution box, main switch, miniature circuit breaker, circuit braker, trip switch, mcb box, phiuj, एमसिबी, एमसिबि, फ्युज, ब्रेकर, सर्किट ब्रेकर, में स्विच',
  },
  {
    name: 'Drill',
    called:
      'drill, drill machine, drilling machine, impact drill, hammer drill, cordless drill, drill driver, cordless drill driver, power drill, electric drill, dril machine, screw driver machine, wall drill, hand drill, drilar, ड्रिल, ड्रिल मेसिन, ड्रील मेसिन, प्वाल पार्ने, प्वाल पार्ने मेसिन, pwal parne machine, screwdriver machine',
  },
  {
    name: 'Tool kit',
    called:
      'tool kit, toolkit, tool box, toolbox, tool set, toolset, tools, hand tools, home tool kit, screwdriver, screw driver, screwdriver set, hammer, spanner, wrench, plier, pliers, pechkas, auzar, aujar, mechanic tool, repair kit, pinjas, टुल किट, टुल बक्स, औजार, पेचकस, हथौडा',
  },
  {
    name: 'Multimeter',
    called:
      'multimeter, multi meter, digital multimeter, digital meter, voltmeter, volt meter, voltage meter, current meter, electric meter, voltage tester, tester, clamp meter, avometer, maltimitar, मल्टिमिटर, मल्टीमिटर, भोल्ट मिटर, टेस्टर',
  },
  { name: 'Grinder machine', called: 'angle grinder, grinder machine, cutter machine' },
  { name: 'Ladder', called: 'ladder, bhareng, भर्‍याङ' },
  { name: 'Tape', called: 'insulation tape, electric tape' },
];
