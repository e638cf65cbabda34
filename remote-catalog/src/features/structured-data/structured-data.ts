/** The server knows it too, for the head of a page that it does not make. */
export {
  breadcrumbThing,
  categoryStep,
  organizationThing,
  productThing,
  webSiteThing,
} from '@pasal/shared/domain';
