import { alarmPanel, metalDetector, motionSensor, siren, smokeDetector } from './products/alarms';
import type { AccessoryName } from './products/accessories';
import {
  earbuds,
  headphones,
  mirrorlessCamera,
  portableSpeaker,
  projector,
  soundbar,
  television,
  towerSpeakers,
} from './products/audio-video';
import { cameraKit } from './products/camera-kit';
import {
  bulletCamera,
  domeCamera,
  panTiltCamera,
  ptzCamera,
  solarCamera,
  turretCamera,
} from './products/cameras';
import {
  charger,
  inverter,
  laptop,
  meshRouter,
  powerBank,
  router,
  smartWatch,
  smartphone,
} from './products/computing';
import {
  circuitBreaker,
  extensionCord,
  multimeter,
  powerDrill,
  switchboard,
  toolKit,
} from './products/electrical';
import {
  bracket,
  cableDrum,
  connectors,
  junctionBox,
  memoryCard,
  usbDrive,
  videoBalun,
} from './products/fittings';
import {
  airConditioner,
  ceilingFan,
  heater,
  instantGeyser,
  standFan,
  waterHeater,
} from './products/household';
import { gasStove, kettle, mixerGrinder, pressureCooker, riceCooker } from './products/kitchen';
import {
  airFryer,
  inductionCooker,
  microwave,
  refrigerator,
  toaster,
  waterPurifier,
} from './products/kitchen-appliances';
import { floodLight, ledBulb, ledPanel, ledStrip, ledTube } from './products/lighting';
import type { Draw, Stand } from './product-art';
import {
  hardDisk,
  poeSwitch,
  powerSupply,
  recorder,
  solidDrive,
  surveillanceMonitor,
} from './products/recorders';
import type { SceneName } from './scenes';
import { accessReader, biometric } from './products/readers';
import { doorbell, padlock, safe, smartLock, videoDoorPhone } from './products/security';
import { hairDryer, iron, vacuumCleaner, washingMachine } from './products/washing-and-care';

type Spot = readonly [number, number];

export interface ProductArt {
  draw: Draw;
  stand: Stand;
  scene: SceneName;
  accessories: readonly AccessoryName[];
  /** Two spots to enlarge, in parts of the drawing from its middle; with them there is no carton. */
  details?: readonly [Spot, Spot];
}

function art(
  draw: Draw,
  stand: Stand,
  scene: SceneName,
  ...accessories: AccessoryName[]
): ProductArt {
  return { draw, stand, scene, accessories };
}

function large(draw: Draw, stand: Stand, scene: SceneName, first: Spot, second: Spot): ProductArt {
  return { draw, stand, scene, accessories: [], details: [first, second] };
}

