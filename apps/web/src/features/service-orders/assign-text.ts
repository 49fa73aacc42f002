import type { Role } from '@malote/api-client'

/**
 * The label of the action that changes the assignee: operators do not see other operators, so they take orders over.
 */
export const getAssignLabel = (role: Role): string => (role === 'admin' ? 'Trocar responsável' : 'Assumir')
