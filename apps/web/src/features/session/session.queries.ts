import { users } from '@malote/api-client'
import { query } from '../../lib/http/api'

/** Who the person of the stored token is. */
export const currentUserQuery = query(users.me, {})
