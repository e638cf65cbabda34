import { Button } from '@pasal/shared/ui';
import * as messages from './messages';
import { Checking, Failed } from './quote-notice.styles';

interface QuoteNoticeProps {
  checking: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** The state of the cart's check. It reserves its line, so that nothing moves when the check ends. */
export function QuoteNotice({ checking, failed, onRetry }: QuoteNoticeProps) {
  if (failed) {
    return (
      <Failed role="alert">
        <p>{messages.checkFailed}</p>
        <Button variant="secondary" onClick={onRetry}>
          {messages.checkAgain}
        </Button>
      </Failed>
    );
  }
  return <Checking role="status">{checking && messages.checking}</Checking>;
}
