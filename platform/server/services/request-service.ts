import http from 'node:http';
import https from 'node:https';
import { codeOf } from '@pasal/core/errors/error-code';
import { MOST_AT_ONCE } from './limits';
import { FORBIDDEN_ADDRESS, ipIn, type NetworkGuard } from './network-guard';
import { readAnswer, ServiceFailure, type ServiceAnswer } from './service-answer';

/** A request as it is sent to a service. */
export interface OutgoingRequest {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
  /** Milliseconds for the whole answer. */
  within: number;
}

const settings = { keepAlive: true, maxSockets: MOST_AT_ONCE, maxFreeSockets: 4 };

export interface ServiceClient {
  /** @throws ServiceFailure when there is no answer that may be passed on */
  send: (request: OutgoingRequest) => Promise<ServiceAnswer>;
  close: () => void;
}

/** Sends requests to services: redirects are not followed, and the guard's rules apply. */
export function createServiceClient(guard: NetworkGuard): ServiceClient {
  const agents = { 'http:': new http.Agent(settings), 'https:': new https.Agent(settings) };

  function open({ url, method, headers, body }: OutgoingRequest, signal: AbortSignal) {
    const isSecure = url.protocol === 'https:';
    const { request } = isSecure ? https : http;
    const agent = isSecure ? agents['https:'] : agents['http:'];
    const lookup = guard.lookupFor(url.protocol);
    const sent = body ? { ...headers, 'content-length': body.length } : headers;
    const outgoing = request(url, { method, headers: sent, agent, lookup, signal });
    return { outgoing, message: receive(outgoing, body) };
  }

  async function sendOnce(request: OutgoingRequest, signal: AbortSignal, isAgain = false) {
    const { outgoing, message } = open(request, signal);
    try {
      return await readAnswer(await message, request.method);
    } catch (error) {
      // The service may close a connection just as it is reused; that is not a failure of the service.
      const mayAgain = outgoing.reusedSocket && codeOf(error) === 'ECONNRESET' && !isAgain;
      if (mayAgain && request.method === 'GET') return sendOnce(request, signal, true);
      throw error;
    }
  }

  return {
    async send(request) {
      const address = ipIn(request.url);
      // A connection to an IP address needs no look-up.
      if (address && !guard.allows(address, request.url.protocol)) {
        throw new ServiceFailure('forbidden_address');
      }
      const signal = AbortSignal.timeout(request.within);
      try {
        return await sendOnce(request, signal);
      } catch (error) {
        if (error instanceof ServiceFailure) throw error;
        if (signal.aborted) throw new ServiceFailure('timeout');
        const isForbidden = codeOf(error) === FORBIDDEN_ADDRESS;
        throw new ServiceFailure(isForbidden ? 'forbidden_address' : 'unreachable');
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** Sends the body and returns the head of the answer. */
function receive(outgoing: http.ClientRequest, body: Buffer | undefined) {
  const message = new Promise<http.IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  outgoing.end(body);
  return message;
}
