import { NewUser, type Role, type User, UserChanges } from '@malote/api-client'
import * as z from 'zod/mini'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'

/** The form values of a user. */
export interface UserValues {
  name: string
  email: string
  phone: string
  role: Role
  companyIds: readonly string[]
  /** For operators: whether they belong to the delivery team. */
  carriesOut: boolean
}

/** A user invited by a manager must have a company, otherwise the manager could not see the user. */
export const NewCompanyUser = NewUser.check(
  z.refine(({ companyIds }) => companyIds.length > 0, {
    path: ['companyIds'],
    error: 'Escolha pelo menos uma das suas empresas.',
  }),
)

/** An edit of a user and of the user's companies. */
export const UserEditRequest = z.extend(UserChanges, { companyIds: z.optional(z.array(z.string())) })

export const toFormValues = (user: User, companyIds: readonly string[]): UserValues => ({
  name: user.name,
  email: user.email,
  phone: user.phone?.replace(/^\+55/, '') ?? '',
  role: user.role,
  companyIds,
  carriesOut: user.carriesOut,
})

const fieldsOf = ({ phone, ...values }: UserValues) => ({ ...values, phone: phone || null })

/** @returns the request for a new user. Admins have no companies, because they see all. */
export const toNewUser = (values: UserValues) => ({
  ...fieldsOf(values),
  companyIds: values.role === 'admin' ? [] : values.companyIds,
})

/** @returns the changed properties of a user. */
export const toUserEdit = (values: UserValues, before: UserValues) =>
  getChangedFields(fieldsOf(values), fieldsOf(before))
