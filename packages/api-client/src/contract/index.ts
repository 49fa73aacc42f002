/** The `/v1` API as data: each endpoint, schema, error, status and transition is declared here once. */
// Core: endpoints, errors, paging, primitives
export {
  Address,
  Coordinates,
  formatAddress,
  formatPostalCode,
  isSameStreetAddress,
  PostalCode,
  State,
  streetAddressFields,
} from './core/address.ts'
export { type AddressHint, getAddressHints, getStateOfPostalCode } from './core/address-hints.ts'
export { ConflictingChange, FieldChange } from './core/changes.ts'
export { getClosedHoursText, listOpeningSpans, type OpeningCalendar } from './core/closed-hours.ts'
export { getDescription, withDescription } from './core/described.ts'
export { getDistanceMeters } from './core/distance.ts'
export {
  Cnpj,
  ContactPhone,
  formatCnpj,
  formatPhone,
  hasValidCnpjDigits,
  hasValidCpfDigits,
  Phone,
} from './core/documents.ts'
export { type Endpoint, type EndpointInput, type EndpointOutput, endpoint, getEndpointErrors } from './core/endpoint.ts'
export { bodyErrors, commonErrors, type ErrorCode, errorCatalogue, Problem, ProblemField } from './core/errors.ts'
export { emptyFileText, hasHeicBrand, heicText, incompleteExportText } from './core/file-texts.ts'
export { getUsualEnd, hoursOfDayPart } from './core/hours-of-day.ts'
export { formatInvoiceKey, InvoiceKey, parseInvoiceKey } from './core/invoice-key.ts'
export { type ProposedAreaCode, proposeAreaCode, readLocalPhone } from './core/local-phones.ts'
export { MapTiles, mapTiles } from './core/map-tiles.ts'
export { formatIssue, missingMessage } from './core/messages.ts'
export { toNormalForm } from './core/normal-form.ts'
export { closedEnumMark, createLabels, withFallback } from './core/open-enums.ts'
export { ClockTime, Holiday, OpeningHours, OpeningSpan, Weekday, weekdayLabels } from './core/opening-hours.ts'
export { listParameter, PageMeta, pageSchema, paging, Search } from './core/paging.ts'
export { toPlainLetters, toPlainText } from './core/plain-text.ts'
export { PostalCodeAddress, PostalCodeMatch, postalCodes, toPostalCodeSearch } from './core/postal-codes.ts'
export {
  BoundedInstant,
  Cents,
  Day,
  EditedVersion,
  Email,
  Id,
  Instant,
  line,
  NamedRef,
  normalized,
  normalizeLine,
  paragraph,
} from './core/primitives.ts'
export { resourceTitles } from './core/resource-titles.ts'
export { allRoles, isDeliveryTeam, Role, roleLabels } from './core/roles.ts'
export { stateNames } from './core/state-names.ts'
export { removeNumberRange, streetTitles, streetTypes } from './core/street-names.ts'
export { addDays, formatFullDay, formatHour, getTimeZone, getTimeZoneName, TimeZone } from './core/time-zone.ts'
export { appendNote, splitPhones, type WrittenPhones } from './core/written-phones.ts'
export { endpoints } from './endpoints.ts'
// Integrations
export * from './integrations/api-keys.ts'
export { WebhookMessage } from './integrations/webhook-message.ts'
export * from './integrations/webhook-types.ts'
export * from './integrations/webhooks.ts'
// Service orders
export * from './orders/address-history.ts'
export { getAssignmentError } from './orders/assignment-errors.ts'
export { AssignableUser, Assignee, Assignment, AssignmentRights, BulkAssignment } from './orders/assignments.ts'
export * from './orders/attachments.ts'
export { BulkResult, BulkTransition } from './orders/bulk-transitions.ts'
export * from './orders/comments.ts'
export * from './orders/courier-pace.ts'
export { applyDeferredRequest, type DeferredRequest, decideActions } from './orders/deferred-requests.ts'
export { CreatedServiceOrder, DuplicateQuery, duplicateHours, PossibleDuplicate } from './orders/duplicates.ts'
export * from './orders/evidence-links.ts'
export * from './orders/failure-photos.ts'
export * from './orders/fields.ts'
export * from './orders/import-decisions.ts'
export {
  type DatedStop,
  findDaysWithoutHours,
  findMissingFields,
  type ImportFieldInfo,
  importFields,
} from './orders/import-fields.ts'
export * from './orders/import-mappings.ts'
export * from './orders/imports.ts'
export * from './orders/inbox.ts'
export { InboxStatus, inboxStatusLabels } from './orders/inbox-status.ts'
export * from './orders/lifecycle.ts'
export { applyCorrection, type Correction } from './orders/lifecycle-corrections.ts'
export * from './orders/lifecycle-order.ts'
export { events, LiveEvent } from './orders/live-events.ts'
export {
  DraftAddress,
  DraftItem,
  DraftStop,
  getWindowIssues,
  NewDraft,
  type NewDraftInput,
  NewItem,
  NewServiceOrder,
  type NewServiceOrderInput,
  NewStop,
  type WindowIssue,
} from './orders/new-service-order.ts'
export * from './orders/occurrence-kind.ts'
export * from './orders/occurrence-status.ts'
export * from './orders/occurrences.ts'
export { OrderByReference, OrderByReferenceOutcome } from './orders/order-by-reference.ts'
export { getStopName, listOrderFacts, type OrderNameField, orderNameFields } from './orders/order-facts.ts'
export { normalizeOrderNumber } from './orders/order-number.ts'
export { NewRating, Rating } from './orders/ratings.ts'
export { describeReceiptStatus, listReceiptProofs } from './orders/receipt-text.ts'
export * from './orders/receipts.ts'
export * from './orders/recipient-messages.ts'
export * from './orders/recipient-requests.ts'
export {
  Actor,
  BoundedTimeWindow,
  Item,
  MapPosition,
  NextStop,
  OrderNumber,
  OrderSource,
  orderSourceLabels,
  Priority,
  ProofKind,
  ProofKinds,
  priorityLabels,
  proofKindLabels,
  ServiceOrder,
  ServiceOrderSummary,
  Stop,
  StopKind,
  StopState,
  stopStateLabels,
  TimeWindow,
} from './orders/service-order.ts'
export {
  canEditField,
  type EditScope,
  editScopes,
  getEditScope,
  ServiceOrderChanges,
  type ServiceOrderChangesInput,
} from './orders/service-order-edits.ts'
export { ServiceOrderEvent, ServiceOrderEventType } from './orders/service-order-events.ts'
export * from './orders/service-order-filters.ts'
export {
  closedStatuses,
  receiptStatuses,
  runningStatuses,
  ServiceOrderStatus,
  ServiceOrderTab,
  serviceOrderStatusLabels,
  serviceOrderTabs,
} from './orders/service-order-status.ts'
export {
  decideAllTransitions,
  decideTransition,
  findTransition,
  holdableStatuses,
  serviceOrderTransitions,
  type Transition,
  type TransitionDecision,
  type TransitionRequirement,
} from './orders/service-order-transitions.ts'
export {
  ManualOrder,
  ServiceOrderAction,
  ServiceOrderTabCounts,
  StopOutcome,
  serviceOrders,
} from './orders/service-orders.ts'
export { canCorrectStatus, getCorrectionRequirements } from './orders/status-corrections.ts'
export { EventPlace, StepEvidence } from './orders/step-evidence.ts'
export * from './orders/tracking.ts'
export { TrackingToken } from './orders/tracking-token.ts'
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
export {
  NotificationPreference,
  notificationPreferences,
  notificationRules,
} from './people/notification-preferences.ts'
export { NotificationType } from './people/notification-type.ts'
export { Notification, notifications } from './people/notifications.ts'
export { PasswordChange, ProfileChanges, profile } from './people/profile.ts'
export { StartData, start } from './people/start.ts'
export { OpenSession, User, UserStatus, userStatusLabels } from './people/user.ts'
export { EndedSessions, NewUser, Password, UserChanges, users } from './people/users.ts'
export {
  Company,
  CompanyChanges,
  type CompanyCounts,
  CompanyDetail,
  CompanyPolicy,
  companies,
  companyLimits,
  Membership,
  MembershipChanges,
  memberships,
  NewCompany,
} from './places/companies.ts'
// Companies and locations
export { CompanyStatus, companyStatusLabels } from './places/company-status.ts'
export { locationImportFields } from './places/location-import-fields.ts'
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
export * from './privacy/privacy.ts'
export {
  PrivacyRequestKind,
  PrivacyRequestStatus,
  privacyRequestKindLabels,
  privacyRequestStatusLabels,
} from './privacy/privacy-request-types.ts'
// Reports
export { Dashboard, type DashboardListFilters, DashboardTimes, dashboard, dashboardLists } from './reports/dashboard.ts'
export * from './reports/proof-exports.ts'
export { ReportKey } from './reports/report-key.ts'
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
export { Report, ReportColumnKind, ReportDescription, reports } from './reports/reports.ts'
// Settings
export { listSettings, type Setting } from './settings/list-settings.ts'
export * from './settings/logos.ts'
export {
  getMissingOrganizationFields,
  Organization,
  organization,
  organizationLabels,
  PublicOrganization,
} from './settings/organization.ts'
export { getReasonKind, type ReasonKind, Reasons, reasons } from './settings/reasons.ts'
export * from './settings/recipient-message-templates.ts'
export type { SettingKind } from './settings/setting.ts'
export type { SettingKey } from './settings/setting-definitions.ts'
export { type SettingSection, settingLabels, settingSections } from './settings/setting-sections.ts'
export {
  Retention,
  Settings,
  SettingsChanges,
  SettingsTest,
  SettingsTestResult,
  settings,
  settingsTests,
} from './settings/settings.ts'
