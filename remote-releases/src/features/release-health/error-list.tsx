import { useId } from 'react';
import type { ReleaseError } from '@pasal/shared/contracts';
import { ChartSection } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import * as s from './error-list.styles';
import * as messages from './messages';

interface ErrorListProps {
  title: string;
  errors: readonly ReleaseError[];
}

/** The visits that met an error, by browser, the most frequent first. */
const browsersOf = ({ browsers }: ReleaseError) =>
  Object.entries(browsers)
    .toSorted(([, one], [, other]) => other - one)
    .map(([browser, visits]) => messages.ofBrowser(browser, visits))
    .join(', ');

/** What browsers said of errors of a part, each once with its places in the sources; the last seen first. */
export function ErrorList({ title, errors }: ErrorListProps) {
  const heading = useId();
  return (
    <ChartSection aria-labelledby={heading}>
      <h3 id={heading}>{messages.errors(title)}</h3>
      <s.Errors>
        {errors.map((error) => {
          const { version, phase, message, frames, route, visits, last_seen: seen } = error;
          return (
            <li key={`${version} ${phase} ${message} ${frames[0]}`}>
              <b>{message}</b>
              {frames.length > 0 && (
                <s.Frames>
                  {frames.map((frame, index) => (
                    // The same place may stand twice in a stack.
                    // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
                    <code key={index}>{frame}</code>
                  ))}
                </s.Frames>
              )}
              <s.Facts>
                <span>{version}</span>
                {route !== null && <span>{route}</span>}
                <span>{messages.visits(visits, browsersOf(error))}</span>
                <span>
                  {messages.lastSeen} <Moment at={seen} />
                </span>
              </s.Facts>
            </li>
          );
        })}
      </s.Errors>
    </ChartSection>
  );
}
