import { type Company, CompanyChanges, CompanyPolicy } from '@malote/api-client'
import * as z from 'zod/mini'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'

/** The policy without its deprecated fields, which repeat the first of a list. */
const EditedPolicy = z.omit(CompanyPolicy, { pickupProof: true, dropoffProof: true })
type EditedPolicy = z.output<typeof EditedPolicy>

/** The form values of a company. */
export interface CompanyValues {
  name: string
  cnpj: string
  policy: EditedPolicy
}

/** An agreement without own values: the defaults of the settings apply. */
export const emptyPolicy: EditedPolicy = {
  slaNormalHours: null,
  slaUrgentHours: null,
  maximumAttempts: null,
  cancelGraceMinutes: null,
  pickupProofs: null,
  dropoffProofs: null,
  returnProofs: null,
  maximumDropoffs: null,
  dailyOrders: null,
  recipientMessages: true,
  timeZone: null,
}

/** An edit of a company; absent properties stay unchanged. */
export const CompanyEdit = z.partial(z.omit(CompanyChanges, { status: true }))
export type CompanyEdit = z.output<typeof CompanyEdit>

export const toFormValues = ({ name, cnpj, policy }: Company): CompanyValues => ({
  name,
  cnpj: cnpj ?? '',
  policy: policy ? EditedPolicy.parse(policy) : emptyPolicy,
})

/** @returns the changed properties of a company. */
export function toCompanyEdit(values: CompanyValues, before: CompanyValues) {
  const policy = getChangedFields(values.policy, before.policy)
  const { name, cnpj } = getChangedFields(
    { name: values.name, cnpj: values.cnpj || null },
    { name: before.name, cnpj: before.cnpj || null },
  )
  return {
    ...(name !== undefined && { name }),
    ...(cnpj !== undefined && { cnpj }),
    ...(Object.keys(policy).length > 0 && { policy }),
  }
}

/** @returns the request for a new company. */
export const toNewCompany = (values: CompanyValues) => ({
  ...toCompanyEdit(values, { name: '', cnpj: '', policy: emptyPolicy }),
  name: values.name,
})
