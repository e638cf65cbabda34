import { pricedSearch, readPrices } from './price-words';
import { processorSince, processorUnit } from '../../../testing/processor-units';

test.each([
  ['2mp camera under 5000', '2mp camera', { to: 5000 }],
  ['camera below rs. 3,000', 'camera', { to: 3000 }],
  ['tv under 50,000', 'tv', { to: 50_000 }],
  ['tv under 1,50,000 rs', 'tv', { to: 150_000 }],
  ['laptop less than 50k', 'laptop', { to: 50_000 }],
  ['laptop 50k', 'laptop', { to: 50_000 }],
  ['laptop under 1 lakh', 'laptop', { to: 100_000 }],
  ['laptop under 1.5 lakh', 'laptop', { to: 150_000 }],
  ['laptop within Rs 60000', 'laptop', { to: 60_000 }],
  ['mobile upto 20000', 'mobile', { to: 20_000 }],
  ['mobile up to 20000', 'mobile', { to: 20_000 }],
  ['mobile < 20000', 'mobile', { to: 20_000 }],
  ['budget 20000 mobile', 'mobile', { to: 20_000 }],
  ['camera under 4k', 'camera', { to: 4000 }],
  ['rs 5000 camera', 'camera', { to: 5000 }],
  ['Rs5000 camera', 'camera', { to: 5000 }],
  ['camera rs.500', 'camera', { to: 500 }],
  ['camera npr5000/-', 'camera', { to: 5000 }],
  ['5000 rupees ko camera', 'camera', { to: 5000 }],
  ['20000 samma ko mobile', 'mobile', { to: 20_000 }],
  ['मोबाइल २०००० सम्म', 'मोबाइल', { to: 20_000 }],
  ['५ हजार भित्रको', '५ हजार भित्रको', null],
  ['५ हजार भित्र क्यामेरा', 'क्यामेरा', { to: 5000 }],
  ['camera 5000 bhanda kam', 'camera', { to: 5000 }],
  ['camera ५००० भन्दा कम', 'camera', { to: 5000 }],
  ['tv above 50000', 'tv', { from: 50_000 }],
  ['fridge more than rs 40000', 'fridge', { from: 40_000 }],
  ['fridge 40000 bhanda mathi', 'fridge', { from: 40_000 }],
  ['camera between 2000 and 5000', 'camera', { from: 2000, to: 5000 }],
  ['camera 2000 dekhi 5000 samma', 'camera', { from: 2000, to: 5000 }],
  ['camera rs 2000-5000', 'camera', { from: 2000, to: 5000 }],
  ['camera 20k to 50k', 'camera', { from: 20_000, to: 50_000 }],
  ['under 5000', '', { to: 5000 }],
  [`tv under ${'9'.repeat(150)}`, 'tv', { to: 100_000_000 }],
])('%s: %s', (typed, rest, prices) => {
  expect(readPrices(typed)).toMatchObject({ rest, prices });
});

test.each([
  'tv under 43 inch',
  'ac under 2 ton',
  'camera below 5 mp',
  'cable above 100 meter',
  'power bank above 10000 mah',
  'power bank 20000mah',
  'power bank 20000',
  'ssd above 500gb',
  'over ear headphone',
  '4k tv',
  'router from tp link',
  'dome 5000',
  'DS-2CE56D0T-IRPF',
  'canon 18-45 mm',
  'rs232 cable',
  'rs485',
  '360 degree camera',
  'k40',
  'ax1800',
  'cat 6',
  '32" tv',
  'up to 500 users',
  'under cabinet light',
  'price in nepal',
  'b&o',
  '',
])('%s has no price', (typed) => {
  expect(readPrices(typed)).toEqual({ rest: typed, prices: null, said: '' });
});

test.each([
  ['2mp camera under 5000', { search: '2mp camera', maxPrice: 5000 }],
  ['dome ५००० सम्म camera', { search: 'dome camera', maxPrice: 5000 }],
  ['tv rs 20000 - 50000', { search: 'tv', minPrice: 20_000, maxPrice: 50_000 }],
  ['under 5000', { search: '', maxPrice: 5000 }],
  ['2mp camera', undefined],
])('%s with the price as a filter', (typed, priced) => {
  expect(pricedSearch(typed)).toEqual(priced);
});

/** Units of CPU time, many times the usual cost; repeated backtracking over a text takes thousands. */
const MOST_UNITS = 30;

test('a text made to be hard to read is read at once', () => {
  const hard = [',1', '1 ', 'rs ', '1,11', 'under ', '1 to ', '१', '- 1'];
  const unit = processorUnit();
  const from = process.cpuUsage();
  for (const part of hard) readPrices(part.repeat(200).slice(0, 200));
  expect(processorSince(from)).toBeLessThan(MOST_UNITS * unit);
});
