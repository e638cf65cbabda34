import { Button } from '@pasal/shared/ui';
import { KeyCap } from '../key-cap';
import type { KeyTool } from './key-tool';

/** A desk's actions besides those on its list, each with its key. */
export function ToolButtons({ tools }: { tools: readonly KeyTool[] }) {
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
