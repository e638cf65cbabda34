import { keepsCookies, readToken, removeToken, writeToken } from './token-cookie';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('where cookies may not even be named, nobody is signed in and nothing breaks', () => {
  const cookie = { configurable: true, get: denied, set: denied };
  Object.defineProperty(document, 'cookie', cookie);
  expect(readToken()).toBeNull();
  writeToken('token');
  removeToken();
  expect(keepsCookies()).toBe(false);
  Reflect.deleteProperty(document, 'cookie');
  writeToken('token');
  expect(readToken()).toBe('token');
  expect(keepsCookies()).toBe(true);
  removeToken();
});
