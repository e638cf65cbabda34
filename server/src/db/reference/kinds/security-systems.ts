import type { ReferenceKind } from './kind';

/** Locks, bells, alarms, attendance and other building security. */
export const SECURITY_KINDS: readonly ReferenceKind[] = [
  {
    name: 'Lock',
    called:
      'lock, door lock, tala, taala, ताला, ढोका ताला, dhoka ko tala, dhoka tala, लक, dhoka lock, gate lock, main door lock',
  },
  {
    name: 'Smart lock',
    below: 'Lock',
    called:
      'smart lock, smart door lock, digital lock, digital door lock, fingerprint lock, fingerprint door lock, finger lock, finger print lock, biometric lock, biometric door lock, electronic lock, password lock, keyless lock, code lock, mortise lock, rim lock, mortise digital lock, rim digital lock, wifi lock, wifi door lock, electronic door lock, auto lock, number lock, card lock, hotel lock, smart tala, smart taala, digital tala, स्मार्ट लक, डिजिटल लक, स्मार्ट ताला, डिजिटल ताला, फिंगरप्रिन्ट लक, औंठाछाप ताला',
  },
  {
    name: 'Padlock',
    below: 'Lock',
    called:
      'padlock, pad lock, fingerprint padlock, smart padlock, shutter lock, bag lock, jhundine tala, bike lock, cycle lock, luggage lock, प्याडलक',
  },
  {
    name: 'Door phone',
    called:
      'door phone, video door phone, videodoor phone, doorphone, video doorphone, vdp, intercom, video intercom, intercom system, gate phone, analog door phone, door phone kit, video door phone kit, door camera, gate intercom, door video phone, इन्टरकम, डोर फोन, भिडियो डोर फोन, villa intercom',
  },
  {
    name: 'Doorbell',
    called:
      'doorbell, door bell, video doorbell, smart doorbell, calling bell, call bell, bell, ghanti, ghantee, wireless bell, ring bell, battery doorbell, door camera, camera bell, wifi doorbell, gate bell, dhoka ko ghanti, घण्टी, घन्टी, डोरबेल, कलिङ बेल, ढोकाको घण्टी, बेल',
  },
  {
    name: 'Safe',
    called:
      'safe, safe box, locker, safe locker, digital safe, digital locker, biometric safe, fingerprint safe, electronic safe, money safe, cash box, cash safe, home safe, tijori, daraz, daraj, vault, money locker, gold locker, तिजोरी, तिजौरी, सेफ, लकर, ढुकुटी, safety box, iron safe, safe daraz',
  },
  {
    name: 'Alarm',
    called:
      'alarm, alarm system, alaram, security alarm, अलार्म, आलार्म, alarm bell, chor alarm, chor ghanti, theft alarm, anti theft alarm',
  },
  {
    name: 'Alarm system',
    below: 'Alarm',
    called:
      'alarm panel, alarm kit, alarm panel kit, alarm starter kit, burglar alarm, intruder alarm, home alarm, home alarm system, wireless alarm, burglar alarm system, security alarm system, gsm alarm, intrusion alarm, चोर अलार्म',
  },
  {
    name: 'Motion sensor',
    below: 'Alarm',
    called:
      'motion sensor, motion detector, pir, pir sensor, pir motion sensor, pir camera sensor, sensor, movement sensor, human sensor, body sensor, occupancy sensor, door sensor, magnetic sensor, सेन्सर, मोसन सेन्सर',
  },
  {
    name: 'Siren',
    below: 'Alarm',
    called:
      'siren, sairan, hooter, sounder, sounder beacon, beacon, strobe, strobe light, alarm siren, alarm horn, horn, siran, saayran, साइरन, साईरन, हर्न',
  },
  {
    name: 'Fire detector',
    below: 'Alarm',
    called:
      'smoke detector, smoke sensor, smoke alarm, fire alarm, fire detector, heat detector, fire alarm system, smok detector, fire sensor, fire alarm detector, dhuwa detector, dhuwa sensor, aago alarm, आगो अलार्म, धुवाँ सेन्सर, फायर अलार्म, स्मोक डिटेक्टर',
  },
  {
    name: 'Gas detector',
    below: 'Alarm',
    called:
      'gas detector, gas leak detector, gas leakage detector, lpg detector, gas alarm, gas sensor, lpg gas detector, gas leak alarm, gas leakage alarm, gas leakage sensor, gas leak sensor, gas chuhawat, lpg gas leak detector, ग्यास डिटेक्टर, ग्यास लिक, ग्यास सेन्सर, ग्यास अलार्म, cylinder leak detector',
  },
  {
    name: 'Fire extinguisher',
    called: 'fire extinguisher, extinguisher, aago nivaune, आगो निभाउने',
  },
  {
    name: 'Attendance machine',
    called:
      'attendance, attendance machine, attendance device, attendance system, time attendance, biometric, biometric machine, biometric attendance, biometric device, fingerprint machine, fingerprint attendance, finger print machine, fingerprint time attendance, face attendance, face attendance machine, face recognition machine, face machine, face terminal, face recognition, hajir machine, hajiri, hajiri machine, haajiri machine, hajir device, thumb machine, employee attendance, staff attendance, finger machine, e hajiri, e attendance, हाजिरी, हाजिरी मेसिन, हाजिर मेसिन, ई हाजिरी, औंठाछाप मेसिन, बायोमेट्रिक, attendence, fingerprint device, fingerprint scanner, fingerprint',
  },
  {
    name: 'Access control',
    called:
      'access control, access reader, access control reader, card reader, rfid reader, rfid, access control system, access kit, access control machine, keypad access kit, keypad, door access, door access control, rfid card reader, standalone access control, card machine, rfid card, proximity reader, एक्सेस कन्ट्रोल, exit button',
  },
  {
    name: 'Metal detector',
    called:
      'metal detector, hand held metal detector, handheld metal detector, security scanner, super scanner, metal scanner, body scanner, frisking, dhatu detector, मेटल डिटेक्टर, धातु डिटेक्टर, hand metal detector, walk through metal detector, door frame metal detector',
  },
  {
    name: 'GPS tracker',
    called: 'gps, gps tracker, tracker, gps device, vehicle tracker, bike gps, जिपिएस',
  },
  { name: 'Walkie talkie', called: 'walkie talkie, walky talky, wireless set, two way radio' },
];
