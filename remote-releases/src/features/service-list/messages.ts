export const title = 'Team services';
export const lead =
  "A part may have its own service. The shop forwards its pages' requests under /x/ to it, without cookies, and signs who is asking.";
export const add = 'Allow service';
export const addTitle = 'Allow a service';
export const part = 'Part';
export const partHint =
  'The name of the remote, such as reviews. This replaces any service it already has.';
export const address = 'Address';
export const addressHint = 'Such as https://reviews.example.com. Checked again on every request.';
export const allowed = 'Allowed';
export const by = 'By';
export const actions = 'Actions';
export const remove = 'Remove';
export const removeOf = (name: string) => `Remove the service of ${name}`;
export const removeTitle = (name: string) => `Remove the service of ${name}?`;
export const removeText =
  'Nothing is passed on to it from now on, and a release that needs it goes offline at once. It stays off until you allow a service and activate it again.';
export const key = 'Public key';
export const keyHint =
  "Services use it to verify who is asking. It isn't secret: share it with teams.";
export const failed = 'Failed to load the services.';
export const empty = 'No services';
export const emptyText = 'No part has its own service.';
