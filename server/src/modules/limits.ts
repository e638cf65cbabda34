import type { Limit } from '@pasal/core/limits/limits';
import { HOUR, MINUTE } from '@pasal/core/limits/seconds';

/**
 * Rate limits per caller for operations that cost the shop work or stock. A family, an office or a whole mobile network may share one
 * address, so addresses get more than one person needs.
 */
export const LIMITS = {
  /** Wrong passwords from one address; a right one returns its token, so an office can log in. */
  loginOfAddress: { scope: 'login-address', tokens: 20, seconds: 10 * MINUTE },
  /** Wrong passwords for one account from all addresses; above it each address gets a single attempt. */
  loginOfAccount: { scope: 'login-account', tokens: 30, seconds: 15 * MINUTE },
  /** Guesses of the current password by someone with a session. */
  currentPassword: { scope: 'current-password', tokens: 10, seconds: 10 * MINUTE },
  /** Checkout requests from one address, whatever their outcome. */
  checkoutOfAddress: { scope: 'checkout-address', tokens: 120, seconds: 10 * MINUTE },
  /** Orders placed from one address. */
  orderOfAddress: { scope: 'order-address', tokens: 20, seconds: 10 * MINUTE },
  /** Orders placed for one phone: each needs a call about its delivery. */
  orderOfPhone: { scope: 'order-phone', tokens: 6, seconds: HOUR },
  /** Look-ups from one address. */
  trackOfAddress: { scope: 'track-address', tokens: 60, seconds: 10 * MINUTE },
  /** Misses for one order number from all addresses: phones tried with it. */
  trackOfOrder: { scope: 'track-order', tokens: 30, seconds: HOUR },
  /** Misses for one phone from all addresses: order numbers tried with it. */
  trackOfPhone: { scope: 'track-phone', tokens: 30, seconds: HOUR },
  /** Reports of couriers' systems from one address. */
  courierHookOfAddress: { scope: 'courier-hook', tokens: 600, seconds: 10 * MINUTE },
  /** Riders' requests through their links: several riders may share an address. */
  riderOfAddress: { scope: 'rider-address', tokens: 300, seconds: 10 * MINUTE },
  /** Return requests for one order, with pictures to process. */
  returnOfOrder: { scope: 'return-order', tokens: 12, seconds: HOUR },
  /** One return request of an order is processed at a time; the token is returned with the response, or after this time at the latest. */
  returnUnderWay: { scope: 'return-under-way', tokens: 1, seconds: 3 * MINUTE },
  /** The API's description, which is the largest public response. */
  descriptionOfAddress: { scope: 'description-address', tokens: 60, seconds: 10 * MINUTE },
  /** A cart is quoted whenever it is opened or changed. */
  quoteOfAddress: { scope: 'quote-address', tokens: 300, seconds: 10 * MINUTE },
  /** Carts shared from one address. */
  sentCartOfAddress: { scope: 'sent-cart-address', tokens: 60, seconds: 10 * MINUTE },
  /** Cart codes tried from one address that don't exist; a hit returns its token (record 0074). */
  cartCodeOfAddress: { scope: 'cart-code-address', tokens: 20, seconds: HOUR },
  /** Searches with unknown words that are corrected; above it, the words are searched as typed. */
  correctionOfAddress: { scope: 'correction-address', tokens: 300, seconds: 10 * MINUTE },
  /** Searches reported by pages: a mobile network's address has many of them. */
  searchOfAddress: { scope: 'search-address', tokens: 300, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

/** Scarce goods: the owner sets how many pieces one address, and one phone, may order (D71). */
export const scarcePiecesOf = (who: 'address' | 'phone', pieces: number): Limit => ({
  scope: `scarce-${who}`,
  tokens: pieces,
  seconds: HOUR,
});
