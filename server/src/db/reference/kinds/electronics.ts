import type { ReferenceKind } from './kind';

/** Audio, video, charging, bags and office electronics. */
export const ELECTRONIC_KINDS: readonly ReferenceKind[] = [
  {
    name: 'Television',
    called:
      'television, tv, smart tv, led tv, telivision, televison, tele, android tv, google tv, 4k tv, qled, qled tv, oled, oled tv, uhd tv, flat tv, lcd tv, smart television, led television, tele vision, tv set, colour tv, टिभी, टिभि, टीभी, टिवी, टीवी, टेलिभिजन, टेलिभिजन सेट, टेलीभिजन, एलइडी टिभी, स्मार्ट टिभी, टेलि',
  },
  {
    name: 'TV box',
    called: 'tv box, android box, android tv box, set top box, chromecast, fire stick, tv stick',
  },
  { name: 'TV stand', called: 'tv stand, tv mount, tv wall mount, tv bracket' },
  {
    name: 'Speaker',
    called:
      'speaker, spekar, sound box, sound system, speakers, music system, music box, music player, स्पिकर, स्पीकर, साउन्ड बक्स, साउन्ड सिस्टम, loudspeaker, sound, baja, बाजा, mini speaker',
  },
  {
    name: 'Portable speaker',
    below: 'Speaker',
    called:
      'portable speaker, bluetooth speaker, wireless speaker, bt speaker, bluetooth sound box, jbl speaker, jbl charge, ब्लुटुथ स्पिकर, bluetooth box, party speaker, boombox, charge speaker',
  },
  {
    name: 'Tower speakers',
    below: 'Speaker',
    called:
      'tower speaker, tower speakers, tower speaker system, home theater, home theatre, hometheatre, hometheater, floor speaker, woofer, subwoofer, sub woofer, buffer, speaker system, dj speaker, होम थिएटर, वुफर, बफर',
  },
  {
    name: 'Soundbar',
    below: 'Speaker',
    called:
      'soundbar, sound bar, tv speaker, soundbar speaker, tv sound bar, साउन्डबार, home theater, home theatre',
  },
  { name: 'Microphone', called: 'mic, microphone, wireless mic, collar mic, मइक, माइक' },
  {
    name: 'Headphones',
    called:
      'headphone, headphones, head phone, headset, head set, over ear headphone, noise cancelling headphone, wireless headphone, bluetooth headphone, gaming headphone, hedphone, hedfon, हेडफोन, हेड फोन, हेडसेट, earphone, earphones, ear phone, इयरफोन',
  },
  {
    name: 'Earbuds',
    called:
      'earbuds, ear buds, earbud, buds, airpods, air pods, airpod, tws, wireless earbuds, bluetooth earbuds, galaxy buds, redmi buds, airdopes, pods, true wireless, इयरबड, एयरपड, एयरबड, earpods, neckband, bluetooth neckband, earphone, earphones, ear phone, eyarphone, iyarfon, इयरफोन, handsfree, hands free, bluetooth headset',
  },
  {
    name: 'Projector',
    called:
      'projector, home projector, mini projector, projecter, projektor, video projector, cinema projector, office projector, ghar theater, प्रोजेक्टर, प्रोजेक्टर मेसिन',
  },
  {
    name: 'Laptop',
    called:
      'laptop, notebook, notebook computer, lap top, laptap, laptop computer, gaming laptop, ultrabook, macbook, ideapad, thinkpad, aspire, vivobook, zenbook, chromebook, ल्यापटप, ल्यापटोप, लेपटप, लैपटप, dell, hp, asus, msi, computer, कम्प्युटर, कम्प्यूटर, pc, netbook',
  },
  {
    name: 'Desktop computer',
    called: 'desktop, desktop computer, computer, pc, computer set, cpu, gaming pc, कम्प्युटर',
  },
  {
    name: 'Printer',
    called: 'printer, printar, epson printer, hp, photocopy machine, scanner printer, प्रिन्टर',
  },
  { name: 'Keyboard', called: 'keyboard, key board, gaming keyboard, किबोर्ड' },
  { name: 'Mouse', called: 'mouse, wireless mouse, gaming mouse, माउस' },
  { name: 'RAM', called: 'ram, laptop ram, ddr4, ddr5' },
  { name: 'Tablet', called: 'tablet, tab, ipad, galaxy tab, ट्याब, ट्याबलेट' },
  {
    name: 'Router',
    called:
      'router, wifi router, wi-fi router, wifi 6 router, wifi, wi-fi, internet router, wireless router, modem, dual band router, wifi device, wifi machine, wifi box, net router, rauter, routar, wireless wifi, राउटर, वाइफाइ राउटर, वाइफाई राउटर, वाइफाइ, वाइफाई, राउटर वाइफाइ, wifi modem, gigabit router, gaming router, archer',
  },
  {
    name: 'Mesh router',
    below: 'Router',
    called:
      'mesh, mesh router, mesh wifi, mesh system, mesh wifi system, deco, whole home wifi, wifi mesh, wifi system, mesh wifi router',
  },
  {
    name: 'Wi-Fi extender',
    below: 'Router',
    called: 'wifi extender, range extender, wifi repeater, repeater, wifi booster',
  },
  {
    name: 'Smartphone',
    called:
      'smartphone, smart phone, mobile, mobile phone, phone, cell phone, cellphone, android phone, android mobile, mobail, mobile set, handset, fon, phon, 5g phone, 5g mobile, touch mobile, touch phone, android, redmi note, redmi mobile, galaxy, galaxy a, samsung galaxy, samsung mobile, iphone, i phone, apple phone, vivo, oppo, realme, oneplus, one plus, nokia, poco, infinix, tecno, honor, मोबाइल, मोबाईल, मोबाइल फोन, फोन, स्मार्टफोन, स्मार्ट फोन, smartfone',
  },
  {
    name: 'Phone cover',
    called:
      'phone cover, mobile cover, back cover, phone case, mobile case, screen guard, tempered glass',
  },
  {
    name: 'Smart watch',
    called:
      'smart watch, smartwatch, watch, fitness watch, smart ghadi, digital watch, fitness band, smart band, band, ghadi, bluetooth watch, apple watch, galaxy watch, wrist watch, calling watch, घडी, स्मार्ट घडी, स्मार्टवाच, स्मार्ट वाच',
  },
  {
    name: 'Power bank',
    called:
      'power bank, powerbank, pawar bank, pauwer bank, portable charger, battery bank, mobile power bank, पावर बैंक, पावर ब्यांक, पावरब्यांक, पावर बैङ्क, powerbenk',
  },
  {
    name: 'Charger',
    called:
      'charger, mobile charger, phone charger, fast charger, type c charger, usb c charger, usb charger, wall charger, samsung charger, charging adapter, quick charger, super fast charger, charjar, chargar, mobile charging, charging brick, चार्जर, मोबाइल चार्जर, फास्ट चार्जर, adapter, adaptor, wireless charger, car charger',
  },
  {
    name: 'Inverter',
    called:
      'inverter, invertor, home inverter, inverter battery, ups, home ups, power backup, solar inverter, inverter ups, battery backup, load shedding, ups inverter, इन्भर्टर, इन्वर्टर, युपिएस, light jada balne, backup power',
  },
  {
    name: 'Battery',
    called: 'battery, batteri, byatri, tubular battery, ब्याट्री, cell battery, aa battery',
  },
  { name: 'Solar panel', called: 'solar panel, solar plate, solar, सोलार, सोलर' },
  { name: 'Stabilizer', called: 'stabilizer, stabiliser, voltage stabilizer, voltage guard' },
  { name: 'Calculator', called: 'calculator, kyalkuletar, क्यालकुलेटर' },
  { name: 'Radio', called: 'radio, fm radio, रेडियो' },
  { name: 'Game console', called: 'playstation, ps5, ps4, xbox, game console, gaming console' },
];
