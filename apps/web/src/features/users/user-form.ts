import { NewUser, type Role, type User, UserChanges } from '@malote/api-client'
import * as z from 'zod/mini'
import { changed } from '../../lib/forms/changed-fields'

/** A person as the fields hold them. */
export interface UserValues {
  name: string
  email: string
  phone: string
  role: Role
  companyIds: readonly string[]
  /** Of operators: whether they belong to the delivery team. */
  carriesOut: boolean
}

/** A person that a manager invites is somebody's: without a company they would be out of the manager's own sight. */
export const NewMember = NewUser.check(
  z.refine(({ companyIds }) => companyIds.length > 0, {
    path: ['companyIds'],
    error: 'Escolha pelo menos uma das suas empresas.',
  }),
)

/** An edit of a person and of where they belong. */
export const UserEditRequest = z.extend(UserChanges, { companyIds: z.optional(z.array(z.string())) })

export const valuesOf = (user: User, companyIds: readonly string[]): UserValues => ({
  name: user.name,
  email: user.email,
  phone: user.phone?.replace(/^\+55/, '') ?? '',
  role: user.role,
  companyIds,
  carriesOut: user.carriesOut,
})

const fieldsOf = ({ phone, ...values }: UserValues) => ({ ...values, phone: phone || null })

/** The request that the fields of a new person make. An admin belongs to no company: they see them all. */
export const toNewUser = (values: UserValues) => ({
  ...fieldsOf(values),
  companyIds: values.role === 'admin' ? [] : values.companyIds,
})

/** What has to be sent so that a person is as the fields say: only what they say differently. */
export const toUserEdit = (values: UserValues, before: UserValues) => changed(fieldsOf(values), fieldsOf(before))
