import type { Role } from '@malote/api-client'

/** What giving orders to somebody is called: operators know no names of others, and take orders over themselves. */
export const assignLabel = (role: Role): string => (role === 'admin' ? 'Trocar responsável' : 'Assumir')
