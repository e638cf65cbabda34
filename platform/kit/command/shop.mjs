/** A call the shop refused: its message, and each problem of a release it will not take. */
export class ShopRefusal extends Error {
  constructor(status, { message, details } = {}) {
    super(message ?? `the shop answered ${status}`);
    this.status = status;
    this.problems = details?.problems ?? [];
  }
}

/** The cause of a connection that failed, in the words of the system. */
const causeOf = ({ cause, message }) => cause?.message || cause?.code || message;

async function request(url, options) {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new Error(`${new URL(url).origin} cannot be reached: ${causeOf(error)}`, {
      cause: error,
    });
  }
}

/** The answer's body; an answer that is no JSON has none. */
async function bodyOf(answer) {
  try {
    return await answer.json();
  } catch {
    return {};
  }
}

/** The token of the environment; it is sent, and never shown. */
function tokenOf(environment) {
  const token = environment.PASAL_TOKEN?.trim();
  if (!token) throw new Error('PASAL_TOKEN holds no token; the shop’s owner makes one for a team.');
  return token;
}

/**
 * The shop's side of releases.
 * @param {string} address where the shop is, such as `https://shop.example.com`
 */
export function shopAt(address, environment = process.env) {
  const base = address.replace(/\/+$/, '');

  async function call(method, path, { body, type = 'application/json' } = {}) {
    const answer = await request(`${base}/api/v1/release${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokenOf(environment)}`,
        ...(body !== undefined && { 'content-type': type }),
      },
      body: body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
    const said = await bodyOf(answer);
    if (!answer.ok) throw new ShopRefusal(answer.status, said);
    return said;
  }

  async function read(path) {
    const answer = await request(`${base}${path}`, { headers: { 'cache-control': 'no-cache' } });
    if (!answer.ok) throw new ShopRefusal(answer.status, await bodyOf(answer));
    return answer;
  }

  return {
    address: base,
    check: (record) => call('POST', '/check', { body: record }),
    upload: (name, archive) =>
      call('POST', `/${name}/upload`, { body: archive, type: 'application/gzip' }),
    activate: (name, wanted) => call('POST', `/${name}/activate`, { body: wanted }),
    decide: (name, wanted) => call('POST', `/${name}/plan`, { body: wanted }),
    rollBack: (name, wanted) => call('POST', `/${name}/roll-back`, { body: wanted }),
    preview: (name, wanted) => call('POST', `/${name}/preview`, { body: wanted }),
    previews: () => call('GET', '/preview'),
    endPreview: (id) => call('DELETE', `/preview/${id}`),
    status: () => call('GET', ''),
    /** The document a visitor gets. */
    document: async () => (await read('/')).text(),
    /** Addresses of the two packages, and the versions a remote needs beside them. */
    async kit() {
      const { shared, kit, ...versions } = await (await read('/kit/index.json')).json();
      return { shared: `${base}/kit/${shared}`, kit: `${base}/kit/${kit}`, ...versions };
    },
    /** Names of the remotes that are live. */
    async remotes() {
      const { microFrontends } = await (await read('/discovery.json')).json();
      return Object.keys(microFrontends);
    },
  };
}
