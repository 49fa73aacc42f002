import { users } from '@malote/api-client'
import { query } from '../../lib/http/api.ts'

/** The user of the stored token. */
export const currentUserQuery = query(users.me, {})
