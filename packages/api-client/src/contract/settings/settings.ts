import * as z from 'zod/mini'
import { PostalCode } from '../core/address.ts'
import { Phone } from '../core/documents.ts'
import { endpoint } from '../core/endpoint.ts'
import { ProofKind } from '../orders/service-order.ts'
import { Organization } from './organization.ts'
import { Reasons } from './reasons.ts'
import { toChangeShape, toResponseShape } from './setting.ts'
import { notificationSettings, proofSettings, retentionSettings, settingDefinitions } from './setting-definitions.ts'
import { WebAddress } from './web-address.ts'

/** The retention periods in a response and in a change. */
export const Retention = z.object(toResponseShape(retentionSettings))
export type Retention = z.infer<typeof Retention>

const Proofs = z.object({
  ...toResponseShape(proofSettings),
  /** @deprecated Use `pickupProofs`: this is its first item, or null. */
  pickup: z.nullable(ProofKind),
  /** @deprecated Use `dropoffProofs`: this is its first item, or null. */
  dropoff: z.nullable(ProofKind),
})

export const Settings = z.object({
  /** Increases with each change; send it with the next one. */
  version: z.int(),
  ...toResponseShape(settingDefinitions),
  // Schemas that the OpenAPI document names, or that have deprecated properties.
  organization: Organization,
  reasons: Reasons,
  proofs: Proofs,
  retention: Retention,
})
export type Settings = z.infer<typeof Settings>

/**
 * The changed sections, with the version that the caller saw; absent ones are not changed. A list is replaced
 * completely.
 */
export const SettingsChanges = z.partial(
  z.object({
    /** The version that the caller read, unless sent in `If-Match`. */
    version: z.int(),
    ...toChangeShape(settingDefinitions),
    proofs: z.partial(Proofs),
    notifications: z.object(toChangeShape(notificationSettings)),
    retention: z.partial(Retention),
  }),
)
export type SettingsChanges = z.output<typeof SettingsChanges>

export const settings = {
  get: endpoint({
    id: 'settings.get',
    method: 'GET',
    path: '/v1/settings',
    summary: 'Mostra as configurações da plataforma.',
    response: Settings,
    roles: ['admin'],
    versioned: true,
  }),
  update: endpoint({
    id: 'settings.update',
    method: 'PUT',
    path: '/v1/settings',
    summary: 'Altera seções das configurações. Recusa se outra pessoa mudou as mesmas seções desde a versão lida.',
    body: SettingsChanges,
    response: Settings,
    roles: ['admin'],
    errors: ['version_conflict', 'version_required'],
    versioned: true,
  }),
}

/** The service to test: mail server, text messages to a phone, a webhook URL, the CEP service or the file store. */
export const SettingsTest = z.discriminatedUnion('service', [
  z.object({ service: z.literal('smtp') }),
  z.object({ service: z.literal('textMessages'), phone: Phone }),
  z.object({ service: z.literal('webhook'), url: WebAddress }),
  z.object({ service: z.literal('postalCodes'), postalCode: z.optional(PostalCode) }),
  z.object({ service: z.literal('storage') }),
])
export type SettingsTest = z.output<typeof SettingsTest>

/** The result of the test, with a Portuguese message that contains the next step. */
export const SettingsTestResult = z.object({ ok: z.boolean(), message: z.string(), durationMs: z.int() })
export type SettingsTestResult = z.infer<typeof SettingsTestResult>

export const settingsTests = {
  run: endpoint({
    id: 'settingsTests.run',
    method: 'POST',
    path: '/v1/settings/tests',
    summary:
      'Testa de verdade um serviço: envia um e-mail a quem pede ou uma mensagem a um telefone, chama um webhook, busca um CEP ou grava e lê um arquivo. Responde em até 20 segundos.',
    body: SettingsTest,
    response: SettingsTestResult,
    roles: ['admin'],
  }),
}
