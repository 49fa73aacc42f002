import * as z from 'zod/mini'

/** Who a signed-in person is (specification, section 1). */
export const Role = z.enum(['operator', 'manager', 'admin'])
export type Role = z.infer<typeof Role>

/** The roles as the interface says them. */
export const roleLabels: Record<Role, string> = {
  operator: 'Operador',
  manager: 'Gestor',
  admin: 'Administrador',
}

/** Every role, for the calls that any signed-in person may make. */
export const everyRole = ['operator', 'manager', 'admin'] as const satisfies readonly Role[]

/** Whether somebody belongs to the delivery team: reads what is internal, and carries orders out. */
export function isDeliveryTeam({ role, carriesOut }: { role: Role; carriesOut: boolean }): boolean {
  return role === 'admin' || (role === 'operator' && carriesOut)
}
