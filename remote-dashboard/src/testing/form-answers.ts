/**
 * Simulates a form's request, with its progress and its end, so that `answerCalls` answers forms as well.
 */
class FetchedRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  private call: [string, string] = ['', ''];
  private readonly headers = new Headers();

  open(method: string, url: string): void {
    this.call = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  async send(body: FormData): Promise<void> {
    const [method, url] = this.call;
    const progress = Object.assign(new Event('progress'), { loaded: 45, total: 100 });
    this.upload.dispatchEvent(progress);
    try {
      const answer = await fetch(url, { method, body, headers: this.headers });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

/** Forms go through `fetch` in this test file, as every other call does. */
export function answerForms(): void {
  Object.assign(globalThis, { XMLHttpRequest: FetchedRequest });
}
