import { useId, useState } from 'react';
import { formatRupees } from '@pasal/shared/domain';
import { selectCartCount, useShopSelector } from '@pasal/shared/shell';
import { Button, ConfirmDialog } from '@pasal/shared/ui';
import { AddedLines } from '../../../features/added-lines/added-lines';
import { problemWords } from '../../../features/line-problem/messages';
import { OrderReview } from '../../../features/order-review/order-review';
import type { CheckedLine } from '../../../model/checked-line';
import { totalNow } from '../../../model/sent-cart';
import { opening } from '../messages';
import * as messages from './messages';
import { Actions, Sent, Sum } from './sent-cart.styles';
import { useSentCart } from './use-sent-cart';

const wordsOf = ({ item, problem }: CheckedLine) =>
  problem && problemWords(item, problem.accepted)[problem.kind].text;

interface ChoicesProps {
  sent: ReturnType<typeof useSentCart>;
  onPut: () => void;
}

/** Dismisses the sent cart. */
function CloseButton({ sent, onPut, label }: ChoicesProps & { label: string }) {
  return (
    <Button
      variant="quiet"
      onClick={() => {
        sent.close();
        onPut();
      }}
    >
      {label}
    </Button>
  );
}

/** The actions for the lines; the existing cart is never lost without asking. */
function Choices({ sent, onPut }: ChoicesProps) {
  const count = useShopSelector(selectCartCount);
  const [isReplacing, setReplacing] = useState(false);
  const doing = (act: () => void) => () => {
    act();
    onPut();
  };
  return (
    <>
      {count > 0 && <p>{messages.ownStays(count)}</p>}
      <Actions>
        <Button disabled={!sent.isReady} onClick={doing(sent.add)}>
          {count > 0 ? messages.add : messages.put}
        </Button>
        {count > 0 && (
          <Button variant="secondary" disabled={!sent.isReady} onClick={() => setReplacing(true)}>
            {messages.replace}
          </Button>
        )}
        <CloseButton sent={sent} onPut={onPut} label={messages.notNow} />
      </Actions>
      <ConfirmDialog
        open={isReplacing}
        title={messages.replaceTitle}
        text={messages.replaceText(count)}
        confirmLabel={messages.replace}
        onClose={() => setReplacing(false)}
        onConfirm={doing(sent.replace)}
      />
    </>
  );
}

/** The problem with the code, or that the shop is unreachable. */
function Trouble({ sent, onPut }: ChoicesProps) {
  return (
    <>
      <p role="alert">{sent.problem}</p>
      <Actions>
        {sent.canRetry && (
          <Button variant="secondary" onClick={sent.retry}>
            {messages.retry}
          </Button>
        )}
        <CloseButton sent={sent} onPut={onPut} label={messages.close} />
      </Actions>
    </>
  );
}

/** The lines, their current prices, and the possible actions. */
function Lines({ lines, sent, onPut }: ChoicesProps & { lines: readonly CheckedLine[] }) {
  return (
    <>
      <p>{messages.ofCode(sent.code ?? '')}</p>
      <OrderReview lines={lines} problemOf={wordsOf} />
      <Sum>
        <span>{messages.total}</span>
        <span>{formatRupees(totalNow(lines))}</span>
      </Sum>
      {lines.some(({ isLeftOut }) => !isLeftOut) ? (
        <Choices sent={sent} onPut={onPut} />
      ) : (
        <>
          <p>{messages.nothing}</p>
          <Actions>
            <CloseButton sent={sent} onPut={onPut} label={messages.close} />
          </Actions>
        </>
      )}
    </>
  );
}

interface SentCartProps {
  /** Called when the choice is made and hidden. */
  onPut: () => void;
}

/** A sent cart at current prices and stock, and the choice of what to do with it; then the outcome per line (D148). */
export function SentCart({ onPut }: SentCartProps) {
  const heading = useId();
  const sent = useSentCart();
  const { added, isAsked, lines, problem } = sent;
  if (!isAsked) {
    return (
      <div role="status">{added && <AddedLines lines={added} none={messages.nothingAdded} />}</div>
    );
  }
  return (
    <Sent aria-labelledby={heading}>
      <h2 id={heading}>{messages.title}</h2>
      {problem !== null && <Trouble sent={sent} onPut={onPut} />}
      {problem === null &&
        (lines ? (
          <Lines lines={lines} sent={sent} onPut={onPut} />
        ) : (
          <p role="status">{opening}</p>
        ))}
    </Sent>
  );
}
