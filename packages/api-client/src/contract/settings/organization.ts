import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'

/** The organisation that runs this Malote, for the legal pages. Missing fields are null and are never invented. */
export const Organization = z.object({
  name: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  courtCity: z.nullable(z.string()),
  dataProtectionOfficer: z.nullable(z.string()),
})
export type Organization = z.infer<typeof Organization>

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
    summary: 'Diz quem responde pela plataforma, para as páginas legais.',
    response: Organization,
    roles: 'public',
  }),
}
