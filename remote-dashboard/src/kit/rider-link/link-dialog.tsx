import { useState } from 'react';
import { RIDER_LINK_DAYS, type Courier, type RiderLinkResponse } from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { Moment } from '@pasal/shared/dates';
import { isMobile, writeDigits } from '@pasal/shared/domain';
import { ChatLinks, Dialog, TextField } from '@pasal/shared/ui';
import { useMakeRiderLinkMutation } from './rider-link-api';
import * as messages from './messages';

const DAYS = Array.from({ length: RIDER_LINK_DAYS.most }, (_none, index) => String(index + 1));

interface LinkDialogProps {
  courier: Pick<Courier, 'id' | 'name' | 'phone'>;
  onClose: () => void;
}

/** The new link, to be copied or sent. */
function Made({ courier, made, onClose }: LinkDialogProps & { made: RiderLinkResponse }) {
  const address = `${location.origin}/rider#${made.link}`;
  return (
    <Dialog open title={messages.linkTitle(courier.name)} onClose={onClose}>
      <TextField
        label={messages.linkIs}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <p>
        {messages.linkUntil} <Moment at={made.expires_at} />
      </p>
      {isMobile(courier.phone) && (
        <ChatLinks
          title={messages.linkSend}
          chats={{ whatsapp: courier.phone, viber: courier.phone }}
          message={messages.linkText(address)}
        />
      )}
    </Dialog>
  );
}

/** Creates a link with which a rider works without an account (D222). */
export function LinkDialog(props: LinkDialogProps) {
  const { courier, onClose } = props;
  const [make] = useMakeRiderLinkMutation();
  const [made, setMade] = useState<RiderLinkResponse>();
  const { frame, values, set } = useDialogForm<{ days: string }, RiderLinkResponse>({
    start: { days: String(RIDER_LINK_DAYS.usual) },
    call: ({ days }) => make({ params: { id: courier.id }, body: { days: Number(days) } }),
    onDone: setMade,
    onClose,
  });
  if (made) return <Made {...props} made={made} />;
  return (
    <FormDialog {...frame} title={messages.linkTitle(courier.name)} submitLabel={messages.makeLink}>
      <p>{messages.linkLead}</p>
      <Choice
        label={messages.linkDays}
        choices={DAYS.map((days) => [days, writeDigits(days)])}
        value={values.days}
        onChoose={(days) => set({ days })}
      />
    </FormDialog>
  );
}
