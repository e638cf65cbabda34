import type { CategoryName } from '@pasal/server/db/reference/categories';
import { SUBCATEGORIES } from '@pasal/server/db/reference/ready-set/subcategories';
import type { ArtType } from '../art/registry';

type Name = (typeof SUBCATEGORIES)[CategoryName][number];

/** Which kinds of thing the demo has in each subcategory of the ready set. */
const KINDS: Record<Name, readonly ArtType[]> = {
  Televisions: ['television', 'projector'],
  Audio: ['portable-speaker', 'headphones', 'earbuds', 'soundbar', 'tower-speakers'],
  Laptops: ['laptop'],
  'Phones & Watches': ['smartphone', 'smart-watch'],
  Networking: ['router', 'mesh-router'],
  Storage: ['solid-drive', 'usb-drive'],
  'Photo Cameras': ['mirrorless-camera'],
  'Power & Charging': ['power-bank', 'charger', 'inverter'],
  'Kitchen Appliances': [
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
  Refrigerators: ['refrigerator'],
  'Laundry & Care': ['washing-machine', 'iron', 'vacuum-cleaner', 'hair-dryer'],
  'Cooling & Heating': ['stand-fan', 'ceiling-fan', 'heater', 'air-conditioner'],
  'Water Heaters': ['water-heater', 'instant-geyser'],
  Lighting: ['led-bulb', 'led-panel', 'led-tube', 'led-strip', 'flood-light'],
  'Switches & Wiring': ['switchboard', 'extension-cord', 'circuit-breaker'],
  Tools: ['power-drill', 'tool-kit', 'multimeter'],
  'Smart Locks': ['smart-lock', 'padlock'],
  'Door Phones & Doorbells': ['video-door-phone', 'doorbell'],
  'Alarms & Sensors': ['alarm-panel', 'motion-sensor', 'siren'],
  'Fire & Gas Detectors': ['smoke-detector'],
  'Attendance & Access': ['biometric', 'access-reader'],
  Safes: ['safe'],
  'Metal Detectors': ['metal-detector'],
  'Dome Cameras': ['dome-camera'],
  'Bullet Cameras': ['bullet-camera'],
  'Turret Cameras': ['turret-camera'],
  'PTZ Cameras': ['ptz-camera'],
  'Wi-Fi Cameras': ['pan-tilt-camera'],
  'Solar Cameras': ['solar-camera'],
  'Camera Kits': ['camera-kit'],
  Recorders: ['recorder'],
  'Hard Disks & Memory': ['hard-disk', 'memory-card'],
  'PoE Switches': ['network-switch'],
  'Power Supplies': ['power-supply'],
  'Mounts & Boxes': ['bracket', 'junction-box'],
  'Cables & Connectors': ['cable', 'connectors', 'video-balun'],
  Monitors: ['surveillance-monitor'],
};

/** The subcategory a kind of thing is in. */
export function subcategoryOf(category: CategoryName, kind: ArtType): string {
  const names: readonly Name[] = SUBCATEGORIES[category];
  const found = names.find((name) => KINDS[name].includes(kind));
  if (found === undefined) throw new Error(`the demo has no subcategory for a ${kind}`);
  return found;
}
