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
    const ElementsData = this.global.FormData;
    /** Node's, which fetch understands, but constructible from a form as in browsers. */
    class PageFormData extends FormData {
      constructor(form, submitter) {
        super();
        if (!form) return;
        for (const [name, value] of new ElementsData(form, submitter)) this.append(name, value);
      }
    }
    Object.assign(this.global, {
      fetch,
      Headers,
      Response,
      FormData: PageFormData,
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
