/** The `/v1` API as data: each endpoint, schema, error, status and transition is declared here once. */

// Core: endpoints, errors, paging, primitives
export {
  Address,
  Coordinates,
  doorParts,
  formatAddress,
  formatPostalCode,
  PostalCode,
  State,
  sameDoor,
} from './core/address.ts'
export { FieldChange, MadeChange } from './core/changes.ts'
export { definitionOf, described } from './core/described.ts'
export { Cnpj, formatCnpj, formatPhone, hasValidCnpjDigits, Phone } from './core/documents.ts'
export { type Endpoint, type EndpointInput, type EndpointOutput, endpoint, errorsOf } from './core/endpoint.ts'
export { commonErrors, type ErrorCode, errorCatalogue, errorsOfBodies, Problem, ProblemField } from './core/errors.ts'
export { MapTiles, mapTiles } from './core/map-tiles.ts'
export { explain, missingMessage } from './core/messages.ts'
export { ClockTime, Holiday, OpeningHours, OpeningSpan, Weekday, weekdayLabels } from './core/opening-hours.ts'
export { listOf, PageMeta, pageOf, paging, Search } from './core/paging.ts'
export { PostalCodeAddress, postalCodes } from './core/postal-codes.ts'
export {
  Cents,
  Day,
  EditedVersion,
  Email,
  Id,
  Instant,
  line,
  NamedRef,
  normalized,
  paragraph,
  SentInstant,
  seenLine,
} from './core/primitives.ts'
export { resourceTitles } from './core/resource-titles.ts'
export { everyRole, isDeliveryTeam, Role, roleLabels } from './core/roles.ts'
export { TimeZone, zoneOf } from './core/time-zone.ts'
export { endpoints } from './endpoints.ts'
// Integrations
export {
  ApiKey,
  ApiKeyChanges,
  apiKeyStart,
  apiKeys,
  apiKeysPerCompany,
  CreatedApiKey,
  isOpenToApiKeys,
  NewApiKey,
} from './integrations/api-keys.ts'
export { WebhookMessage } from './integrations/webhook-message.ts'
export {
  CreatedWebhook,
  NewWebhook,
  RotatedSecret,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookDeliveryStatus,
  WebhookEventType,
  WebhookMessageType,
  WebhookStatus,
  webhookDeliveryStatusLabels,
  webhookEventTypeLabels,
  webhookMessageTypeLabels,
  webhookStatusLabels,
  webhooks,
  webhooksPerCompany,
} from './integrations/webhooks.ts'
// Service orders
export { assignmentRefusal } from './orders/assignment-errors.ts'
export { Assignment, BulkAssignment } from './orders/assignments.ts'
export {
  Attachment,
  AttachmentKind,
  AttachmentType,
  attachmentKindLabels,
  attachmentLimits,
  attachments,
  NewAttachments,
  proofKindLabels,
} from './orders/attachments.ts'
export { BulkResult, BulkTransition } from './orders/bulk-transitions.ts'
export {
  Comment,
  CommentVisibility,
  comments,
  commentsPerOrder,
  commentVisibilityLabels,
  NewComment,
} from './orders/comments.ts'
export { DuplicateQuestion, duplicateHours, PossibleDuplicate } from './orders/duplicates.ts'
export { type ImportFieldInfo, importFields } from './orders/import-fields.ts'
export {
  Import,
  ImportRow,
  ImportRowError,
  ImportStatus,
  importLimits,
  importStatusLabels,
  imports,
} from './orders/imports.ts'
export { events, LiveEvent } from './orders/live-events.ts'
export {
  DraftAddress,
  DraftItem,
  DraftStop,
  NewDraft,
  type NewDraftInput,
  NewItem,
  NewServiceOrder,
  type NewServiceOrderInput,
  NewStop,
  type WindowIssue,
  windowIssues,
} from './orders/new-service-order.ts'
export {
  Actor,
  Item,
  OrderNumber,
  OrderSource,
  orderSourceLabels,
  Priority,
  ProofKind,
  ProofKinds,
  priorityLabels,
  SentTimeWindow,
  ServiceOrder,
  ServiceOrderSummary,
  Stop,
  StopKind,
  StopState,
  stopStateLabels,
  TimeWindow,
} from './orders/service-order.ts'
export {
  type EditScope,
  editScopeOf,
  editScopes,
  mayEditField,
  ServiceOrderChanges,
  type ServiceOrderChangesInput,
} from './orders/service-order-edits.ts'
export { ServiceOrderEvent, ServiceOrderEventType } from './orders/service-order-events.ts'
export {
  chosenAtOnce,
  MeasuredDelivery,
  measuredDeliveryLabels,
  noReasonGiven,
  OrderMoment,
  orderFilters,
  orderMomentLabels,
  otherReason,
  ServiceOrderExport,
  ServiceOrderFilters,
  ServiceOrderPageMeta,
  ServiceOrderSort,
} from './orders/service-order-filters.ts'
export {
  closedStatuses,
  runningStatuses,
  ServiceOrderStatus,
  ServiceOrderTab,
  serviceOrderStatusLabels,
  serviceOrderTabs,
} from './orders/service-order-status.ts'
export {
  type Decision,
  decide,
  decisionsFor,
  mayCorrect,
  serviceOrderTransitions,
  type Transition,
  type TransitionRequirement,
  transitionBetween,
} from './orders/service-order-transitions.ts'
export {
  CreatedServiceOrder,
  ServiceOrderAction,
  ServiceOrderTabCounts,
  StopOutcome,
  serviceOrders,
} from './orders/service-orders.ts'
export {
  TrackedDelivery,
  TrackedOrder,
  TrackingStep,
  TrackingToken,
  type TrackingView,
  tracking,
} from './orders/tracking.ts'
export {
  type Caller,
  type OrderFacts,
  reopenMinutes,
  type TransitionGuard,
  transitionGuards,
} from './orders/transition-guards.ts'
export { TransitionInput } from './orders/transition-input.ts'
// People and sessions
export { Acceptance, acceptances, legalDocumentLabels, legalVersions } from './people/acceptances.ts'
export { auth, Credentials, ForgotPassword, ResetPassword, Session } from './people/auth.ts'
export { LegalDocument } from './people/legal-document.ts'
export { NotificationType } from './people/notification-type.ts'
export {
  Notification,
  NotificationPreference,
  notificationPreferences,
  notificationRules,
  notifications,
} from './people/notifications.ts'
export { OpenSession, PasswordChange, ProfileChanges, profile } from './people/profile.ts'
export { NewUser, Password, User, UserChanges, UserStatus, userStatusLabels, users } from './people/users.ts'
// Companies and locations
export {
  Company,
  CompanyChanges,
  type CompanyCounts,
  CompanyDetail,
  CompanyPolicy,
  CompanyStatus,
  companies,
  companyLimits,
  companyStatusLabels,
  Membership,
  memberships,
  NewCompany,
} from './places/companies.ts'
export { LocationImport, locationImportLimits, locationSheets } from './places/location-spreadsheets.ts'
export {
  Location,
  LocationChanges,
  LocationRemoval,
  locationFilters,
  locations,
  NewLocation,
} from './places/locations.ts'
export { AccessRecord, AuditEntry, accessLog, auditLog } from './privacy/audit.ts'
// Privacy and audit
export { type AuditAction, type AuditEntity, auditActionLabels, auditEntityLabels } from './privacy/audit-texts.ts'
export {
  MyData,
  myData,
  PrivacyDecision,
  PrivacyRequest,
  PrivacyRequestKind,
  PrivacyRequestStatus,
  PublicPrivacyRequest,
  privacyRequestKindLabels,
  privacyRequestStatusLabels,
  privacyRequests,
} from './privacy/privacy.ts'
// Reports
export { Dashboard, DashboardTimes, dashboard, type FigureFilters, figureLists } from './reports/dashboard.ts'
export {
  NewReportRun,
  NewReportSchedule,
  ReportFormat,
  ReportPeriod,
  ReportRhythm,
  ReportRun,
  ReportRunStatus,
  ReportSchedule,
  ReportScheduleChanges,
  reportPeriodLabels,
  reportRunStatusLabels,
  reportRuns,
  reportSchedules,
} from './reports/report-schedules.ts'
export { Report, ReportColumnKind, ReportDescription, ReportKey, reports } from './reports/reports.ts'
// Settings
export {
  missingInOrganization,
  Organization,
  organization,
  organizationLabels,
  type ReasonKind,
  Reasons,
  Retention,
  reasonKindOf,
  reasons,
  Settings,
  SettingsChanges,
  SettingsTest,
  SettingsTestResult,
  settings,
  settingsTests,
} from './settings/settings.ts'
