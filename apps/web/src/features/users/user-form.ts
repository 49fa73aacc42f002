import { type Membership, NewUser, type Role, type User, UserChanges } from '@malote/api-client'
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
  /** Of operators: the companies in which they have the permission "despacho". */
  dispatchIds: readonly string[]
}

/** A user invited by a manager must have a company, otherwise the manager could not see the user. */
export const NewCompanyUser = NewUser.check(
  z.refine(({ companyIds }) => companyIds.length > 0, {
    path: ['companyIds'],
    error: 'Escolha pelo menos uma das suas empresas.',
  }),
)

/** An edit of a user, of the user's companies and of the permissions in them. */
export const UserEditRequest = z.extend(UserChanges, {
  companyIds: z.optional(z.array(z.string())),
  dispatchIds: z.optional(z.array(z.string())),
})

type CompanyIds = Pick<UserValues, 'companyIds' | 'dispatchIds'>

/** @returns the companies of a user, and those in which the user has the permission "despacho". */
export const toCompanyIds = (memberships: readonly Membership[]): CompanyIds => ({
  companyIds: memberships.map(({ companyId }) => companyId),
  dispatchIds: memberships.filter(({ dispatches }) => dispatches).map(({ companyId }) => companyId),
})

export const toFormValues = (user: User, companyIds: CompanyIds): UserValues => ({
  name: user.name,
  email: user.email,
  phone: user.phone?.replace(/^\+55/, '') ?? '',
  role: user.role,
  ...companyIds,
  carriesOut: user.carriesOut,
})

const listFields = <T extends { phone: string }>({ phone, ...values }: T) => ({ ...values, phone: phone || null })

/** @returns the request for a new user. Admins have no companies, because they see all. */
export const toNewUser = ({ dispatchIds: _dispatchIds, ...values }: UserValues) => ({
  ...listFields(values),
  companyIds: values.role === 'admin' ? [] : values.companyIds,
})

/** @returns the changed properties of a user. */
export const toUserEdit = (values: UserValues, before: UserValues) =>
  getChangedFields(listFields(values), listFields(before))
