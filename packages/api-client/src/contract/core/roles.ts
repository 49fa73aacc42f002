import * as z from 'zod/mini'
import { createLabels } from './open-enums.ts'

/** The role of a signed-in user (specification, section 1). */
export const Role = z.enum(['operator', 'manager', 'admin'])
export type Role = z.infer<typeof Role>

/** Interface labels of the roles. */
export const roleLabels = createLabels<Role>({
  operator: 'Operador',
  manager: 'Gestor',
  admin: 'Administrador',
})

/** All roles, for endpoints that every signed-in user may call. */
export const allRoles = ['operator', 'manager', 'admin'] as const satisfies readonly Role[]

/** Whether a user belongs to the delivery team, which reads internal data and carries out orders. */
export function isDeliveryTeam({ role, carriesOut }: { role: Role; carriesOut: boolean }): boolean {
  return role === 'admin' || (role === 'operator' && carriesOut)
}
