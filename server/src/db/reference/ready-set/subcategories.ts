import type { CategoryName } from '../categories';

/** The subcategories of the five categories, in order. Their names are unique. */
export const SUBCATEGORIES = {
  Electronics: [
    'Televisions',
    'Audio',
    'Laptops',
    'Phones & Watches',
    'Networking',
    'Storage',
    'Photo Cameras',
    'Power & Charging',
  ],
  'House Materials': [
    'Kitchen Appliances',
    'Refrigerators',
    'Laundry & Care',
    'Cooling & Heating',
    'Water Heaters',
    'Lighting',
    'Switches & Wiring',
    'Tools',
  ],
  'Security Systems': [
    'Smart Locks',
    'Door Phones & Doorbells',
    'Alarms & Sensors',
    'Fire & Gas Detectors',
    'Attendance & Access',
    'Safes',
    'Metal Detectors',
  ],
  'Security Cameras': [
    'Dome Cameras',
    'Bullet Cameras',
    'Turret Cameras',
    'PTZ Cameras',
    'Wi-Fi Cameras',
    'Solar Cameras',
    'Camera Kits',
  ],
  'Camera Accessories': [
    'Recorders',
    'Hard Disks & Memory',
    'PoE Switches',
    'Power Supplies',
    'Mounts & Boxes',
    'Cables & Connectors',
    'Monitors',
  ],
} as const satisfies Record<CategoryName, readonly string[]>;
