import { useRef } from 'react';
import { messageOf } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { notify, PageHead } from '@pasal/shared/shell';
import { ButtonLink, Container, FailedView, LoadingView, StateView } from '@pasal/shared/ui';
import { CompareTable, type Column } from '../../features/compare-table/compare-table';
import * as messages from './messages';
import * as s from './compare-page.styles';
import { useComparison } from './use-comparison';

/** /compare: up to four products side by side; `?ids=` makes it shareable. */
export function ComparePage() {
  const { columns, error, isKnown, remove, retry } = useComparison();
  // The focused button disappears with its column; the heading remains.
  const heading = useRef<HTMLHeadingElement>(null);
  const takeOut = ({ id, title }: Column) => {
    remove(id);
    notify.success(messages.removed(title), { flow: 'compare' });
    heading.current?.focus();
  };
  const renderContent = () => {
    if (columns.length === 0) {
      return (
        <StateView title={messages.empty} text={messages.emptyText}>
          <ButtonLink to={paths.home()}>{messages.browse}</ButtonLink>
        </StateView>
      );
    }
    if (error) {
      const reason = messageOf(error, '');
      return <FailedView title={messages.loadFailed} text={reason} onRetry={retry} />;
    }
    if (!isKnown) return <LoadingView label={messages.loading} />;
    return <CompareTable columns={columns} onRemove={takeOut} />;
  };
  return (
    <Container>
      <PageHead title={messages.title} noIndex />
      <s.Page>
        <s.Title ref={heading} tabIndex={-1}>
          {messages.title}
        </s.Title>
        {renderContent()}
      </s.Page>
    </Container>
  );
}
