import * as auth from './auth';
import * as overview from '../overview/overview';
import { IdParams, MessageResponse } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

export const staffLogin = {
  summary: 'Signs a member of staff in.',
  access: 'public',
  body: auth.LoginRequest,
  response: auth.LoginResponse,
  errors: { UNAUTHENTICATED: null, RATE_LIMITED: null },
} as const satisfies CallShape;

export const currentUser = {
  summary: 'Who is signed in.',
  access: 'staff',
  permission: 'account',
  response: auth.UserResponse,
} as const satisfies CallShape;

export const signOut = {
  summary: 'Ends the session, if there is one.',
  access: 'public',
  response: MessageResponse,
  // It takes no body, and reads none that is large.
  errors: { TOO_LARGE: null },
} as const satisfies CallShape;

export const staffOverview = {
  summary: "The dashboard's counts; days are those of Kathmandu.",
  access: 'staff',
  response: overview.Overview,
} as const satisfies CallShape;

export const staffCharts = {
  summary: 'Orders and revenue of the last days, best sellers, low stock.',
  access: 'staff',
  query: overview.ChartsQuery,
  response: overview.ChartsResponse,
} as const satisfies CallShape;

export const staffMembers = {
  summary: 'Lists everyone on the staff.',
  access: 'admin',
  response: auth.StaffsResponse,
} as const satisfies CallShape;

export const addStaffMember = {
  summary: 'Adds a member of staff.',
  access: 'admin',
  body: auth.AddStaffRequest,
  status: 201,
  response: auth.ChangedUserResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const staffMember = {
  summary: 'One member of staff: oneself, or anyone for an administrator.',
  access: 'staff',
  permission: 'account',
  params: IdParams,
  response: auth.UserResponse,
  errors: { FORBIDDEN: null },
} as const satisfies CallShape;

export const changeStaffMember = {
  summary: 'Gives a member of staff another role, disables or enables them.',
  description: 'Whoever is disabled is signed out at once and cannot sign in again.',
  access: 'admin',
  params: IdParams,
  body: auth.ChangeMemberRequest,
  response: auth.MemberResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const changeStaffAccount = {
  summary: 'Changes email or password of a member of staff.',
  description:
    'Either needs `currentPassword`: one’s own, also when an administrator changes somebody else.',
  access: 'staff',
  permission: 'account',
  params: IdParams,
  body: auth.UpdateStaffRequest,
  response: auth.ChangedUserResponse,
  errors: { CONFLICT: null, RATE_LIMITED: null },
} as const satisfies CallShape;

export const chooseStaffLanguage = {
  summary: 'Says in which language the shop writes to who is signed in.',
  access: 'staff',
  permission: 'account',
  body: auth.LanguageRequest,
  response: auth.ChangedUserResponse,
} as const satisfies CallShape;

export const deleteStaffMember = {
  summary: 'Removes a member of staff and ends their sessions.',
  access: 'admin',
  params: IdParams,
  response: MessageResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const staffSessions = {
  summary: 'Where a member of staff is signed in, last seen first.',
  access: 'staff',
  permission: 'account',
  params: IdParams,
  response: auth.SessionsResponse,
  errors: { FORBIDDEN: null },
} as const satisfies CallShape;

export const endOtherStaffSessions = {
  summary: 'Ends every session of a member of staff but the one that asks.',
  access: 'staff',
  permission: 'account',
  params: IdParams,
  response: MessageResponse,
} as const satisfies CallShape;

export const endStaffSession = {
  summary: 'Ends one session of a member of staff.',
  access: 'staff',
  permission: 'account',
  params: auth.SessionParams,
  response: MessageResponse,
} as const satisfies CallShape;
