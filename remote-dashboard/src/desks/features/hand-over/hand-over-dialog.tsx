import { useState } from 'react';
import { addressOf } from '@pasal/shared/api';
import { exportHandOver } from '@pasal/shared/contracts/calls';
import { Choice, Fields, ListView, useMay } from '@pasal/shared/dashboard';
import { Button, Checkbox, Dialog, Icon, icons, Skeleton } from '@pasal/shared/ui';
import { DayField } from '../../../kit/day-field/day-field';
import { DownloadLink } from '../../../kit/download-link';
import { PrintJob } from '../../../kit/order-print/print-job';
import { LinkDialog } from '../../../kit/rider-link/link-dialog';
import { useToday } from '../../../kit/use-today';
import { useCouriersQuery } from '../../../kit/couriers-api';
import { useHandOverQuery } from '../../desks-api';
import { HandOverSheet } from './hand-over-sheet';
import * as messages from './messages';

interface HandedProps {
  courier: number;
  day: string;
  of: 'unreported' | 'all';
}

/** The parcels handed over, for printing with totals, or as the courier's upload file. */
function Handed({ courier, day, of }: HandedProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { currentData, error, isError, refetch } = useHandOverQuery(
    { params: { id: courier }, query: { day, of } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListView
      answer={{ error: isError ? error : undefined, refetch }}
      data={currentData}
      failed={messages.failed}
      loading={<Skeleton $height="48px" />}
    >
      {(handed) =>
        handed.parcels.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <Fields>
            <p role="status">
              {messages.sum(
                handed.parcels.length,
                handed.parcels.reduce((sum, { cash_due }) => sum + cash_due, 0),
              )}
            </p>
            <Button onClick={() => setPrinting(true)}>
              <Icon shape={icons.printer} /> {messages.print}
            </Button>
            <DownloadLink
              $variant="secondary"
              href={addressOf(exportHandOver, { params: { id: courier }, query: { day, of } })}
              download
            >
              {messages.file}
            </DownloadLink>
            {isPrinting && (
              <PrintJob onDone={() => setPrinting(false)}>
                {(letterhead) => <HandOverSheet handed={handed} {...letterhead} />}
              </PrintJob>
            )}
          </Fields>
        )
      }
    </ListView>
  );
}

interface HandOverDialogProps {
  /** The last selected courier, as text; empty for none. */
  courier: string;
  onCourier: (id: string) => void;
  onClose: () => void;
}

/** A courier's sheet, and its file. */
export function HandOverDialog({ courier, onCourier, onClose }: HandOverDialogProps) {
  const today = useToday();
  const [day, setDay] = useState(today);
  const { currentData } = useCouriersQuery();
  const couriers = currentData?.couriers ?? [];
  const chosen = couriers.find(({ id }) => String(id) === courier);
  const [isAll, setAll] = useState(false);
  const mayLink = useMay('staff');
  const [isLinking, setLinking] = useState(false);
  if (isLinking && chosen) return <LinkDialog courier={chosen} onClose={() => setLinking(false)} />;
  return (
    <Dialog
      open
      title={messages.title}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Fields>
        <Choice
          label={messages.courier}
          choices={[
            ['', messages.chooseCourier] as const,
            ...couriers.map(({ id, name }) => [String(id), name] as const),
          ]}
          value={courier}
          onChoose={onCourier}
        />
        <DayField
          label={messages.day}
          value={day}
          max={today}
          onChoose={(to) => setDay(to ?? today)}
        />
        {courier !== '' && (
          <>
            <Checkbox
              label={messages.all}
              checked={isAll}
              onChange={({ target }) => setAll(target.checked)}
            />
            <Handed courier={Number(courier)} day={day} of={isAll ? 'all' : 'unreported'} />
          </>
        )}
        {mayLink && chosen?.active && (
          <Button variant="secondary" onClick={() => setLinking(true)}>
            {messages.link(chosen.name)}
          </Button>
        )}
      </Fields>
    </Dialog>
  );
}
