import { wordsOf } from './error-words';

const STACKS = {
  Chrome: `TypeError: x is not a function
    at p (https://shop.test/remotes/offers/1.0.0-ab/12.ff.js:1:234)
    at Object.y (https://shop.test/host/2.0.0-cd/host.aa.js?try=2:3:9)
    at https://elsewhere.test/extension.js:1:1`,
  Firefox: `p@https://shop.test/remotes/offers/1.0.0-ab/12.ff.js:1:234
y@https://shop.test/host/2.0.0-cd/host.aa.js?try=2:3:9
@moz-extension://x/extension.js:1:1`,
};

test.each(Object.entries(STACKS))(
  'the places of a stack of %s are those in releases',
  (_, stack) => {
    const error = Object.assign(new TypeError('x is not a function'), { stack });
    expect(wordsOf(error, '/offers')).toEqual({
      message: 'TypeError: x is not a function',
      frames: ['offers/1.0.0-ab/12.ff.js:1:234', 'host/2.0.0-cd/host.aa.js:3:9'],
      path: '/offers',
    });
  },
);

test('what is long is cut, and what is no error has no words', () => {
  const place = 'at https://shop.test/remotes/offers/1/a.js:1:1\n';
  const error = Object.assign(new Error('x'.repeat(1000)), { stack: place.repeat(30) });
  const words = wordsOf(error, `/${'y'.repeat(1000)}`);
  expect([words?.message.length, words?.frames.length, words?.path.length]).toEqual([300, 8, 500]);
  expect(wordsOf('thrown', '/')).toBeUndefined();
});
