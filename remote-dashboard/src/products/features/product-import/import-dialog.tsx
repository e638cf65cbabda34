import { Button, Dialog, Field, TextInput } from '@pasal/shared/ui';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import * as messages from './messages';
import { Content } from './product-import.styles';
import { useProductImport } from './use-product-import';

/** Takes a file, says what it would change, and changes it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { report, written, problem, isWorking, hasStopped, isReady, take, write } =
    useProductImport(onClose);
  return (
    <Dialog
      open
      place="wide"
      title={messages.title}
      busy={isWorking}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isWorking} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            busy={isWorking}
            disabled={!isReady}
            onClick={() => {
              if (report) void write(report);
            }}
          >
            {hasStopped ? messages.goOn : messages.apply}
          </Button>
        </>
      }
    >
      <Content>
        <p>{messages.how}</p>
        <Field label={messages.file} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,text/csv"
              disabled={isWorking}
              // Chosen once more, a file is read once more: it was corrected under the same name.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => void take(target.files?.[0])}
            />
          )}
        </Field>
        {isWorking && !report && <p role="status">{messages.checking}</p>}
        {written && <ImportProgress written={written} stopped={hasStopped} />}
        {report && !(written && report.problems.length === 0) && <ImportReport report={report} />}
      </Content>
    </Dialog>
  );
}
