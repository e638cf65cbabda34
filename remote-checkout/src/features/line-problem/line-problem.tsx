import { useId } from 'react';
import { acceptCartLine, useShopDispatch } from '@pasal/shared/shell';
import { Button, Icon, icons } from '@pasal/shared/ui';
import type { CheckedLine } from '../../model/checked-line';
import * as messages from './messages';
import { Root } from './line-problem.styles';

interface LineProblemProps {
  line: CheckedLine;
  /** Called when the line is updated or removed. */
  onAccepted?: () => void;
}

/** How a line has changed since the shopper added it, with a button that accepts the change. */
export function LineProblem({ line, onAccepted }: LineProblemProps) {
  const dispatch = useShopDispatch();
  const id = useId();
  if (!line.problem) return null;
  const { kind, accepted } = line.problem;
  const { text, accept } = messages.problemWords(line.item, accepted)[kind];
  return (
    <Root>
      <Icon shape={icons.alert} />
      <p id={id}>{text}</p>
      <Button
        variant="secondary"
        aria-describedby={id}
        onClick={() => {
          dispatch(acceptCartLine(accepted));
          onAccepted?.();
        }}
      >
        {accept}
      </Button>
    </Root>
  );
}
