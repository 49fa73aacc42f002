import { type Location, LocationChanges, type OpeningSpan } from '@malote/api-client'
import * as z from 'zod/mini'
import { type AddressValues, emptyAddress, toAddress, toAddressValues } from '../../lib/forms/address-values.ts'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'

/** The form values of a location. */
export interface LocationValues {
  companyId: string
  name: string
  address: AddressValues
  contactName: string
  contactPhone: string
  contactEmail: string
  instructions: string
  hours: readonly OpeningSpan[]
  accessNotes: string
}

export const LocationEdit = z.omit(LocationChanges, { active: true, version: true })

export const emptyLocation = (companyId: string): LocationValues => ({
  companyId,
  name: '',
  address: emptyAddress,
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  instructions: '',
  hours: [],
  accessNotes: '',
})

export const toFormValues = (location: Location): LocationValues => ({
  companyId: location.company.id,
  name: location.name,
  address: toAddressValues(location.address),
  contactName: location.contactName ?? '',
  contactPhone: location.contactPhone?.replace(/^\+55/, '') ?? '',
  contactEmail: location.contactEmail ?? '',
  instructions: location.instructions ?? '',
  hours: location.hours,
  accessNotes: location.accessNotes ?? '',
})

const toLocationFields = ({ companyId: _companyId, address, hours, name, ...texts }: LocationValues) => ({
  name,
  address: toAddress(address),
  hours,
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim() || null])),
})

/** @returns the request for a new location; an empty company is left out. */
export const toNewLocation = (values: LocationValues) => ({
  ...toLocationFields(values),
  companyId: values.companyId,
})

/** @returns the changed properties of a location. */
export const toLocationEdit = (values: LocationValues, before: LocationValues) =>
  getChangedFields(toLocationFields(values), toLocationFields(before))
