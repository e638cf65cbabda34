import { useDeferredValue, useState, type ReactNode } from 'react';
import type { Facets } from '@pasal/shared/contracts';
import { Button, Dialog, Icon, Skeleton, icons } from '@pasal/shared/ui';
import type { ListingFilters as Filters } from '../../model/listing-filters';
import { CategoryLinks, type CategoryLinksProps } from './category-links';
import { FilterPanel } from './filter-panel';
import * as s from './listing-filters.styles';
import * as messages from './messages';

interface FilterDrawerProps {
  total: number;
  children: ReactNode;
}

/** The filters on phones and tablets, in a drawer that opens without drawing the list's filters anew. */
function FilterDrawer({ total, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  // The press is answered by the drawer itself; what is in it comes with the frame after that.
  const isFilled = useDeferredValue(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <s.DrawerButton>
        <Button variant="secondary" wide onClick={() => setOpen(true)}>
          <Icon shape={icons.filter} />
          {messages.filter}
        </Button>
      </s.DrawerButton>
      <Dialog
        open={isOpen}
        place="left"
        title={messages.filter}
        onClose={close}
        actions={
          <Button wide onClick={close}>
            {messages.show(total)}
          </Button>
        }
      >
        {isFilled && children}
      </Dialog>
    </>
  );
}

interface ListingFiltersProps {
  /** Undefined until the first answer is there. */
  facets: Facets | undefined;
  /** Where the list stands among the categories; a brand and a section stand nowhere. */
  categories?: CategoryLinksProps | undefined;
  /** An answer is on its way. */
  waiting: boolean;
  total: number;
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** The filters at the left of the list, on phones and tablets in a drawer (R2.44). */
export function ListingFilters(props: ListingFiltersProps) {
  const { facets, categories, waiting, total, filters, onFilters } = props;
  const renderContent = () => {
    if (facets) return <FilterPanel facets={facets} filters={filters} onFilters={onFilters} />;
    return waiting ? <Skeleton $height="480px" /> : <s.Away>{messages.away}</s.Away>;
  };
  const panel = (
    <>
      {categories && <CategoryLinks {...categories} />}
      {renderContent()}
    </>
  );
  return (
    <>
      <s.Aside aria-label={messages.filter}>
        <h2>{messages.filter}</h2>
        {panel}
      </s.Aside>
      <FilterDrawer total={total}>{panel}</FilterDrawer>
    </>
  );
}
