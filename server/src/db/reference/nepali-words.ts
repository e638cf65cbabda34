import type { CategoryName } from './categories';
import type { SUBCATEGORIES } from './ready-set/subcategories';

type SubcategoryName = (typeof SUBCATEGORIES)[CategoryName][number];

/** The five categories in Nepali. */
export const CATEGORY_WORDS: Readonly<Record<CategoryName, string>> = {
  Electronics: 'इलेक्ट्रोनिक्स',
  'House Materials': 'घरायसी सामान',
  'Security Systems': 'सुरक्षा प्रणाली',
  'Security Cameras': 'सुरक्षा क्यामेरा',
  'Camera Accessories': 'क्यामेरा एक्सेसरिज',
};

/** Their subcategories in Nepali. */
export const SUBCATEGORY_WORDS: Readonly<Record<SubcategoryName, string>> = {
  Televisions: 'टेलिभिजन',
  Audio: 'अडियो',
  Laptops: 'ल्यापटप',
  'Phones & Watches': 'फोन र घडी',
  Networking: 'नेटवर्किङ',
  Storage: 'स्टोरेज',
  'Photo Cameras': 'फोटो क्यामेरा',
  'Power & Charging': 'पावर र चार्जिङ',
  'Kitchen Appliances': 'भान्साका उपकरण',
  Refrigerators: 'फ्रिज',
  'Laundry & Care': 'लुगा धुने र स्याहार्ने',
  'Cooling & Heating': 'पङ्खा, एसी र हिटर',
  'Water Heaters': 'गिजर',
  Lighting: 'बत्ती',
  'Switches & Wiring': 'स्विच र वायरिङ',
  Tools: 'औजार',
  'Smart Locks': 'स्मार्ट लक',
  'Door Phones & Doorbells': 'डोर फोन र डोरबेल',
  'Alarms & Sensors': 'अलार्म र सेन्सर',
  'Fire & Gas Detectors': 'आगो र ग्यास डिटेक्टर',
  'Attendance & Access': 'हाजिरी र प्रवेश',
  Safes: 'तिजोरी',
  'Metal Detectors': 'मेटल डिटेक्टर',
  'Dome Cameras': 'डोम क्यामेरा',
  'Bullet Cameras': 'बुलेट क्यामेरा',
  'Turret Cameras': 'टरेट क्यामेरा',
  'PTZ Cameras': 'PTZ क्यामेरा',
  'Wi-Fi Cameras': 'वाइफाइ क्यामेरा',
  'Solar Cameras': 'सोलार क्यामेरा',
  'Camera Kits': 'क्यामेरा सेट',
  Recorders: 'रेकर्डर',
  'Hard Disks & Memory': 'हार्ड डिस्क र मेमोरी',
  'PoE Switches': 'PoE स्विच',
  'Power Supplies': 'पावर सप्लाई',
  'Mounts & Boxes': 'माउन्ट र बाकस',
  'Cables & Connectors': 'तार र कनेक्टर',
  Monitors: 'मनिटर',
};

/** Names of the ready-made attributes; those without an entry, such as PoE, are not translated. */
export const ATTRIBUTE_WORDS: Readonly<Record<string, string>> = {
  Screen: 'स्क्रिन',
  Picture: 'चित्र',
  System: 'सिस्टम',
  Storage: 'स्टोरेज',
  'Playing time': 'बज्ने समय',
  'Noise cancelling': 'नोइज क्यान्सलिङ',
  Sound: 'आवाज',
  Battery: 'ब्याट्री',
  Connections: 'कनेक्सन',
  Power: 'पावर',
  Volume: 'क्षमता',
  Brightness: 'उज्यालो',
  Stars: 'स्टार',
  Material: 'बनावट',
  Fingerprint: 'फिङ्गरप्रिन्ट',
  'Opens by app': 'एपबाट खुल्ने',
  Mass: 'तौल',
  'Ways to open': 'खोल्ने तरिका',
  Resolution: 'रिजोल्युसन',
  'Night vision': 'नाइट भिजन',
  Connection: 'कनेक्सन',
  Protection: 'पानी र धुलोबाट सुरक्षा',
  'Two-way audio': 'दुईतर्फी आवाज',
  Lens: 'लेन्स',
  Turn: 'घुम्ने',
  Channels: 'च्यानल',
  Ports: 'पोर्ट',
  Recording: 'रेकर्डिङ',
  Outputs: 'आउटपुट',
};

/** Units that are words; symbols such as MP and W are the same in both languages. */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  inch: 'इन्च',
  hours: 'घण्टा',
  litres: 'लिटर',
  lumen: 'लुमेन',
};

/** Options of choices; names of programs and standards are the same in both languages. */
export const CHOICE_WORDS: Readonly<Record<string, string>> = {
  Coaxial: 'कोएक्सियल',
  'Wi-Fi': 'वाइफाइ',
};
