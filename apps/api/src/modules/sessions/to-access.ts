import type { AccessRecord } from '@malote/api-client/contract'
import { describeDevice } from './device.ts'

interface AccessRow {
  readonly address: string
  readonly user_agent: string | null
  readonly first_at: Date
  readonly last_at: Date
}

/** Maps a row of the access log to an access: from where, with which device and when. */
export function toAccess(row: AccessRow): Pick<AccessRecord, 'address' | 'device' | 'firstAt' | 'lastAt'> {
  return {
    address: row.address,
    device: describeDevice(row.user_agent),
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  }
}
