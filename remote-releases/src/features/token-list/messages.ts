export const title = 'Tokens of teams';
export const lead =
  'With a token a team releases its own part by itself. It is trusted code: it runs with the sessions of its visitors.';
export const add = 'Add token';
export const addTitle = 'New token';
export const label = 'Whose it is';
export const labelHint = 'Such as "Offers team, CI".';
export const email = 'E-mail';
export const emailHint =
  'The team is told there when a release of theirs went back by itself, or waits for a yes.';
export const part = 'Part';
export const partHint = 'The name of the remote, such as offers. It need not be there yet.';
export const rights = 'May';
export const activate = 'Activate for';
export const activations = [
  ['0', 'Nobody'],
  ['1', 'up to 1 %'],
  ['10', 'up to 10 %'],
  ['50', 'up to 50 %'],
  ['100', 'Everyone'],
] as const;
export const days = 'Valid for';
export const validity = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['366', 'a year'],
] as const;
export const secretTitle = 'Copy the token now';
export const secretText =
  'It is shown this once; the shop keeps only its hash. Put it into the secrets of the team’s CI as PASAL_TOKEN.';
export const secret = 'Token';
export const ends = 'Ends';
export const used = 'Last used';
export const never = 'Never';
export const status = 'Status';
export const states = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const;
export const actions = 'Actions';
export const revoke = 'Revoke';
export const revokeOf = (label: string) => `Revoke ${label}`;
export const revokeTitle = (label: string) => `Revoke the token of ${label}?`;
export const revokeText = 'It opens nothing from now on. What was released with it stays.';
export const failed = 'Failed to load the tokens.';
export const empty = 'No tokens yet';
export const emptyText = 'Every part is released with the shop itself.';
export const mayDo = (upload: boolean, activate: number, rollBack: boolean) =>
  [
    upload && 'upload',
    activate > 0 && `activate${activate < 100 ? ` up to ${activate} %` : ''}`,
    rollBack && 'roll back',
  ]
    .filter((word) => word !== false)
    .join(', ') || 'nothing';
