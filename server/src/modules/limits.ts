import type { Limit } from '@pasal/core/limits/limits';
import { HOUR, MINUTE } from '@pasal/core/limits/seconds';

/**
 * The limits on how often one caller may do what costs the shop work or stock. A family, an office or a
 * whole mobile network may stand behind one address, so addresses get more than anyone needs alone.
 */
export const LIMITS = {
  /** Wrong passwords from one address; a right one gives its token back, so an office can log in. */
  loginOfAddress: { scope: 'login-address', tokens: 20, seconds: 10 * MINUTE },
  /** Wrong passwords for one account from everywhere; beyond it each address gets a single try. */
  loginOfAccount: { scope: 'login-account', tokens: 30, seconds: 15 * MINUTE },
  /** Guesses of the current password by someone who holds a session. */
  currentPassword: { scope: 'current-password', tokens: 10, seconds: 10 * MINUTE },
  /** Checkouts sent from one address, whatever became of them. */
  checkoutOfAddress: { scope: 'checkout-address', tokens: 120, seconds: 10 * MINUTE },
  /** Orders placed from one address. */
  orderOfAddress: { scope: 'order-address', tokens: 20, seconds: 10 * MINUTE },
  /** Orders placed for one phone: each is a delivery that someone has to ring about. */
  orderOfPhone: { scope: 'order-phone', tokens: 6, seconds: HOUR },
  /** Look-ups from one address. */
  trackOfAddress: { scope: 'track-address', tokens: 60, seconds: 10 * MINUTE },
  /** Misses for one order number from everywhere: phones tried on it. */
  trackOfOrder: { scope: 'track-order', tokens: 30, seconds: HOUR },
  /** Misses for one phone from everywhere: order numbers tried on it. */
  trackOfPhone: { scope: 'track-phone', tokens: 30, seconds: HOUR },
  /** Reports that couriers' systems send from one address. */
  courierHookOfAddress: { scope: 'courier-hook', tokens: 600, seconds: 10 * MINUTE },
  /** What riders ask and tell by their links: several may stand behind one address. */
  riderOfAddress: { scope: 'rider-address', tokens: 300, seconds: 10 * MINUTE },
  /** Returns that are asked for of one order, with their pictures to draw. */
  returnOfOrder: { scope: 'return-order', tokens: 12, seconds: HOUR },
  /** One return of an order is under way at a time; it is given back when its answer is made, and in any case after this long. */
  returnUnderWay: { scope: 'return-under-way', tokens: 1, seconds: 3 * MINUTE },
  /** The API's own description, the largest answers that anybody may ask for. */
  descriptionOfAddress: { scope: 'description-address', tokens: 60, seconds: 10 * MINUTE },
  /** A cart is quoted whenever it is opened or changed. */
  quoteOfAddress: { scope: 'quote-address', tokens: 300, seconds: 10 * MINUTE },
  /** Carts sent from one address. */
  sentCartOfAddress: { scope: 'sent-cart-address', tokens: 60, seconds: 10 * MINUTE },
  /** Codes tried from one address that open no cart; one that does gives its token back (record 0074). */
  cartCodeOfAddress: { scope: 'cart-code-address', tokens: 20, seconds: HOUR },
  /**
   * Searches with unknown words whose meaning is looked up; those beyond are answered with the words as
   * they were typed.
   */
  correctionOfAddress: { scope: 'correction-address', tokens: 300, seconds: 10 * MINUTE },
  /** Searches that pages report: a mobile network's address has many of them. */
  searchOfAddress: { scope: 'search-address', tokens: 300, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

/** Pieces of goods of which few are left: how many one address, and one phone, may order is the owner's to say (D71). */
export const scarcePiecesOf = (who: 'address' | 'phone', pieces: number): Limit => ({
  scope: `scarce-${who}`,
  tokens: pieces,
  seconds: HOUR,
});
