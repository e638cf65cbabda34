import type { Call } from '../calls/call';
import type * as shapes from './shapes';

export const staffLogin: Call<typeof shapes.staffLogin> = {
  name: 'staffLogin',
  method: 'POST',
  path: '/auth/staffLogin',
  changes: ['auth'],
};

export const currentUser: Call<typeof shapes.currentUser> = {
  name: 'currentUser',
  method: 'GET',
  path: '/auth/me',
  reads: ['auth'],
};

/** Changes nothing in the cache: asked again, the server would refuse; `logout` forgets every response. */
export const signOut: Call<typeof shapes.signOut> = {
  name: 'signOut',
  method: 'POST',
  path: '/auth/signout',
};

/** It counts orders, products and messages, so their changes reach it too. */
export const staffOverview: Call<typeof shapes.staffOverview> = {
  name: 'staffOverview',
  method: 'GET',
  path: '/auth/overview',
  reads: ['auth', 'order-product', 'product', 'notification'],
};

export const staffCharts: Call<typeof shapes.staffCharts> = {
  name: 'staffCharts',
  method: 'GET',
  path: '/auth/overview/charts',
  reads: ['auth', 'order-product', 'product'],
};

export const staffMembers: Call<typeof shapes.staffMembers> = {
  name: 'staffMembers',
  method: 'GET',
  path: '/auth',
  reads: ['auth'],
};

export const addStaffMember: Call<typeof shapes.addStaffMember> = {
  name: 'addStaffMember',
  method: 'POST',
  path: '/auth/add-staff',
  changes: ['auth'],
};

export const staffMember: Call<typeof shapes.staffMember> = {
  name: 'staffMember',
  method: 'GET',
  path: '/auth/staffs/:id',
  reads: ['auth'],
};

export const changeStaffMember: Call<typeof shapes.changeStaffMember> = {
  name: 'changeStaffMember',
  method: 'PUT',
  path: '/auth/staffs/:id',
  changes: ['auth'],
};

export const changeStaffAccount: Call<typeof shapes.changeStaffAccount> = {
  name: 'changeStaffAccount',
  method: 'PUT',
  path: '/auth/:id',
  changes: ['auth'],
};

export const chooseStaffLanguage: Call<typeof shapes.chooseStaffLanguage> = {
  name: 'chooseStaffLanguage',
  method: 'PUT',
  path: '/auth/me/language',
  changes: ['auth'],
};

export const deleteStaffMember: Call<typeof shapes.deleteStaffMember> = {
  name: 'deleteStaffMember',
  method: 'DELETE',
  path: '/auth/:id',
  changes: ['auth'],
};

export const staffSessions: Call<typeof shapes.staffSessions> = {
  name: 'staffSessions',
  method: 'GET',
  path: '/auth/staffs/:id/sessions',
  reads: ['auth'],
};

export const endOtherStaffSessions: Call<typeof shapes.endOtherStaffSessions> = {
  name: 'endOtherStaffSessions',
  method: 'DELETE',
  path: '/auth/staffs/:id/sessions',
  changes: ['auth'],
};

export const endStaffSession: Call<typeof shapes.endStaffSession> = {
  name: 'endStaffSession',
  method: 'DELETE',
  path: '/auth/staffs/:id/sessions/:session',
  changes: ['auth'],
};
