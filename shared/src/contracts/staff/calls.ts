import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post, put, remove } = callsOf<typeof shapes>();

export const staffLogin = post('staffLogin', '/auth/staffLogin', ['auth']);
export const currentUser = get('currentUser', '/auth/me', ['auth']);

/** Changes nothing in the cache: asked again, the server would refuse; `logout` forgets every response. */
export const signOut = post('signOut', '/auth/signout');

/** It counts orders, products and messages, so their changes reach it too. */
export const staffOverview = get('staffOverview', '/auth/overview', [
  'auth',
  'order-product',
  'product',
  'notification',
]);

export const staffCharts = get('staffCharts', '/auth/overview/charts', [
  'auth',
  'order-product',
  'product',
]);
export const staffMembers = get('staffMembers', '/auth', ['auth']);
export const addStaffMember = post('addStaffMember', '/auth/add-staff', ['auth']);
export const staffMember = get('staffMember', '/auth/staffs/:id', ['auth']);
export const changeStaffMember = put('changeStaffMember', '/auth/staffs/:id', ['auth']);
export const changeStaffAccount = put('changeStaffAccount', '/auth/:id', ['auth']);
export const chooseStaffLanguage = put('chooseStaffLanguage', '/auth/me/language', ['auth']);
export const deleteStaffMember = remove('deleteStaffMember', '/auth/:id', ['auth']);
export const staffSessions = get('staffSessions', '/auth/staffs/:id/sessions', ['auth']);
export const endOtherStaffSessions = remove('endOtherStaffSessions', '/auth/staffs/:id/sessions', [
  'auth',
]);
export const endStaffSession = remove('endStaffSession', '/auth/staffs/:id/sessions/:session', [
  'auth',
]);
