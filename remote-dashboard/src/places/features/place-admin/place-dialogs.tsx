import { AskDialog } from '@pasal/shared/dashboard';
import { NameDialog } from '../../../kit/admin-parts/name-dialog';
import {
  useAddCityMutation,
  useAddDistrictMutation,
  useDeleteCityMutation,
  useDeleteDistrictMutation,
  useRenameCityMutation,
  useRenameDistrictMutation,
} from '../../places-api';
import type { PlaceTask } from './district-row';
import * as messages from './messages';
import { TermsDialog } from './terms-dialog';

/** The server's maximum length of a place name. */
const MAX_NAME = 100;

interface PlaceDialogsProps {
  chosen: PlaceTask;
  onClose: () => void;
}

/** The dialog opened on the page. */
export function PlaceDialogs({ chosen, onClose }: PlaceDialogsProps) {
  const [addDistrict] = useAddDistrictMutation();
  const [addCity] = useAddCityMutation();
  const [renameDistrict] = useRenameDistrictMutation();
  const [renameCity] = useRenameCityMutation();
  const [deleteDistrict] = useDeleteDistrictMutation();
  const [deleteCity] = useDeleteCityMutation();
  const common = { maxLength: MAX_NAME, onClose };

  if (chosen.task === 'add-district') {
    const title = messages.addDistrict;
    return (
      <NameDialog
        {...common}
        title={title}
        submitLabel={title}
        save={(names) => addDistrict({ body: names })}
      />
    );
  }
  const { id, name } = chosen.place;
  const params = { id };
  if (chosen.task === 'add-city') {
    return (
      <NameDialog
        {...common}
        title={messages.addCityTo(name)}
        submitLabel={messages.addCity}
        save={(names) => addCity({ body: { ...names, district_id: id } })}
      />
    );
  }
  if (chosen.task === 'rename-district' || chosen.task === 'rename-city') {
    const rename = chosen.task === 'rename-city' ? renameCity : renameDistrict;
    return (
      <NameDialog
        {...common}
        title={messages.renameOf(name)}
        name={name}
        nepali={chosen.place.name_ne}
        save={(names) => rename({ params, body: names })}
      />
    );
  }
  if (chosen.task === 'district-terms' || chosen.task === 'city-terms') {
    const kind = chosen.task === 'city-terms' ? 'city' : 'district';
    return <TermsDialog kind={kind} place={chosen.place} onClose={onClose} />;
  }
  const isCity = chosen.task === 'delete-city';
  return (
    <AskDialog
      title={messages.deleteTitle(name)}
      text={isCity ? messages.deleteCityText : messages.deleteDistrictText}
      run={() => (isCity ? deleteCity({ params }) : deleteDistrict({ params }))}
      onClose={onClose}
    />
  );
}
