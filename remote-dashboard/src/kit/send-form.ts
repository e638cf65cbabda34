import { readBody } from '@pasal/shared/api';
import type { Call } from '@pasal/shared/contracts/calls';

/** Called with the uploaded share, from 0 to 1. */
export type Progress = (share: number) => void;

interface FormCall {
  address: string;
  method: Call['method'];
  form: FormData;
  headers: Record<string, string> | undefined;
  onProgress: Progress | undefined;
}

/** In the format of `fetchBaseQuery`, so that error readers understand both. */
type SendError =
  | { status: number; data: unknown }
  | { status: 'FETCH_ERROR' | 'TIMEOUT_ERROR'; error: string }
  | { status: 'PARSING_ERROR'; originalStatus: number; data: string; error: string };

type FormAnswer<Data> = { data: Data } | { error: SendError };

/** Three large pictures over a slow connection take longer than any other call; the server waits as long. */
const FORM_TIMEOUT = 120_000;

function read<Data>({ status, responseText }: XMLHttpRequest): FormAnswer<Data> {
  try {
    const data = readBody(responseText) as Data;
    return status >= 200 && status < 300 ? { data } : { error: { status, data } };
  } catch (error) {
    const parsing = { data: responseText, error: String(error) };
    return { error: { status: 'PARSING_ERROR', originalStatus: status, ...parsing } };
  }
}

/** Sends a form with files and reports its progress, which `fetch` can't. */
export function sendForm<Data>({
  address,
  method,
  form,
  headers = {},
  onProgress,
}: FormCall): Promise<FormAnswer<Data>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (status: 'FETCH_ERROR' | 'TIMEOUT_ERROR') => () =>
      resolve({ error: { status, error: status } });
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = FORM_TIMEOUT;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(loaded / total),
    );
    request.addEventListener('load', () => resolve(read<Data>(request)));
    request.addEventListener('error', fail('FETCH_ERROR'));
    request.addEventListener('abort', fail('FETCH_ERROR'));
    request.addEventListener('timeout', fail('TIMEOUT_ERROR'));
    request.send(form);
  });
}
