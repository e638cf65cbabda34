import { Button, Dialog } from '@pasal/shared/ui';
import * as messages from './messages';
import { Problems } from './product-bulk.styles';

interface BulkProblemsProps {
  problems: readonly string[];
  onClose: () => void;
}

/** Which products stayed as they were, and why. */
export function BulkProblems({ problems, onClose }: BulkProblemsProps) {
  return (
    <Dialog
      open={problems.length > 0}
      title={messages.problems}
      onClose={onClose}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <Problems>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Problems>
    </Dialog>
  );
}
