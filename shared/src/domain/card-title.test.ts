import { cardTitle } from './card-title';

test.each([
  ['Short enough for two lines', 'LG', 'Short enough for two lines'],
  [
    'Hikvision DS-2CE56D0T-IRPF 2MP Indoor Dome Camera',
    'Hikvision',
    'DS-2CE56D0T-IRPF 2MP Indoor Dome Camera',
  ],
  ['Philips Essential Air Fryer HD9200 4.1 L', 'Philips', 'Essential Air Fryer HD9200 4.1 L'],
  [
    'Samsung Crystal UHD 43 inch 4K Smart TV UA43DU7700',
    'Samsung',
    'UA43DU7700 Crystal UHD 43 inch 4K Smart TV',
  ],
  ['LG 7 kg Front Load Washing Machine FHM1207', 'LG', 'FHM1207 7 kg Front Load Washing Machine'],
  [
    'LG 50 inch UHD AI ThinQ Smart Television 50UT80',
    'LG',
    '50UT80 50 inch UHD AI ThinQ Smart Television',
  ],
  [
    'Canon EOS R50 Mirrorless Camera with 18-45 mm lens',
    'Canon',
    'EOS R50 Mirrorless Camera with 18-45 mm lens',
  ],
  [
    'Western Digital Purple 4TB Surveillance Hard Disk Drive',
    'Western Digital',
    'Purple 4TB Surveillance Hard Disk Drive',
  ],
  [
    'Surveillance set of four cameras with recorder and 1500W supply',
    'CP Plus',
    'Surveillance set of four cameras with recorder and 1500W supply',
  ],
  [
    'CP Plus घर सुरक्षा किट: 4 Camera HD Kit with DVR',
    'CP Plus',
    'घर सुरक्षा किट: 4 Camera HD Kit with DVR',
  ],
])('%s', (title, brand, shown) => {
  expect(cardTitle(title, brand)).toBe(shown);
});
