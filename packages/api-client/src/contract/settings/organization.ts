import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Holiday, OpeningHours } from '../core/opening-hours.ts'

/** The organisation that runs this Malote, for the legal pages. Missing fields are null and are never invented. */
export const Organization = z.object({
  name: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  courtCity: z.nullable(z.string()),
  dataProtectionOfficer: z.nullable(z.string()),
})
export type Organization = z.infer<typeof Organization>

/** The organisation with the hours of its operation, for everyone who requests a delivery or waits for one. */
export const PublicOrganization = z.extend(Organization, {
  /** The IANA time zone of the opening hours and holidays. */
  timeZone: z.string(),
  /** Empty: day and night. */
  openingHours: OpeningHours,
  holidays: z.array(Holiday),
})
export type PublicOrganization = z.infer<typeof PublicOrganization>

/** The labels of the organisation's fields, in the order of the form. */
export const organizationLabels: Record<keyof Organization, string> = {
  name: 'Nome',
  contactEmail: 'E-mail de contato',
  contactPhone: 'Telefone de contato',
  courtCity: 'Cidade do foro',
  dataProtectionOfficer: 'Encarregado pelos dados',
}

/** Returns the missing fields, in the order of the form: without them the legal pages are incomplete. */
export function getMissingOrganizationFields(organization: Organization): (keyof Organization)[] {
  const fields = Object.keys(organizationLabels) as (keyof Organization)[]
  return fields.filter((field) => organization[field] === null)
}

export const organization = {
  get: endpoint({
    id: 'organization.get',
    method: 'GET',
    path: '/v1/public/organization',
    summary: 'Diz quem responde pela plataforma, e quando a operação atende.',
    response: PublicOrganization,
    roles: 'public',
  }),
}
