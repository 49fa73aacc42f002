import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'
import { Id, Instant } from '../core/primitives.ts'
import { Role } from '../core/roles.ts'

export const UserStatus = z.enum(['active', 'invited', 'inactive'])
export type UserStatus = z.infer<typeof UserStatus>

/** Interface labels of the user states. */
export const userStatusLabels = createLabels<UserStatus>({
  active: 'Ativo',
  invited: 'Convidado',
  inactive: 'Inativo',
})

export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role: Role,
  status: UserStatus,
  /**
   * Of operators: whether they belong to the delivery team, which reads internal data and carries out orders. Other
   * operators see the same as their company.
   */
  carriesOut: z.boolean(),
  lastLoginAt: z.nullable(Instant),
  /** Increases with each edit; send it with the next one, in `If-Match` or in the body. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type User = z.infer<typeof User>

/** A session that has not expired. */
export const OpenSession = z.object({
  id: Id,
  /** The device in short: `Chrome no Windows`. */
  device: z.string(),
  /** The last used network address. */
  address: z.nullable(z.string()),
  createdAt: Instant,
  /** With a precision of one minute. */
  lastSeenAt: Instant,
  expiresAt: Instant,
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>