/** Every type of product the demo catalogue can draw. */
export const PRODUCT_ART = {
  'dome-camera': art(domeCamera, 'ceiling', 'ceiling', 'manual', 'screws'),
  'turret-camera': art(turretCamera, 'ceiling', 'soffit', 'manual', 'screws'),
  'bullet-camera': art(bulletCamera, 'table', 'parapet', 'manual', 'screws'),
  'solar-camera': art(solarCamera, 'table', 'parapet', 'manual', 'screws'),
  'ptz-camera': art(ptzCamera, 'ceiling', 'soffit', 'manual', 'screws'),
  'pan-tilt-camera': art(panTiltCamera, 'table', 'living', 'manual', 'cable'),
  'camera-kit': art(cameraKit, 'table', 'living', 'manual', 'adapter'),
  recorder: art(recorder, 'table', 'rack', 'manual', 'adapter'),
  'hard-disk': art(hardDisk, 'table', 'podium', 'manual', 'screws'),
  'solid-drive': art(solidDrive, 'table', 'workbench', 'manual', 'screws'),
  'network-switch': art(poeSwitch, 'table', 'rack', 'manual', 'adapter'),
  'power-supply': art(powerSupply, 'table', 'workbench', 'manual', 'screws'),
  'surveillance-monitor': art(surveillanceMonitor, 'table', 'desk', 'manual', 'cable'),
  bracket: art(bracket, 'table', 'facade', 'manual', 'screws'),
  'junction-box': art(junctionBox, 'table', 'facade', 'manual', 'screws'),
  cable: art(cableDrum, 'table', 'workbench', 'manual', 'ethernet'),
  connectors: art(connectors, 'table', 'workbench', 'manual', 'screws'),
  'video-balun': art(videoBalun, 'table', 'workbench', 'manual', 'cable'),
  'memory-card': art(memoryCard, 'table', 'podium', 'manual', 'cards'),
  'usb-drive': art(usbDrive, 'table', 'desk', 'manual', 'cable'),
  'smart-lock': art(smartLock, 'table', 'door', 'cards', 'batteries'),
  padlock: art(padlock, 'table', 'podium', 'manual', 'cable'),
  'video-door-phone': art(videoDoorPhone, 'table', 'wall', 'manual', 'screws'),
  doorbell: art(doorbell, 'table', 'facade', 'manual', 'batteries'),
  'alarm-panel': art(alarmPanel, 'table', 'wall', 'remote', 'batteries'),
  'motion-sensor': art(motionSensor, 'table', 'wall', 'manual', 'batteries'),
  siren: art(siren, 'table', 'facade', 'manual', 'screws'),
  'smoke-detector': art(smokeDetector, 'ceiling', 'ceiling', 'manual', 'batteries'),
  biometric: art(biometric, 'table', 'wall', 'adapter', 'screws'),
  'metal-detector': art(metalDetector, 'table', 'podium', 'manual', 'batteries'),
  safe: art(safe, 'floor', 'living', 'manual', 'batteries'),
  'access-reader': art(accessReader, 'table', 'wall', 'manual', 'cards'),
  television: large(television, 'table', 'living', [-0.36, 0.34], [0.36, -0.26]),
  'portable-speaker': art(portableSpeaker, 'table', 'podium', 'manual', 'cable'),
  'tower-speakers': large(towerSpeakers, 'floor', 'room', [-0.26, -0.26], [0.24, 0.2]),
  soundbar: art(soundbar, 'table', 'living', 'remote', 'cable'),
  headphones: art(headphones, 'table', 'podium', 'manual', 'cable'),
  earbuds: art(earbuds, 'table', 'podium', 'manual', 'cable'),
  'mirrorless-camera': art(mirrorlessCamera, 'table', 'podium', 'adapter', 'cable'),
  projector: art(projector, 'table', 'desk', 'remote', 'cable'),
  laptop: art(laptop, 'table', 'desk', 'adapter', 'manual'),
  router: art(router, 'table', 'desk', 'adapter', 'ethernet'),
  'mesh-router': art(meshRouter, 'table', 'living', 'adapter', 'ethernet'),
  smartphone: art(smartphone, 'table', 'podium', 'adapter', 'cable'),
  'smart-watch': art(smartWatch, 'table', 'podium', 'manual', 'cable'),
  'power-bank': art(powerBank, 'table', 'desk', 'manual', 'cable'),
  charger: art(charger, 'table', 'desk', 'manual'),
  inverter: art(inverter, 'table', 'room', 'manual', 'cable'),
  'rice-cooker': art(riceCooker, 'table', 'kitchen', 'cup', 'manual'),
  'pressure-cooker': art(pressureCooker, 'table', 'kitchen', 'manual', 'spareParts'),
  kettle: art(kettle, 'table', 'kitchen', 'manual'),
  'mixer-grinder': art(mixerGrinder, 'table', 'kitchen', 'manual', 'spareParts'),
  'induction-cooker': art(inductionCooker, 'table', 'kitchen', 'manual', 'cup'),
  microwave: large(microwave, 'table', 'kitchen', [-0.2, -0.04], [0.34, 0.02]),
  'air-fryer': art(airFryer, 'table', 'kitchen', 'manual', 'cup'),
  refrigerator: large(refrigerator, 'floor', 'room', [0.2, -0.16], [-0.2, -0.4]),
  'water-purifier': art(waterPurifier, 'wall', 'bath', 'manual', 'cup'),
  toaster: art(toaster, 'table', 'kitchen', 'manual'),
  'gas-stove': art(gasStove, 'table', 'kitchen', 'manual', 'spareParts'),
  iron: art(iron, 'table', 'podium', 'manual', 'cup'),
  'stand-fan': large(standFan, 'floor', 'room', [0, -0.2], [0, 0.12]),
  'ceiling-fan': art(ceilingFan, 'ceiling', 'ceiling', 'remote', 'screws'),
  heater: large(heater, 'floor', 'room', [0, -0.2], [0, 0.3]),
  'water-heater': large(waterHeater, 'wall', 'bath', [0, -0.06], [0, 0.3]),
  'instant-geyser': art(instantGeyser, 'wall', 'bath', 'manual', 'plugs'),
  'washing-machine': large(washingMachine, 'floor', 'room', [0.16, -0.36], [0.2, 0.06]),
  'vacuum-cleaner': art(vacuumCleaner, 'floor', 'room', 'manual', 'spareParts'),
  'hair-dryer': art(hairDryer, 'table', 'podium', 'manual', 'spareParts'),
  'air-conditioner': large(airConditioner, 'wall', 'wall', [-0.3, 0], [0.34, 0.06]),
  'led-bulb': art(ledBulb, 'table', 'night', 'manual'),
  'led-panel': art(ledPanel, 'table', 'night', 'screws', 'adapter'),
  'led-tube': art(ledTube, 'table', 'night', 'screws'),
  'led-strip': art(ledStrip, 'table', 'night', 'remote', 'adapter'),
  'flood-light': art(floodLight, 'table', 'night', 'manual', 'screws'),
  switchboard: art(switchboard, 'wall', 'wall', 'screws', 'manual'),
  'extension-cord': art(extensionCord, 'table', 'desk', 'manual'),
  'circuit-breaker': art(circuitBreaker, 'table', 'workbench', 'screws'),
  'power-drill': art(powerDrill, 'table', 'workbench', 'plugs', 'manual'),
  'tool-kit': art(toolKit, 'table', 'workbench', 'manual', 'plugs'),
  multimeter: art(multimeter, 'table', 'workbench', 'manual', 'batteries'),
} satisfies Record<string, ProductArt>;

export type ArtType = keyof typeof PRODUCT_ART;
