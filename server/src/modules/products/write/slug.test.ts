import { slugCandidates, slugOf } from './slug';

test.each([
  ['Dome Camera 4MP', 'dome-camera-4mp'],
  ['  CP PLUS  4K+ "Guard" ', 'cp-plus-4k-plus-guard'],
  ['Lock & Key / Set (2×)', 'lock-and-key-set-2'],
  ["Yeti's Kettle", 'yetis-kettle'],
  ['Café Größe Ærø', 'cafe-grosse-aero'],
  ['ＦＵＬＬ　ｗｉｄｔｈ ②', 'full-width-2'],
  ['सुरक्षा क्यामेरा', 'suraksha-kyamera'],
  ['नेपाल घर', 'nepal-ghar'],
  ['वस्त्र', 'wastra'],
  ['सीसीटीभी ४ एमपी', 'sisitibhi-4-emapi'],
  ['CCTV क्यामेरा ४MP', 'cctv-kyamera-4mp'],
  ['पढ़ाइ बत्ती', 'padhai-batti'],
  ['安全カメラ', 'product'],
  ['🔒', 'product'],
  ['-- --', 'product'],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title ends at a word', () => {
  const slug = slugOf('Weatherproof outdoor camera '.repeat(20));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/(outdoor|camera|weatherproof)$/);
  expect(slugOf('a'.repeat(300))).toBe('a'.repeat(80));
});

test('candidates are numbered from 2', () => {
  expect(slugCandidates('lamp', 1, 3)).toEqual(['lamp', 'lamp-2', 'lamp-3']);
  expect(slugCandidates('lamp', 4, 2)).toEqual(['lamp-4', 'lamp-5']);
});
