import { users } from '@malote/api-client'
import { query } from '../../app/api'

/** Who the person of the stored token is. */
export const currentUserQuery = query(users.me, {})
