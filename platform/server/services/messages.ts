/** The shop's texts about the services of remotes. */

export const noSuchService = (name: string) => `No service of ${name} is allowed here.`;
export const serviceAway = (name: string) => `The service of ${name} is away. Try again soon.`;
export const noAddress = 'This is no address such as https://reviews.example.com.';
export const notPlain = 'The address has no password, no question mark and no #.';
export const notSecure = 'The address begins with https://; http:// is for this machine alone.';
export const isPrivate = (host: string) =>
  `${host} is in a private network. The operator allows such addresses by SERVICE_NETWORKS.`;
export const noRemote = 'The host has no service; a remote has.';
export const serviceAllowed = 'Service allowed.';
export const serviceRemoved = 'Service removed.';
