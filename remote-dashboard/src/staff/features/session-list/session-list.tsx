import { ListView, Refusal, useAction } from '@pasal/shared/dashboard';
import { Button } from '@pasal/shared/ui';
import {
  useEndOtherStaffSessionsMutation,
  useEndStaffSessionMutation,
  useStaffSessionsQuery,
} from '../../staff-api';
import * as messages from './messages';
import * as s from './session-list.styles';
import { SessionRow } from './session-row';

/** A staff member's sessions, with buttons to end each one or all others. */
export function SessionList({ staffId }: { staffId: number }) {
  const answer = useStaffSessionsQuery(
    { params: { id: staffId } },
    { refetchOnMountOrArgChange: true },
  );
  const [end, ending] = useEndStaffSessionMutation();
  const [endOthers, endingOthers] = useEndOtherStaffSessionsMutation();
  const action = useAction();

  return (
    <ListView
      answer={answer}
      data={answer.currentData}
      failed={messages.failed}
      isEmpty={({ sessions }) => sessions.length === 0}
      empty={messages.empty}
      rows={2}
    >
      {({ sessions }) => {
        const others = sessions.filter(({ current }) => !current);
        return (
          <>
            <s.List>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  ending={ending.isLoading && ending.originalArgs?.params.session === session.id}
                  onEnd={() =>
                    void action.run(end({ params: { id: staffId, session: session.id } }))
                  }
                />
              ))}
            </s.List>
            <Refusal text={action.refusal} />
            {others.length > 0 && (
              <s.Foot>
                <Button
                  variant="secondary"
                  busy={endingOthers.isLoading}
                  onClick={() => void action.run(endOthers({ params: { id: staffId } }))}
                >
                  {others.length < sessions.length ? messages.signOutOthers : messages.signOutAll}
                </Button>
              </s.Foot>
            )}
          </>
        );
      }}
    </ListView>
  );
}
