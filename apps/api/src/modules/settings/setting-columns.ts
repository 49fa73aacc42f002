import type { SettingKey, Settings } from '@malote/api-client/contract'
import type { SettingsRow } from './settings.sql.ts'

/** The value of a setting in a response. */
type SettingValue<Key extends string> = Key extends keyof Settings
  ? Settings[Key]
  : Key extends `${infer Group extends Extract<keyof Settings, string>}.${infer Part}`
    ? Part extends keyof Settings[Group]
      ? Settings[Group][Part]
      : never
    : never

/** The columns whose values are of a type. */
type ColumnOf<Value> = {
  [Column in keyof SettingsRow]: SettingsRow[Column] extends Value ? Column : never
}[keyof SettingsRow]

/** The column of each setting. The messages to recipients are stored as differences from their defaults. */
export const settingColumns = {
  'organization.name': 'organization_name',
  'organization.contactEmail': 'contact_email',
  'organization.contactPhone': 'contact_phone',
  'organization.courtCity': 'court_city',
  'organization.dataProtectionOfficer': 'data_protection_officer',
  timeZone: 'time_zone',
  metabaseUrl: 'metabase_url',
  cancelGraceMinutes: 'cancel_grace_minutes',
  'slaHours.normal': 'sla_normal_hours',
  'slaHours.urgent': 'sla_urgent_hours',
  maximumAttempts: 'maximum_attempts',
  ordersPerHour: 'orders_per_hour',
  openingHours: 'opening_hours',
  holidays: 'holidays',
  'reasons.failure': 'failure_reasons',
  'reasons.photoRequired': 'photo_reasons',
  'reasons.cancellation': 'cancel_reasons',
  'reasons.hold': 'hold_reasons',
  'reasons.return': 'return_reasons',
  'reasons.requeue': 'requeue_reasons',
  'reasons.othersAllowed': 'other_reasons',
  'proofs.pickupProofs': 'pickup_proofs',
  'proofs.dropoffProofs': 'dropoff_proofs',
  'proofs.returnProofs': 'return_proofs',
  'notifications.statuses': 'notified_statuses',
  recipientMessages: 'recipient_messages',
  'retention.accessLogDays': 'access_log_days',
  'retention.emailDays': 'email_days',
  'retention.trackingDays': 'tracking_days',
  'retention.importDays': 'import_days',
  'retention.auditMonths': 'audit_months',
  'retention.contactMonths': 'contact_months',
} as const satisfies {
  [Key in SettingKey]: Key extends 'recipientMessages' ? keyof SettingsRow : ColumnOf<SettingValue<Key>>
}
