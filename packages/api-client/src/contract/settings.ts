import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Who runs this Malote, as the legal pages say it. What nobody has filled in is null, never invented. */
export const Organization = z.object({
  name: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  courtCity: z.nullable(z.string()),
  dataProtectionOfficer: z.nullable(z.string()),
})
export type Organization = z.infer<typeof Organization>

export const Settings = z.object({
  organization: Organization,
  /** IANA zone that days are counted by. */
  timeZone: z.string(),
  /** Where the external dashboards are; null hides the link. */
  metabaseUrl: z.nullable(z.string()),
  /** Minutes after acceptance in which an operator may still cancel. */
  cancelGraceMinutes: z.int(),
  /** Hours from the request to the promised delivery. */
  slaHours: z.object({ normal: z.int(), urgent: z.int() }),
  /** Delivery attempts a company allows unless it says otherwise. */
  maximumAttempts: z.int(),
})
export type Settings = z.infer<typeof Settings>

export const settings = {
  get: endpoint({
    id: 'settings.get',
    method: 'GET',
    path: '/v1/settings',
    summary: 'Mostra as configurações da plataforma.',
    response: Settings,
    status: 200,
    roles: ['admin'],
    errors: ['unauthenticated', 'forbidden'],
  }),
}

export const organization = {
  get: endpoint({
    id: 'organization.get',
    method: 'GET',
    path: '/v1/public/organization',
    summary: 'Diz quem responde pela plataforma, para as páginas legais.',
    response: Organization,
    status: 200,
    roles: 'public',
    errors: [],
  }),
}
