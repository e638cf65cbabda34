import type { ReactNode } from 'react';
import type { UpdateStaffRequest } from '@pasal/shared/contracts';
import { Fields, Refusal, TitledSection, useCallForm } from '@pasal/shared/dashboard';
import { Button, type FormProblems, type FormState } from '@pasal/shared/ui';
import { useChangeStaffAccountMutation } from '../../staff-api';

interface AccountFormProps<Values extends object> {
  staffId: number;
  title: string;
  lead: string;
  start: Values;
  check?: (values: Values) => FormProblems;
  /** Makes the change of the account from the form's values. */
  changeOf: (values: Values) => UpdateStaffRequest;
  children: (field: FormState<Values>['field']) => ReactNode;
}

/** A form that changes one's own account, and is then cleared. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { staffId, title, lead, start, check, changeOf, children } = props;
  const [change] = useChangeStaffAccountMutation();
  const { frame, field, isBusy, refusal, begin } = useCallForm({
    start,
    check,
    call: (values) => change({ params: { id: staffId }, body: changeOf(values) }),
    onDone: () => begin(start),
  });
  return (
    <TitledSection title={title} lead={lead}>
      <form {...frame}>
        <Fields>
          {children(field)}
          <Refusal text={refusal} />
          <div>
            <Button type="submit" busy={isBusy}>
              {title}
            </Button>
          </div>
        </Fields>
      </form>
    </TitledSection>
  );
}
