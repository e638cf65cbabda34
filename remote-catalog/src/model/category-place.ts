/** The server knows it too, for the head of a page that it does not make. */
export { placeOf, type CategoryPlace } from '@pasal/shared/domain';
