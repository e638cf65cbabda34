import { useState } from 'react';
import {
  REPORTED_EVENTS,
  type ColumnAsk,
  type CourierWords,
  type ListHeadings,
  type ReportedEvent,
} from '@pasal/shared/contracts';
import { Choice, Fields, Refusal, TitledSection, useAction } from '@pasal/shared/dashboard';
import { PARCEL_EVENT_LABELS } from '@pasal/shared/domain';
import { Button } from '@pasal/shared/ui';
import { useCourierWordsMutation } from './courier-words-api';
import { Actions } from './courier-asks.styles';
import * as messages from './messages';

/** Separates the headings of columns that are summed. */
const AND = ' + ';

interface AsksProps {
  courierId: number;
  /** Reads the file again with the answers. */
  onKept: () => void;
}

/** Saves the answers for a courier, then continues. */
function useWords({ courierId, onKept }: AsksProps) {
  const [keep, { isLoading }] = useCourierWordsMutation();
  const { run, refusal } = useAction();
  const [lacks, setLacks] = useState<string>();
  async function save(words: CourierWords | undefined) {
    setLacks(words === undefined ? messages.chooseEach : undefined);
    if (words === undefined) return;
    if (await run(keep({ params: { id: courierId }, body: words }))) onKept();
  }
  return { save, isLoading, refusal: lacks ?? refusal };
}

const choicesOf = ({ choices, several }: ColumnAsk) => [
  ['', messages.choose] as const,
  ...choices.map((each) => [each, each] as const),
  ...(several ? [[choices.join(AND), messages.allTogether] as const] : []),
];

interface ColumnAsksProps extends AsksProps {
  asks: readonly ColumnAsk[];
  /** Closes the file; absent if there is another way out. */
  onBack?: () => void;
}

/** Asks which column is meant if several match; nothing is guessed, and the answer is saved. */
export function ColumnAsks({ asks, onBack, ...props }: ColumnAsksProps) {
  const { save, isLoading, refusal } = useWords(props);
  const [headings, setHeadings] = useState<ListHeadings>({});
  const isWhole = asks.every(({ name }) => headings[name]);
  return (
    <TitledSection title={messages.asksTitle} lead={messages.asksLead}>
      <Fields>
        {asks.map((ask) => (
          <Choice
            key={ask.name}
            label={messages.askColumn[ask.name]}
            choices={choicesOf(ask)}
            value={headings[ask.name] ?? ''}
            onChoose={(heading) => setHeadings({ ...headings, [ask.name]: heading })}
          />
        ))}
        <Refusal text={refusal} />
        <Actions>
          <Button busy={isLoading} onClick={() => void save(isWhole ? { headings } : undefined)}>
            {messages.remember}
          </Button>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {messages.back}
            </Button>
          )}
        </Actions>
      </Fields>
    </TitledSection>
  );
}

type Meant = Readonly<Record<string, ReportedEvent | ''>>;

/** Asks once for the meaning of a courier's state words. */
export function StateAsks({ words, ...props }: AsksProps & { words: readonly string[] }) {
  const { save, isLoading, refusal } = useWords(props);
  const [meant, setMeant] = useState<Meant>({});
  const states = words.flatMap((word) => {
    const event = meant[word];
    return event ? [{ word, event }] : [];
  });
  return (
    <TitledSection title={messages.statesTitle} lead={messages.statesLead}>
      <Fields>
        {words.map((word) => (
          <Choice
            key={word}
            label={word}
            choices={[
              ['', messages.notSure] as const,
              ...REPORTED_EVENTS.map((event) => [event, PARCEL_EVENT_LABELS[event]] as const),
            ]}
            value={meant[word] ?? ''}
            onChoose={(event) => setMeant({ ...meant, [word]: event })}
          />
        ))}
        <Refusal text={refusal} />
        {states.length > 0 && (
          <div>
            <Button busy={isLoading} onClick={() => void save({ states })}>
              {messages.remember}
            </Button>
          </div>
        )}
      </Fields>
    </TitledSection>
  );
}
