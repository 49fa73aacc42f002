import { acceptances } from './acceptances.ts'
import { apiKeys } from './api-keys.ts'
import { attachments } from './attachments.ts'
import { accessLog, auditLog } from './audit.ts'
import { auth } from './auth.ts'
import { comments } from './comments.ts'
import { companies, memberships } from './companies.ts'
import { dashboard } from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import { events } from './events.ts'
import { imports } from './imports.ts'
import { locationSheets } from './location-sheets.ts'
import { locations } from './locations.ts'
import { mapTiles } from './map-tiles.ts'
import { notificationPreferences, notifications } from './notifications.ts'
import { postalCodes } from './postal-codes.ts'
import { myData, privacyRequests } from './privacy.ts'
import { profile } from './profile.ts'
import { reportRuns, reportSchedules } from './report-schedules.ts'
import { reports } from './reports.ts'
import { serviceOrders } from './service-orders.ts'
import { organization, reasons, settings, settingsTests } from './settings.ts'
import { tracking } from './tracking.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'

/** Every endpoint there is: what the server must serve, the authorisation matrix cover and OpenAPI print. */
export const endpoints: readonly Endpoint[] = [
  auth,
  users,
  profile,
  notificationPreferences,
  notifications,
  acceptances,
  companies,
  memberships,
  serviceOrders,
  comments,
  attachments,
  imports,
  locations,
  locationSheets,
  postalCodes,
  mapTiles,
  dashboard,
  reports,
  reportRuns,
  reportSchedules,
  settings,
  settingsTests,
  reasons,
  organization,
  auditLog,
  accessLog,
  myData,
  privacyRequests,
  apiKeys,
  webhooks,
  events,
  tracking,
].flatMap((group): Endpoint[] => Object.values(group))
