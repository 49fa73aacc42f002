import type { Endpoint } from './core/endpoint.ts'
import { mapTiles } from './core/map-tiles.ts'
import { postalCodes } from './core/postal-codes.ts'
import { apiKeys } from './integrations/api-keys.ts'
import { webhooks } from './integrations/webhooks.ts'
import { attachments } from './orders/attachments.ts'
import { comments } from './orders/comments.ts'
import { couriers } from './orders/courier-pace.ts'
import { evidenceLinks } from './orders/evidence-links.ts'
import { importMappings } from './orders/import-mappings.ts'
import { imports } from './orders/imports.ts'
import { inbox } from './orders/inbox.ts'
import { events } from './orders/live-events.ts'
import { occurrences } from './orders/occurrences.ts'
import { receipts } from './orders/receipts.ts'
import { recipientMessages } from './orders/recipient-messages.ts'
import { recipientRequests } from './orders/recipient-requests.ts'
import { serviceOrders } from './orders/service-orders.ts'
import { tracking } from './orders/tracking.ts'
import { acceptances } from './people/acceptances.ts'
import { auth } from './people/auth.ts'
import { notificationPreferences } from './people/notification-preferences.ts'
import { notifications } from './people/notifications.ts'
import { profile } from './people/profile.ts'
import { start } from './people/start.ts'
import { users } from './people/users.ts'
import { companies, memberships } from './places/companies.ts'
import { locationSheets } from './places/location-spreadsheets.ts'
import { locations } from './places/locations.ts'
import { accessLog, auditLog } from './privacy/audit.ts'
import { myData, privacyRequests } from './privacy/privacy.ts'
import { dashboard } from './reports/dashboard.ts'
import { proofExports } from './reports/proof-exports.ts'
import { reportRuns, reportSchedules } from './reports/report-schedules.ts'
import { reports } from './reports/reports.ts'
import { companyLogos, logos, organizationLogo } from './settings/logos.ts'
import { organization } from './settings/organization.ts'
import { reasons } from './settings/reasons.ts'
import { settings, settingsTests } from './settings/settings.ts'

/** All endpoints: the server must serve them, the authorisation matrix must cover them and OpenAPI prints them. */
export const endpoints: readonly Endpoint[] = [
  auth,
  users,
  start,
  profile,
  acceptances,
  notifications,
  notificationPreferences,
  companies,
  memberships,
  serviceOrders,
  attachments,
  comments,
  occurrences,
  couriers,
  imports,
  importMappings,
  inbox,
  locations,
  locationSheets,
  postalCodes,
  mapTiles,
  dashboard,
  reports,
  reportSchedules,
  proofExports,
  reportRuns,
  settings,
  settingsTests,
  reasons,
  organization,
  organizationLogo,
  companyLogos,
  logos,
  auditLog,
  accessLog,
  myData,
  privacyRequests,
  apiKeys,
  webhooks,
  events,
  tracking,
  recipientRequests,
  receipts,
  evidenceLinks,
  recipientMessages,
].flatMap((group): Endpoint[] => Object.values(group))
