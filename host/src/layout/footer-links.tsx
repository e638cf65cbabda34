import { useCategoryNamesQuery } from '@pasal/shared/api';
import { SECTIONS } from '@pasal/shared/contracts';
import { labelOf, SECTION_LABELS } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { FooterFold } from './footer-fold';
import * as messages from './messages';

/** More would push the rest of the footer out of sight; the home page has all of them. */
const CATEGORIES_SHOWN = 6;

interface LinkListProps {
  title: string;
  links: readonly { label: string; to: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <FooterFold title={title}>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </FooterFold>
    </nav>
  );
}

const shopLinks = SECTIONS.map((section) => ({
  label: SECTION_LABELS[section],
  to: paths.category(section),
}));
const serviceLinks = [
  { label: messages.wishlist, to: paths.wishlist() },
  { label: messages.trackOrder, to: paths.trackOrder() },
  { label: messages.contactUs, to: paths.contact() },
  { label: messages.questions, to: paths.questions() },
  { label: messages.returns, to: paths.returns() },
  { label: messages.terms, to: paths.terms() },
  { label: messages.about, to: paths.about() },
];

/** Shop links, the first categories, customer service (R2.15). */
export function FooterLinks() {
  const categories = useCategoryNamesQuery().data?.categories.slice(0, CATEGORIES_SHOWN);
  return (
    <>
      <LinkList title={messages.shop} links={shopLinks} />
      {categories && categories.length > 0 && (
        <LinkList
          title={messages.categories}
          links={categories.map((each) => ({
            label: labelOf(each),
            to: paths.category(each.name),
          }))}
        />
      )}
      <LinkList title={messages.customerService} links={serviceLinks} />
    </>
  );
}
