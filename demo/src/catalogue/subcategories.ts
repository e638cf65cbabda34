import type { CategoryName } from '@pasal/server/db/reference/categories';
import type { ArtType } from '../art/registry';

type Children = readonly (readonly [name: string, kinds: readonly ArtType[]])[];

/** The demo's second level, in its order: which kinds of thing each subcategory holds. */
export const SUBCATEGORIES: Record<CategoryName, Children> = {
  Electronics: [
    ['Televisions', ['television', 'projector']],
    ['Audio', ['portable-speaker', 'headphones', 'earbuds', 'soundbar', 'tower-speakers']],
    ['Laptops', ['laptop']],
    ['Phones & Watches', ['smartphone', 'smart-watch']],
    ['Networking', ['router', 'mesh-router']],
    ['Storage', ['solid-drive', 'usb-drive']],
    ['Photo Cameras', ['mirrorless-camera']],
    ['Power & Charging', ['power-bank', 'charger', 'inverter']],
  ],
  'House Materials': [
    [
      'Kitchen Appliances',
      [
        'rice-cooker',
        'pressure-cooker',
        'kettle',
        'mixer-grinder',
        'induction-cooker',
        'microwave',
        'air-fryer',
        'toaster',
        'gas-stove',
        'water-purifier',
      ],
    ],
    ['Refrigerators', ['refrigerator']],
    ['Laundry & Care', ['washing-machine', 'iron', 'vacuum-cleaner', 'hair-dryer']],
    ['Cooling & Heating', ['stand-fan', 'ceiling-fan', 'heater', 'air-conditioner']],
    ['Water Heaters', ['water-heater', 'instant-geyser']],
    ['Lighting', ['led-bulb', 'led-panel', 'led-tube', 'led-strip', 'flood-light']],
    ['Switches & Wiring', ['switchboard', 'extension-cord', 'circuit-breaker']],
    ['Tools', ['power-drill', 'tool-kit', 'multimeter']],
  ],
  'Security Systems': [
    ['Smart Locks', ['smart-lock', 'padlock']],
    ['Door Phones & Doorbells', ['video-door-phone', 'doorbell']],
    ['Alarms & Sensors', ['alarm-panel', 'motion-sensor', 'siren']],
    ['Fire & Gas Detectors', ['smoke-detector']],
    ['Attendance & Access', ['biometric', 'access-reader']],
    ['Safes', ['safe']],
    ['Metal Detectors', ['metal-detector']],
  ],
  'Security Cameras': [
    ['Dome Cameras', ['dome-camera']],
    ['Bullet Cameras', ['bullet-camera']],
    ['Turret Cameras', ['turret-camera']],
    ['PTZ Cameras', ['ptz-camera']],
    ['Wi-Fi Cameras', ['pan-tilt-camera']],
    ['Solar Cameras', ['solar-camera']],
    ['Camera Kits', ['camera-kit']],
  ],
  'Camera Accessories': [
    ['Recorders', ['recorder']],
    ['Hard Disks & Memory', ['hard-disk', 'memory-card']],
    ['PoE Switches', ['network-switch']],
    ['Power Supplies', ['power-supply']],
    ['Mounts & Boxes', ['bracket', 'junction-box']],
    ['Cables & Connectors', ['cable', 'connectors', 'video-balun']],
    ['Monitors', ['surveillance-monitor']],
  ],
};

/** The subcategory a kind of thing is in. */
export function subcategoryOf(category: CategoryName, kind: ArtType): string {
  const found = SUBCATEGORIES[category].find(([, kinds]) => kinds.includes(kind));
  if (found === undefined) throw new Error(`the demo has no subcategory for a ${kind}`);
  return found[0];
}
