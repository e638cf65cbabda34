import { CodeBlock } from './code-block';
import type { Example } from './example';
import * as s from './part.styles';
import { codesOf } from './state-codes';

interface StateCardProps {
  name: string;
  part: string;
  State: Example['states'][string];
  code: string;
  /** A sheet of paper, which is as wide as it is. */
  isSheet: boolean;
  /** Folded where there is little room. */
  isOpen: boolean;
}

/** One state of a part: live, and below it the code that shows it. */
function StateCard({ name, part, State, code, isSheet, isOpen }: StateCardProps) {
  const scrolls = isSheet && { tabIndex: 0, role: 'group', 'aria-label': `${part}: ${name}` };
  return (
    <s.Card>
      <s.Name>{name}</s.Name>
      <s.Live {...scrolls}>
        <State />
      </s.Live>
      <s.Code open={isOpen}>
        <summary>
          Code <span>of {name}</span>
        </summary>
        <CodeBlock code={code} label={`${part}: ${name}`} />
      </s.Code>
    </s.Card>
  );
}

interface PartProps {
  /** The name of its file, and its anchor. */
  id: string;
  example: Example;
  source: string;
  hasRoom: boolean;
}

/** One part of the screens: what to know of it, what to import, and its states side by side. */
export function Part({ id, example, source, hasRoom }: PartProps) {
  const { title, about, width, states } = example;
  const { imports, states: codes } = codesOf(source);
  return (
    <s.Section id={id} aria-labelledby={`${id}-title`}>
      <s.Head>
        <h3 id={`${id}-title`}>{title}</h3>
        <p>{about}</p>
      </s.Head>
      <s.Code open={hasRoom}>
        <summary>
          Imports <span>of {title}</span>
        </summary>
        <CodeBlock code={imports} label={`${title}: imports`} />
      </s.Code>
      <s.States $width={width}>
        {Object.entries(states).map(([name, State]) => (
          <StateCard
            key={name}
            name={name}
            part={title}
            State={State}
            code={codes[name] ?? ''}
            isSheet={width === 'sheet'}
            isOpen={hasRoom}
          />
        ))}
      </s.States>
    </s.Section>
  );
}
