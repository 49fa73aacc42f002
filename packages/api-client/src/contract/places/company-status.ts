import * as z from 'zod/mini'

export const CompanyStatus = z.enum(['active', 'suspended'])
export type CompanyStatus = z.infer<typeof CompanyStatus>

/** Interface labels of the company states. */
export const companyStatusLabels: Record<CompanyStatus, string> = { active: 'Ativa', suspended: 'Suspensa' }
