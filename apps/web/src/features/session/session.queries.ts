import { users } from '@malote/api-client'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../lib/http/api.ts'

/** The user of the stored token (specification, sections 2 and 7). Without a connection it fails at once. */
export const currentUserQuery = queryOptions({ ...query(users.me, {}), networkMode: 'always' })
