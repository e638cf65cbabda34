import { useId, useState } from 'react';
import type { ReadySetResponse } from '@pasal/shared/contracts';
import { Refusal, TitledSection, useAction } from '@pasal/shared/dashboard';
import { Button, Checkbox } from '@pasal/shared/ui';
import { useReadySetQuery, useTakeReadySetMutation } from '../../categories-api';
import * as messages from './messages';
import * as s from './ready-set.styles';

type Part = ReadySetResponse['categories'][number];

/** The default selection: parts that match the shop's categories, or everything in a shop without any. */
function suggested(parts: readonly Part[]): string[] {
  const own = parts.filter((part) => !part.is_new);
  return (own.length > 0 ? own : parts).map(({ name }) => name);
}

interface PartProps {
  part: Part;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function PartChoice({ part, checked, onChange }: PartProps) {
  const id = useId();
  const { name, is_new, subcategories, attributes } = part;
  return (
    <s.Part>
      <Checkbox
        label={is_new ? `${name} (${messages.isNew})` : name}
        aria-describedby={id}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div id={id}>
        {messages.parts(subcategories, attributes).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </s.Part>
  );
}

/** Predefined subcategories and specifications that the shop lacks; nothing once it has all (D107). */
export function ReadySet() {
  const parts = useReadySetQuery().data?.categories ?? [];
  const [chosen, setChosen] = useState<readonly string[]>();
  const [take, { isLoading }] = useTakeReadySetMutation();
  const action = useAction();
  if (parts.length === 0) return null;
  const wanted = (chosen ?? suggested(parts)).filter((each) =>
    parts.some(({ name }) => name === each),
  );
  const tick = (name: string, isWanted: boolean) =>
    setChosen([...wanted.filter((each) => each !== name), ...(isWanted ? [name] : [])]);
  return (
    <TitledSection title={messages.title} lead={messages.lead}>
      <s.Parts>
        {parts.map((part) => (
          <PartChoice
            key={part.name}
            part={part}
            checked={wanted.includes(part.name)}
            onChange={(isWanted) => tick(part.name, isWanted)}
          />
        ))}
      </s.Parts>
      <Refusal text={action.refusal} />
      <div>
        <Button
          variant="secondary"
          busy={isLoading}
          disabled={wanted.length === 0}
          onClick={() => void action.run(take({ body: { categories: wanted } }))}
        >
          {messages.add}
        </Button>
      </div>
    </TitledSection>
  );
}
