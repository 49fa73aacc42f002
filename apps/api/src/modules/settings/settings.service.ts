import type { Organization, Settings } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { type SettingsRow, selectSettings } from './settings.sql.ts'

function toOrganization(row: SettingsRow): Organization {
  return {
    name: row.organization_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    courtCity: row.court_city,
    dataProtectionOfficer: row.data_protection_officer,
  }
}

/** Who answers for this installation, as the legal pages say it to anybody. */
export async function getOrganization(ctx: Context): Promise<Organization> {
  return toOrganization(await selectSettings(ctx.db))
}

/** What the organisation chose for its operation. */
export async function getSettings(ctx: Context): Promise<Settings> {
  const row = await selectSettings(ctx.db)
  return {
    organization: toOrganization(row),
    timeZone: row.time_zone,
    metabaseUrl: row.metabase_url,
    cancelGraceMinutes: row.cancel_grace_minutes,
    slaHours: { normal: row.sla_normal_hours, urgent: row.sla_urgent_hours },
    maximumAttempts: row.maximum_attempts,
  }
}
