import {
  defaultRecipientMessages,
  type Organization,
  type ProofKind,
  type Reasons,
  type Settings,
  type SettingsChanges,
} from '@malote/api-client/contract'
import type { Updateable } from 'kysely'
import { fillRequiredProofs } from '../../domain/required-proofs.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { SettingsRow } from './settings.sql.ts'

/** Maps the settings row to the public contact of the installation. */
export function toOrganization(row: SettingsRow): Organization {
  return {
    name: row.organization_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    courtCity: row.court_city,
    dataProtectionOfficer: row.data_protection_officer,
  }
}

/** Maps the settings row to the catalogue of reasons. */
export function toReasons(row: SettingsRow): Reasons {
  return {
    failure: row.failure_reasons,
    cancellation: row.cancel_reasons,
    hold: row.hold_reasons,
    return: row.return_reasons,
    requeue: row.requeue_reasons,
    othersAllowed: row.other_reasons,
  }
}

/** Maps the settings row to the API's settings. */
export function toSettings(row: SettingsRow): Settings {
  return {
    version: row.version,
    organization: toOrganization(row),
    timeZone: row.time_zone,
    metabaseUrl: row.metabase_url,
    cancelGraceMinutes: row.cancel_grace_minutes,
    slaHours: { normal: row.sla_normal_hours, urgent: row.sla_urgent_hours },
    maximumAttempts: row.maximum_attempts,
    openingHours: row.opening_hours,
    holidays: row.holidays,
    reasons: toReasons(row),
    proofs: {
      pickupProofs: row.pickup_proofs,
      dropoffProofs: row.dropoff_proofs,
      returnProofs: row.return_proofs,
      pickup: row.pickup_proofs[0] ?? null,
      dropoff: row.dropoff_proofs[0] ?? null,
    },
    notifications: { statuses: row.notified_statuses },
    recipientMessages: { ...defaultRecipientMessages, ...row.recipient_messages },
    retention: {
      accessLogDays: row.access_log_days,
      emailDays: row.email_days,
      trackingDays: row.tracking_days,
      importDays: row.import_days,
      auditMonths: row.audit_months,
      contactMonths: row.contact_months,
    },
  }
}

/** The settings without deprecated fields, as the audit log records them. */
export function toAuditedSettings(row: SettingsRow) {
  const { proofs, ...settings } = toSettings(row)
  const { pickup: _pickup, dropoff: _dropoff, ...current } = proofs
  return { ...settings, proofs: current }
}

/** The settings always have a list; the deprecated null means none. */
const toProofList = (...given: Parameters<typeof fillRequiredProofs>): ProofKind[] | undefined => {
  const proofs = fillRequiredProofs(...given)
  return proofs === undefined ? undefined : [...(proofs ?? [])]
}

/** Maps changes to columns. Absent fields are left out of the statement. */
export function toSettingsColumns(changes: SettingsChanges, before: SettingsRow): Updateable<Tables['settings']> {
  const { organization = {}, slaHours = {}, reasons = {}, proofs = {}, retention = {} } = changes
  const holidays = changes.holidays?.toSorted((first, second) => (first.day < second.day ? -1 : 1))
  const columns = {
    organization_name: organization.name,
    contact_email: organization.contactEmail,
    contact_phone: organization.contactPhone,
    court_city: organization.courtCity,
    data_protection_officer: organization.dataProtectionOfficer,
    time_zone: changes.timeZone,
    metabase_url: changes.metabaseUrl,
    cancel_grace_minutes: changes.cancelGraceMinutes,
    sla_normal_hours: slaHours.normal,
    sla_urgent_hours: slaHours.urgent,
    maximum_attempts: changes.maximumAttempts,
    opening_hours: changes.openingHours && JSON.stringify(changes.openingHours),
    holidays: holidays && JSON.stringify(holidays),
    failure_reasons: reasons.failure,
    cancel_reasons: reasons.cancellation,
    hold_reasons: reasons.hold,
    return_reasons: reasons.return,
    requeue_reasons: reasons.requeue,
    other_reasons: reasons.othersAllowed,
    pickup_proofs: toProofList(proofs.pickupProofs, proofs.pickup),
    dropoff_proofs: toProofList(proofs.dropoffProofs, proofs.dropoff),
    return_proofs: proofs.returnProofs,
    notified_statuses: changes.notifications?.statuses,
    recipient_messages:
      changes.recipientMessages && JSON.stringify({ ...before.recipient_messages, ...changes.recipientMessages }),
    access_log_days: retention.accessLogDays,
    email_days: retention.emailDays,
    tracking_days: retention.trackingDays,
    import_days: retention.importDays,
    audit_months: retention.auditMonths,
    contact_months: retention.contactMonths,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
