import { Button } from '@pasal/shared/ui';
import { KeyCap } from '../../../kit/key-cap';
import type { DeskTool } from '../../model/work-action';

/** What can be done at a desk besides working through its list, each with its key. */
export function DeskTools({ tools }: { tools: readonly DeskTool[] }) {
  return (
    <div>
      {tools
        .filter(({ isButton }) => isButton)
        .map(({ code, shown, label, run }) => (
          <Button key={code} variant="secondary" onClick={run}>
            {label} <KeyCap aria-hidden="true">{shown}</KeyCap>
          </Button>
        ))}
    </div>
  );
}
