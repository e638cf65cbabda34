/**
 * What a walk may find, and why it may not be made. A result is signed and stored in these words; the shop has each of them in
 * Nepali (`platform/server/release/walk/finding-messages.ts`).
 */
export const at = (address, width, finding) => `${address} at ${width} px: ${finding}.`;

export const wayEnds = (step, why) => `the way to an order ends at ${step}: ${why}`;
export const noWay = (why) => `the way to an order cannot be gone: ${why}`;
export const doesNotAppear = (seconds) => `it does not appear within ${seconds} s`;
export const isNotReached = (seconds) => `a press does not reach it within ${seconds} s`;
export const notByKeyboard = (step) => `the keyboard does not reach ${step}`;

export const anError = (message) => `an error: ${message}`;
export const asks = (origin) => `asks ${origin}`;
export const breaksPolicy = () => 'breaks the policy of the page';
export const isExchanged = (native) => `${native} is not the browser's own`;
export const showsNothing = () => 'shows nothing';
export const isCovered = (name) => `a press does not reach “${name}”`;
export const noKeyboard = () => 'the keyboard reaches nothing';
/** @param help and id of a rule of axe-core */
export const accessibility = (help, id) => `accessibility: ${help} (${id})`;

export const blocked = (now, before) => `is blocked for ${now} ms, and was for ${before} ms`;
export const painted = (now, before) => `is painted after ${now} ms, and was after ${before} ms`;
export const showsOther = (amounts) => `shows ${amounts}, which it did not before`;
export const cannotBeSeen = (why) => `cannot be looked at: ${why}`;
export const isGone = () => 'is not there any more';
export const noAnswer = (seconds) => `does not answer within ${seconds} s`;

export const tooMuchMemory = (megabytes) => `it needed more than ${megabytes} MB of memory`;
