import { useRef } from 'react';
import { messageOf } from '@pasal/shared/api';
import { paths } from '@pasal/shared/routing/paths';
import { PageHead } from '@pasal/shared/shell';
import { ButtonLink, Container, FailedView, StateView, icons } from '@pasal/shared/ui';
import { useWishedProducts } from '../../features/wish-lines/use-wished-products';
import { WishLines } from '../../features/wish-lines/wish-lines';
import * as messages from './messages';
import { Title } from './wishlist-page.styles';

/** /wishlist: the products saved in this browser, with current data. */
export function WishlistPage() {
  const { lines, error, retry } = useWishedProducts();
  // The focused button disappears with its line; the heading has the number of remaining lines.
  const heading = useRef<HTMLHeadingElement>(null);
  const renderContent = () => {
    if (lines.length === 0) {
      return (
        <StateView icon={icons.heart} title={messages.empty} text={messages.emptyText}>
          <ButtonLink to={paths.home()}>{messages.browse}</ButtonLink>
        </StateView>
      );
    }
    if (error) {
      const reason = messageOf(error, '');
      return <FailedView title={messages.loadFailed} text={reason} onRetry={retry} />;
    }
    return <WishLines lines={lines} onRemoved={() => heading.current?.focus()} />;
  };
  return (
    <Container>
      <PageHead title={messages.pageTitle} noIndex />
      <Title ref={heading} tabIndex={-1}>
        {messages.title(lines.length)}
      </Title>
      {renderContent()}
    </Container>
  );
}
