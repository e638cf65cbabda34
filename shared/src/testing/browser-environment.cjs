const { TestEnvironment } = require('jest-environment-jsdom');

const origin = 'http://localhost';

/** jsdom with Node's own fetch, which resolves relative addresses as a browser does. */
class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    class PageRequest extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, origin).href : input, init);
      }
    }
    Object.assign(this.global, {
      fetch,
      Headers,
      Response,
      FormData,
      Blob,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
      Request: PageRequest,
    });
  }
}

module.exports = BrowserEnvironment;
