import { CHANGES } from '../refresh/address.mjs';
import { listenToChanges } from './changes.mjs';
import { listenToErrors } from './page-errors.mjs';
import { watch } from './refresh.mjs';

Object.assign(self, { pasalDevelopment: { watch } });
listenToErrors();
listenToChanges(CHANGES);
