export const title = 'Team tokens';
export const lead =
  "A token lets a team release its own part. Treat their code as trusted: it runs with your visitors' sessions.";
export const add = 'Add token';
export const addTitle = 'New token';
export const label = 'Team';
export const labelHint = 'Such as "Offers team, CI".';
export const email = 'Email';
export const emailHint =
  "We write here when one of the team's releases is rolled back automatically or waits for approval.";
export const part = 'Part';
export const partHint = "The name of the remote, such as offers. It doesn't have to exist yet.";
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
  "It's shown only once. The shop keeps only its hash. Add it to the team’s CI secrets as PASAL_TOKEN.";
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
export const revokeText = 'It stops working at once. What was released with it stays.';
export const failed = 'Failed to load the tokens.';
export const empty = 'No tokens yet';
export const emptyText = 'Every part is released with the shop.';
export const mayDo = (upload: boolean, activate: number, rollBack: boolean) =>
  [
    upload && 'upload',
    activate > 0 && `activate${activate < 100 ? ` up to ${activate} %` : ''}`,
    rollBack && 'roll back',
  ]
    .filter((word) => word !== false)
    .join(', ') || 'nothing';
