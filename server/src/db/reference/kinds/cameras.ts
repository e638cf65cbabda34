import type { ReferenceKind } from './kind';

/** Security cameras, photo cameras, and related products. */
export const CAMERA_KINDS: readonly ReferenceKind[] = [
  { name: 'Camera', called: 'camera, cam, kyamera, क्यामेरा, क्यामरा, कैमरा, kamra, camra' },
  {
    name: 'Security camera',
    below: 'Camera',
    category: 'Security Cameras',
    called:
      'cctv, cc tv, cctv camera, cc camera, cctv cam, cc cam, security camera, surveillance camera, surveillance, ip camera, network camera, ip cam, hd camera, analog camera, night vision camera, colour camera, spy camera, hidden camera, home camera, indoor camera, outdoor camera, shop camera, सिसिटिभी, सीसीटीभी, सिसिटिभि, सीसीटीवी, सिसी क्यामेरा, सिसि क्यामेरा, सीसी क्यामेरा, सुरक्षा क्यामेरा, सिसिटिभी क्यामेरा, guard camera, watch camera, smart camera, smart hybrid camera, baby monitor, baby camera',
  },
  {
    name: 'Dome camera',
    below: 'Security camera',
    called:
      'dome camera, dome, dome cam, speed dome, ceiling camera, indoor dome, vandal dome, dom camera, डोम क्यामेरा, डोम, mini dome',
  },
  {
    name: 'Turret camera',
    below: 'Security camera',
    called: 'turret camera, turret, eyeball camera, eyeball, eye ball camera, turet camera',
  },
  {
    name: 'Bullet camera',
    below: 'Security camera',
    called:
      'bullet camera, bullet, bullet cam, bullet kit, mini bullet, बुलेट क्यामेरा, बुलेट, pipe camera, outdoor bullet',
  },
  {
    name: 'Solar camera',
    below: 'Security camera',
    called:
      'solar camera, solar cctv, solar cctv camera, sim camera, 4g camera, 4g cctv, sim cctv, solar battery camera, solar battery camera kit, solar 4g bullet kit, solar 4g camera, battery camera, sim card camera, gsm camera, सोलार क्यामेरा, सिम क्यामेरा, solar wifi camera, solar ptz',
  },
  {
    name: 'Turning camera',
    below: 'Security camera',
    called:
      'ptz, ptz camera, pan and tilt, pan tilt, pan tilt camera, pan and tilt camera, pan and tilt pro, rotating camera, rotate camera, moving camera, 360 camera, 360 degree camera, 360 cctv, 360 wifi camera, speed dome, robot camera, ghumne camera, घुम्ने क्यामेरा, zoom camera, ptz dome',
  },
  {
    name: 'Wi-Fi camera',
    below: 'Security camera',
    called:
      'wifi camera, wi-fi camera, wireless camera, wifi cctv, wireless cctv, wifi cctv camera, wireless cctv camera, smart wifi camera, home security wifi camera, wifi bullet, wifi ptz, wifi cam, वाइफाइ क्यामेरा, वाइफाई क्यामेरा, वायरलेस क्यामेरा, internet camera, mobile camera, v380, v380 camera, p2p camera, web camera wifi',
  },
  {
    name: 'Camera set',
    below: 'Security camera',
    called:
      'camera kit, cctv kit, cctv set, camera set, cctv package, cctv combo, camera package, cctv camera set, 4 camera set, 8 camera set, hd kit, 4 camera kit, full set camera, सुरक्षा किट, क्यामेरा किट, क्यामेरा सेट, cctv full set',
  },
  {
    name: 'Photo camera',
    below: 'Camera',
    called:
      'photo camera, mirrorless, mirrorless camera, dslr, dslr camera, digital camera, vlog camera, vlogging camera, video camera, camera body, camcorder, handycam, photography camera, photo khichne camera, फोटो क्यामेरा, फोटो खिच्ने क्यामेरा, मिररलेस, डिएसएलआर',
  },
  { name: 'Action camera', below: 'Camera', called: 'action camera, gopro, go pro, sports camera' },
  {
    name: 'Dash camera',
    below: 'Camera',
    called: 'dash cam, dash camera, dashcam, car camera, gadi camera, bike camera, गाडी क्यामेरा',
  },
  { name: 'Webcam', below: 'Camera', called: 'webcam, web cam, web camera, laptop camera, वेबक्याम' },
  { name: 'Drone', called: 'drone, drone camera, dron, ड्रोन, quadcopter' },
  { name: 'Tripod', called: 'tripod, tripod stand, gimbal, selfie stick, mobile stand, ट्राइपड' },
  { name: 'Lens', called: 'lens, camera lens, लेन्स' },
];
