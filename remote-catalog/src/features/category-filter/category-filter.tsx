import { useState } from 'react';
import { messageOf, useCategoriesQuery } from '@pasal/shared/api';
import { Button, Dialog, FailedView, Icon, Skeleton, StateView, icons } from '@pasal/shared/ui';
import * as s from './category-filter.styles';
import { CategoryMenu, type Selection } from './category-menu';
import * as messages from './messages';

function SkeletonRows() {
  return (
    <>
      <s.Head />
      <s.Selected />
      <s.Categories $place="side" aria-label={messages.loading} aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          <s.SkeletonRow key={index}>
            <Skeleton $height="100%" />
          </s.SkeletonRow>
        ))}
      </s.Categories>
    </>
  );
}

/** The hero's category sidebar; below the width of a desktop a panel that slides in (R2.25). */
export function CategoryFilter() {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [drawer, setDrawer] = useState(false);
  const { data, error, isFetching, refetch } = useCategoriesQuery();

  const renderContent = (place: 'side' | 'drawer') => {
    if (!data && isFetching) return <SkeletonRows />;
    if (!data) {
      return (
        <FailedView title={messages.loadFailed} text={messageOf(error, '')} onRetry={refetch} />
      );
    }
    if (data.categories.length === 0) return <StateView title={messages.empty} />;
    return (
      <CategoryMenu
        categories={data.categories}
        selection={selection}
        place={place}
        onSelection={setSelection}
      />
    );
  };

  return (
    <>
      <s.Aside aria-label={messages.filter}>
        <h2>{messages.filter}</h2>
        {renderContent('side')}
      </s.Aside>
      <s.PhoneButton>
        <Button variant="secondary" onClick={() => setDrawer(true)}>
          <Icon shape={icons.filter} />
          {messages.filter}
        </Button>
      </s.PhoneButton>
      <Dialog open={drawer} place="left" title={messages.filter} onClose={() => setDrawer(false)}>
        {renderContent('drawer')}
      </Dialog>
    </>
  );
}
