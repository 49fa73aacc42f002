import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'

/** Limits of an uploaded logo: one file, its bytes, and the pixels of its shorter side. */
export const logoLimits = { files: 1, fileBytes: 2 * 1024 * 1024, minimumSide: 16 } as const

/** The media types of an uploaded logo. It is stored as PNG, or as JPEG when it was one. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** The message for a logo as SVG. */
export const svgLogoText =
  'Um arquivo SVG pode conter scripts, por isso não o aceitamos. Exporte o logotipo como PNG e envie de novo.'

/** The public id of a logo: 128 random bits. A new file has a new id. */
export const LogoId = z.string().check(z.regex(/^[\w-]{22}$/))

/** A logo on white, scaled down for paper. Its picture is `GET /v1/public/logos/:id`. */
export const Logo = z.object({
  id: LogoId,
  /** Of the provider or of the company: the text that replaces the picture. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
})
export type Logo = z.infer<typeof Logo>

/** The logos on the receipts of a company. They are not part of what a receipt signs. */
export interface ReceiptLogos {
  readonly issuer: Logo | null
  readonly company: Logo | null
}

/** The path of the picture of a logo. */
export const getLogoPath = ({ id }: Pick<Logo, 'id'>): string => `/v1/public/logos/${id}`

/** The logo, or null where there is none. */
export const CurrentLogo = z.object({ logo: z.nullable(Logo) })
export type CurrentLogo = z.infer<typeof CurrentLogo>

const StoredLogo = z.object({ logo: Logo })
const byId = z.object({ id: Id })
const form = z.object({})

export const organizationLogo = {
  get: endpoint({
    id: 'organizationLogo.get',
    method: 'GET',
    path: '/v1/settings/logo',
    summary: 'Diz qual é o logotipo da organização, que aparece nos comprovantes.',
    response: CurrentLogo,
    roles: allRoles,
  }),
  update: endpoint({
    id: 'organizationLogo.update',
    method: 'PUT',
    path: '/v1/settings/logo',
    summary: 'Troca o logotipo da organização: um arquivo PNG, JPG ou WEBP de até 2 MB, em `files`.',
    form,
    files: logoLimits,
    response: StoredLogo,
    roles: ['admin'],
    errors: ['malformed_upload'],
  }),
  remove: endpoint({
    id: 'organizationLogo.remove',
    method: 'DELETE',
    path: '/v1/settings/logo',
    summary: 'Remove o logotipo da organização; sem logotipo não muda nada.',
    status: 204,
    roles: ['admin'],
  }),
}

export const companyLogos = {
  get: endpoint({
    id: 'companyLogos.get',
    method: 'GET',
    path: '/v1/companies/:id/logo',
    summary: 'Diz qual é o logotipo de uma empresa, que aparece nos comprovantes das ordens dela.',
    params: byId,
    response: CurrentLogo,
    roles: allRoles,
    errors: ['not_found'],
  }),
  update: endpoint({
    id: 'companyLogos.update',
    method: 'PUT',
    path: '/v1/companies/:id/logo',
    summary: 'Troca o logotipo de uma empresa: um arquivo PNG, JPG ou WEBP de até 2 MB, em `files`.',
    params: byId,
    form,
    files: logoLimits,
    response: StoredLogo,
    roles: ['manager', 'admin'],
    errors: ['not_found', 'malformed_upload'],
  }),
  remove: endpoint({
    id: 'companyLogos.remove',
    method: 'DELETE',
    path: '/v1/companies/:id/logo',
    summary: 'Remove o logotipo de uma empresa; sem logotipo não muda nada.',
    params: byId,
    status: 204,
    roles: ['manager', 'admin'],
    errors: ['not_found'],
  }),
}

export const logos = {
  file: endpoint({
    id: 'logos.file',
    method: 'GET',
    path: '/v1/public/logos/:id',
    summary: 'Baixa a imagem de um logotipo, para quem vê um comprovante com ele.',
    params: z.object({ id: LogoId }),
    download: ['image/png', 'image/jpeg'],
    roles: 'public',
    errors: ['not_found'],
  }),
}
