import type { ReferenceKind } from './kind';

/** Accessories for recording, power, connection and mounting of cameras. */
export const ACCESSORY_KINDS: readonly ReferenceKind[] = [
  {
    name: 'Recorder',
    called:
      'recorder, dvr, nvr, xvr, hvr, cctv dvr, cctv recorder, video recorder, digital video recorder, network video recorder, dvr machine, dvr box, nvr box, camera recorder, cctv box, channel dvr, dvr set, डिभिआर, डिभीआर, डीभीआर, एनभिआर, रेकर्डर, penta brid xvr, recording machine',
  },
  {
    name: 'Hard disk',
    called:
      'hard disk, harddisk, hard disc, hard drive, hdd, surveillance hard disk, cctv hard disk, dvr hard disk, external hard disk, external hard drive, hard disk drive, portable hard disk, हार्ड डिस्क, हार्डडिस्क, हार्ड ड्राइभ, skyhawk, disk, storage',
  },
  {
    name: 'SSD',
    called:
      'ssd, solid state drive, nvme, nvme ssd, sata ssd, m2 ssd, m.2, solid state disk, एसएसडी, external ssd, portable ssd, storage',
  },
  {
    name: 'Memory card',
    called:
      'memory card, memorycard, micro sd, microsd, micro sd card, microsd card, sd card, sdcard, tf card, memory chip, phone memory, chip card, cctv memory card, camera memory card, memory, mobile memory card, मेमोरी कार्ड, मेमोरी, मेमरी कार्ड, चिप, storage, flash card',
  },
  {
    name: 'Pen drive',
    called:
      'pen drive, pendrive, usb drive, usb stick, flash drive, usb flash drive, thumb drive, dual drive, usb memory, otg pendrive, pen drv, पेन ड्राइभ, पेनड्राइभ, storage, usb pendrive',
  },
  {
    name: 'Network switch',
    called:
      'network switch, poe switch, poe, ethernet switch, lan switch, gigabit switch, gigabit poe switch, port switch, internet switch, data switch, network hub, switch hub, lan hub, 8 port switch, 4 port switch, 5 port switch, 16 port switch, 24 port switch, नेटवर्क स्विच, पोइ स्विच, desktop switch, poe hub, poe injector',
  },
  {
    name: 'Power supply',
    called:
      'power supply, power adapter, adapter, adaptor, smps, power box, cctv power supply, camera power supply, cctv adapter, camera adapter, dc adapter, 12v adapter, 12 volt adapter, 12v power supply, 12 volt power supply, 12v 2a, psu, cctv smps, dc power supply, camera charger, पावर सप्लाई, पावर सप्लाइ, एडप्टर, एडाप्टर, transformer',
  },
  {
    name: 'Camera bracket',
    called:
      'bracket, mount bracket, wall bracket, wall mount bracket, pole mount bracket, camera bracket, camera stand, camera holder, camera mount, cctv bracket, cctv stand, wall mount, pole mount, camera mounting, cctv mount, ब्र्याकेट, ब्रेकेट, क्यामेरा स्ट्यान्ड, stand for camera',
  },
  {
    name: 'Junction box',
    called:
      'junction box, juncton box, camera box, cctv junction box, back box, jb box, adapter box, dibba, weatherproof box, square box, round box, waterproof box, जंक्सन बक्स, जक्सन बक्स, pvc box',
  },
  {
    name: 'Cable',
    called:
      'cable, wire, tar, taar, cctv cable, cctv wire, camera cable, camera wire, lan cable, lan wire, ethernet cable, ethernet wire, network cable, internet cable, internet wire, network wire, utp cable, utp, cat6, cat 6, cat6 cable, cat 6 cable, cat5, cat5 cable, cat5e, patch cord, patch cable, patch lead, coaxial cable, coaxial, rg59, 3+1 cable, data wire, net ko tar, तार, केबल, केबुल, क्याबल, ल्यान तार, इन्टरनेट तार, rj45 cable, cabel',
  },
  {
    name: 'HDMI cable',
    below: 'Cable',
    called: 'hdmi cable, hdmi, vga cable, hdmi wire, display cable',
  },
  {
    name: 'Data cable',
    below: 'Cable',
    called:
      'data cable, charging cable, usb cable, type c cable, charger cable, lightning cable, डाटा केबल',
  },
  {
    name: 'Connector',
    called:
      'connector, connectors, bnc, bnc connector, bnc jack, rj45, rj 45, rj45 connector, rj45 jack, lan connector, dc connector, dc jack, bnc pin, network connector, crimping connector, cctv connector, ethernet connector, jack pin, कनेक्टर, कनेक्टर पिन, modular plug',
  },
  {
    name: 'Video balun',
    called:
      'balun, video balun, cctv balun, passive balun, hd balun, camera balun, baloon connector, बलुन',
  },
  {
    name: 'Monitor',
    called:
      'monitor, cctv monitor, computer monitor, surveillance monitor, display, led monitor, lcd monitor, camera monitor, pc monitor, gaming monitor, dvr monitor, computer screen, screen, monitar, मनिटर, मोनिटर, cctv screen, cctv display, computer display',
  },
  { name: 'Rack', called: 'rack, network rack, server rack, dvr rack, cabinet' },
  { name: 'UPS', called: 'ups, power backup, mini ups, wifi ups, router ups, युपिएस' },
];
