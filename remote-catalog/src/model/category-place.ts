/** Also used by the server, for the head of a page it doesn't render. */
export { placeOf, type CategoryPlace } from '@pasal/shared/domain';
