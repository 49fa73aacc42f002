import { type Company, CompanyChanges, CompanyPolicy } from '@malote/api-client'
import * as z from 'zod/mini'
import { parseProofOption, toProofOption } from '../../lib/format/proof-choice.ts'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'

/** The policy without its deprecated fields, which repeat the first of a list. */
const EditedPolicy = z.omit(CompanyPolicy, { pickupProof: true, dropoffProof: true })
type EditedPolicy = z.output<typeof EditedPolicy>

const proofFields = ['pickupProofs', 'dropoffProofs', 'returnProofs'] as const
type TextField = (typeof proofFields)[number] | 'timeZone'

/** The form values of an agreement. Selections are texts; the empty one is the default of the settings. */
type PolicyValues = Omit<EditedPolicy, TextField> & Record<TextField, string>

/** The form values of a company. */
export interface CompanyValues {
  name: string
  cnpj: string
  policy: PolicyValues
}

/** An agreement without own values: the defaults of the settings apply. */
const emptyPolicy: EditedPolicy = {
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

const toPolicyValues = (policy: EditedPolicy): PolicyValues => ({
  ...policy,
  pickupProofs: toProofOption(policy.pickupProofs),
  dropoffProofs: toProofOption(policy.dropoffProofs),
  returnProofs: toProofOption(policy.returnProofs),
  timeZone: policy.timeZone ?? '',
})

const toPolicy = (values: PolicyValues): EditedPolicy => ({
  ...values,
  pickupProofs: parseProofOption(values.pickupProofs),
  dropoffProofs: parseProofOption(values.dropoffProofs),
  returnProofs: parseProofOption(values.returnProofs),
  timeZone: values.timeZone || null,
})

export const emptyCompany: CompanyValues = { name: '', cnpj: '', policy: toPolicyValues(emptyPolicy) }

export const toFormValues = ({ name, cnpj, policy }: Company): CompanyValues => ({
  name,
  cnpj: cnpj ?? '',
  policy: toPolicyValues(policy ? EditedPolicy.parse(policy) : emptyPolicy),
})

/** @returns the changed properties of a company. */
export function toCompanyEdit(values: CompanyValues, before: CompanyValues) {
  const policy = getChangedFields(toPolicy(values.policy), toPolicy(before.policy))
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
  ...toCompanyEdit(values, emptyCompany),
  name: values.name,
})
