/** Also used by the server, for the head of a page it doesn't render. */
export {
  breadcrumbThing,
  categoryStep,
  organizationThing,
  productThing,
  webSiteThing,
} from '@pasal/shared/domain';
