import type { ArtType } from '../art/registry';

/** One or two sentences on the use of each type of product: the base of descriptions. */
export const TYPE_TEXTS: Record<ArtType, string> = {
  'dome-camera':
    'A discreet dome that hides where it is looking: for shops, stairs, offices and lobbies.',
  'turret-camera':
    'An eyeball camera without a glass bubble in front, so night pictures stay free of glare.',
  'bullet-camera':
    'A bullet camera people notice: it keeps gates, parking and boundary walls in view, in rain and sun.',
  'solar-camera':
    'A camera with its own sun panel and battery, for farms, sites and gates without a power line.',
  'ptz-camera':
    'Turns, tilts and zooms after what matters, and watches a whole yard with one camera.',
  'pan-tilt-camera':
    'Set it on a shelf, connect it to Wi-Fi and see and talk to your home from the telephone.',
  'camera-kit':
    'All a house or shop needs in one carton: cameras, recorder, disk and cable, matched and ready to put up.',
  recorder:
    'Records all cameras day and night, plays back by time and event, and shows them on your telephone.',
  'hard-disk': 'A disk made to be written to around the clock, as recorders of cameras do.',
  'solid-drive':
    'Gives a slow computer a new life: starts in seconds and opens programmes at once.',
  'network-switch':
    'Joins cameras and computers in one network, and with PoE feeds them through the same cable.',
  'power-supply':
    'Steady 12 V for cameras and locks, protected against short circuit and the ups and downs of the mains.',
  'surveillance-monitor':
    'A clear screen that may stay on all day, for the guard’s desk or the shop counter.',
  bracket: 'Holds the camera firmly where there is no ceiling: on a wall or a pole.',
  'junction-box': 'Keeps plugs and joints dry behind the camera and makes a tidy installation.',
  cable: 'Good copper is half the picture: carries signal and power without loss.',
  connectors: 'Connectors that grip well and stay clean, for cameras and networks.',
  'video-balun': 'Sends camera pictures through ordinary network cable, free of humming.',
  'memory-card': 'A card for cameras and telephones that takes years of recording over and over.',
  'usb-drive': 'Carry films, drawings and backups in your pocket.',
  'smart-lock':
    'No more keys under the flower pot: open with finger, code or card, and see who came when.',
  padlock: 'Opens at the touch of a finger: for shutters, lockers, gates and bags.',
  'video-door-phone': 'See and speak with who is at the gate before you open it.',
  doorbell: 'Rings on your telephone wherever you are, shows the visitor and lets you answer.',
  'alarm-panel': 'The heart of a home alarm: arms, disarms, calls and reports to your telephone.',
  'motion-sensor': 'Notices people, forgives pets: the sensor that sets off the alarm.',
  siren: 'Loud and bright enough to send a burglar away and wake the street.',
  'smoke-detector': 'Warns while there is still time. One belongs in every flat.',
  biometric: 'Counts working hours by finger or face, and opens the door for those who may enter.',
  'metal-detector': 'Finds metal quickly at gates of halls, hotels and schools.',
  safe: 'Keeps papers, gold and cash behind steel; can be bolted to wall or floor.',
  'access-reader': 'Opens the door by card or code and keeps strangers out of the office.',
  television: 'A bright, sharp picture with your programmes, films and matches in one place.',
  'portable-speaker': 'Big sound to carry: from the kitchen to the picnic in the hills.',
  'tower-speakers': 'Fills the sitting room with music, and the party too.',
  soundbar: 'Lets you hear what the thin television cannot say: voices and bass.',
  headphones: 'Shuts out the bus and the neighbours, and stays comfortable for hours.',
  earbuds: 'Small, light and long-lasting, with a case that charges them on the way.',
  'mirrorless-camera':
    'Pictures and films no telephone can take, in a body that still fits the bag.',
  projector: 'A cinema wall at home and a clear screen in the classroom.',
  laptop: 'For study, office and evenings: light enough to carry, strong enough to work.',
  router: 'Fast, steady Wi-Fi through the walls, set up from the telephone in minutes.',
  'mesh-router': 'One network for the whole house: every floor covered, no cable pulled.',
  smartphone: 'A large, smooth screen, a good camera and a battery for the whole day.',
  'smart-watch': 'Counts steps, watches the heart and shows who is calling.',
  'power-bank': 'Charges your telephone several times when the power is away.',
  charger: 'Fills a telephone fast and gently, with protection against heat.',
  inverter: 'Keeps light, fans and Wi-Fi running when the power goes.',
  'rice-cooker': 'Rice as it should be, every day, and kept warm until everyone is home.',
  'pressure-cooker': 'Cooks dal and meat in a third of the time and saves gas.',
  kettle: 'Boiling water for tea in minutes; switches itself off.',
  'mixer-grinder': 'Chutney, masala and batter in moments, with jars for wet and dry.',
  'induction-cooker': 'Cooks without flame or gas, precisely and cleanly.',
  microwave: 'Warms, cooks and bakes without heating the kitchen.',
  'air-fryer': 'Crisp chips and pakoda with very little oil.',
  refrigerator: 'Keeps vegetables fresh for days and stays quiet and thrifty.',
  'water-purifier': 'Clean drinking water from any source, with its minerals kept.',
  toaster: 'Evenly brown toast for a quick breakfast.',
  'gas-stove': 'Even flames, strong supports and glass that wipes clean.',
  iron: 'Glides over cotton and suits alike and heats up fast.',
  'stand-fan': 'A steady breeze where you need it, high or low, fast or whispering.',
  'ceiling-fan': 'Moves the air of the whole room and hardly makes a sound.',
  heater: 'Warmth at once on winter mornings; switches off if it falls.',
  'water-heater': 'Hot water for the whole family, kept hot by thick insulation.',
  'instant-geyser': 'Hot water as soon as you open the tap, for kitchen or shower.',
  'washing-machine': 'Washes thoroughly and gently, saves water and spins nearly dry.',
  'vacuum-cleaner': 'Strong suction for carpets and corners, with a filter for dust.',
  'hair-dryer': 'Dries fast, styles gently.',
  'air-conditioner': 'Cools in summer, heats in winter, and speaks softly at night.',
  'led-bulb': 'Much light for little power, without flicker.',
  'led-panel': 'Soft, even light from a flat panel for rooms, shops and corridors.',
  'led-tube': 'Replaces the old tube and its choke, and halves the bill.',
  'led-strip': 'Colour for shelves, ceilings and Tihar.',
  'flood-light': 'Lights yards, signboards and building sites in any weather.',
  switchboard: 'Switches with a soft click and sockets with shutters, for a neat wall.',
  'extension-cord': 'More sockets where you need them, with copper cable and a cut-out.',
  'circuit-breaker': 'Cuts the current before a wire gets hot.',
  'power-drill': 'Makes holes in wood, steel and wall, and drives screws all day.',
  'tool-kit': 'All a home needs to fix, fit and tighten, each piece in its place.',
  multimeter: 'Measures voltage, current and resistance safely and clearly.',
};
