import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'

export const CompanyStatus = z.enum(['active', 'suspended'])
export type CompanyStatus = z.infer<typeof CompanyStatus>

/** Interface labels of the company states. */
export const companyStatusLabels = createLabels<CompanyStatus>({ active: 'Ativa', suspended: 'Suspensa' })
