import {
  PARCEL_EVENTS,
  PARCEL_STAGES,
  type ParcelStage,
} from '../../contracts/parcels/parcel-limits';
import * as words from './labels';
import * as nepali from './labels.ne';
import {
  isAway,
  isInShop,
  mayBuyerCancel,
  needsReason,
  orderStage,
  reasonsOf,
  stageAfter,
  statusOfStages,
} from './stages';

/** The next stage for each event and stage; `!` where it needs a reason, empty where it is refused. */
const TABLE = {
  confirmed: { new: 'confirmed' },
  packed: { new: 'packed', confirmed: 'packed' },
  unpacked: { packed: 'confirmed!' },
  handed_over: { new: 'handed_over', confirmed: 'handed_over', packed: 'handed_over' },
  taken_back: { handed_over: 'packed!', on_the_way: 'packed!' },
  on_the_way: {
    handed_over: 'on_the_way',
    could_not_deliver: 'on_the_way!',
  },
  delivered: {
    new: 'delivered',
    confirmed: 'delivered',
    packed: 'delivered',
    handed_over: 'delivered',
    on_the_way: 'delivered',
    could_not_deliver: 'delivered',
    coming_back: 'delivered',
  },
  not_delivered: {
    handed_over: 'could_not_deliver!',
    on_the_way: 'could_not_deliver!',
    could_not_deliver: 'could_not_deliver!',
  },
  coming_back: {
    handed_over: 'coming_back!',
    on_the_way: 'coming_back!',
    could_not_deliver: 'coming_back!',
    delivered: 'coming_back!',
  },
  came_back: {
    handed_over: 'came_back!',
    on_the_way: 'came_back!',
    could_not_deliver: 'came_back',
    coming_back: 'came_back',
    delivered: 'came_back!',
  },
  closed: { new: 'closed!', confirmed: 'closed!', packed: 'closed!' },
  reopened: { came_back: 'new!', closed: 'new!' },
  split: { new: 'new', confirmed: 'confirmed' },
  changed: {
    new: 'new',
    confirmed: 'confirmed',
    packed: 'packed',
    handed_over: 'handed_over',
    on_the_way: 'on_the_way',
    could_not_deliver: 'could_not_deliver',
    coming_back: 'coming_back',
  },
} as const;

describe.each(PARCEL_EVENTS)('%s', (event) => {
  const row: Partial<Record<ParcelStage, string>> = TABLE[event];
  test.each(PARCEL_STAGES)('of a parcel that is %s', (stage) => {
    const next = stageAfter(stage, event);
    const mark = needsReason(stage, event) ? '!' : '';
    expect(next === null ? undefined : next + mark).toBe(row[stage]);
    // An event that needs a reason has some to choose from.
    expect(mark === '' || reasonsOf(event).length > 0).toBe(true);
    // A refusal has a message in both languages.
    expect(words.refusedEvent(event, stage)).toMatch(/^\S.*\. \S.*\.$/);
    expect(nepali.refusedEvent(event, stage)).toMatch(/^\p{Script=Devanagari}.*।$/u);
  });
});

test('no stage goes back without a reason', () => {
  for (const event of PARCEL_EVENTS) {
    for (const stage of PARCEL_STAGES) {
      const next = stageAfter(stage, event);
      if (next === null || PARCEL_STAGES.indexOf(next) >= PARCEL_STAGES.indexOf(stage)) continue;
      expect([event, stage, needsReason(stage, event)]).toEqual([event, stage, true]);
    }
  }
});

test('an order is as far as its least advanced parcel', () => {
  expect(orderStage([])).toBe('new');
  expect(orderStage(['delivered', 'packed', 'closed'])).toBe('packed');
  expect(orderStage(['delivered', 'coming_back'])).toBe('coming_back');
});

test.each([
  [[], null],
  [['delivered', 'on_the_way'], null],
  [['delivered', 'delivered'], 'complete'],
  [['delivered', 'came_back'], 'complete'],
  [['came_back', 'closed'], 'cancel'],
] as const)('parcels that are %j make the status %s', (stages, status) => {
  expect(statusOfStages(stages)).toBe(status);
});

test('a buyer cancels what is pending and still in the shop', () => {
  expect(mayBuyerCancel('pending', [])).toBe(true);
  expect(mayBuyerCancel('pending', ['packed', 'confirmed', 'closed'])).toBe(true);
  expect(mayBuyerCancel('pending', ['packed', 'handed_over'])).toBe(false);
  expect(mayBuyerCancel('others', ['new'])).toBe(false);
});

test('what is away is neither in the shop nor with its buyer', () => {
  expect(PARCEL_STAGES.filter(isAway)).toEqual([
    'handed_over',
    'on_the_way',
    'could_not_deliver',
    'coming_back',
  ]);
  expect(PARCEL_STAGES.filter((stage) => isInShop([stage]))).toEqual([
    'new',
    'confirmed',
    'packed',
    'closed',
  ]);
});
