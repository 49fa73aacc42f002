import * as z from 'zod/mini'
import { PostalCode } from '../core/address.ts'
import { ContactPhone, Phone } from '../core/documents.ts'
import { endpoint } from '../core/endpoint.ts'
import { Holiday, OpeningHours } from '../core/opening-hours.ts'
import { Email, line } from '../core/primitives.ts'
import { TimeZone } from '../core/time-zone.ts'
import { ProofKind, ProofKinds } from '../orders/service-order.ts'
import { ServiceOrderStatus } from '../orders/service-order-status.ts'
import { Organization } from './organization.ts'
import { Reasons } from './reasons.ts'
import { RecipientMessageTemplates } from './recipient-message-templates.ts'

/** Retention periods. Older data is deleted each night. */
export const Retention = z.object({
  /** Access records: six months at least (Marco Civil, art. 15). */
  accessLogDays: z.int().check(z.minimum(183), z.maximum(3650)),
  /** Sent e-mails. */
  emailDays: z.int().check(z.minimum(1), z.maximum(3650)),
  /** How long the public link of an order works after the order is closed. */
  trackingDays: z.int().check(z.minimum(1), z.maximum(365)),
  /** The rows of finished imports. */
  importDays: z.int().check(z.minimum(1), z.maximum(3650)),
  /** The audit log. */
  auditMonths: z.int().check(z.minimum(6), z.maximum(240)),
  /** Contacts and addresses of closed orders; null: until a deletion is requested. */
  contactMonths: z.nullable(z.int().check(z.minimum(6), z.maximum(240))),
})
export type Retention = z.infer<typeof Retention>

const Proofs = z.object({
  pickupProofs: ProofKinds,
  dropoffProofs: ProofKinds,
  /** The required proofs of the return stop. */
  returnProofs: ProofKinds,
  /** @deprecated Use `pickupProofs`: this is its first item, or null. */
  pickup: z.nullable(ProofKind),
  /** @deprecated Use `dropoffProofs`: this is its first item, or null. */
  dropoff: z.nullable(ProofKind),
})
const hours = z.int().check(z.minimum(1), z.maximum(720))
const SlaHours = z.object({ normal: hours, urgent: hours })

export const Settings = z.object({
  /** Increases with each change; send it with the next one. */
  version: z.int(),
  organization: Organization,
  /** IANA time zone of days, for companies that have none. */
  timeZone: z.string(),
  /** URL of the external dashboards; null hides the link. */
  metabaseUrl: z.nullable(z.string()),
  /** Minutes after acceptance in which an operator may still cancel. */
  cancelGraceMinutes: z.int(),
  /** Hours from the request to the promised delivery; only opening hours count, if there are any. */
  slaHours: z.object({ normal: z.int(), urgent: z.int() }),
  /** Maximum of delivery attempts, for companies that have none. */
  maximumAttempts: z.int(),
  /** Opening hours of the operation. Empty: day and night. */
  openingHours: OpeningHours,
  /** Days on which the operation is closed. */
  holidays: z.array(Holiday),
  reasons: Reasons,
  /** The required proofs when neither order nor company specifies any. */
  proofs: Proofs,
  /** The statuses about which the requester of an order receives an e-mail. */
  notifications: z.object({ statuses: z.array(ServiceOrderStatus) }),
  /** The messages to recipients of deliveries. */
  recipientMessages: RecipientMessageTemplates,
  retention: Retention,
})
export type Settings = z.infer<typeof Settings>

const unique = (list: readonly unknown[]): boolean => new Set(list).size === list.length
const reasonList = z.array(line(80)).check(
  z.maxLength(50),
  z.refine((list) => unique(list.map((reason) => reason.toLowerCase())), 'Há motivos repetidos.'),
)

const WebAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000),
    z.regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i, 'Informe um endereço completo, começando com https://.'),
  )

/**
 * The changed sections, with the version that the caller saw; absent ones are not changed. A list is replaced
 * completely.
 */
export const SettingsChanges = z.partial(
  z.object({
    /** The version that the caller read, unless sent in `If-Match`. */
    version: z.int(),
    organization: z.partial(
      z.object({
        name: z.nullable(line(120)),
        contactEmail: z.nullable(Email),
        contactPhone: z.nullable(ContactPhone),
        courtCity: z.nullable(line(80)),
        dataProtectionOfficer: z.nullable(line(120)),
      }),
    ),
    timeZone: TimeZone,
    metabaseUrl: z.nullable(WebAddress),
    cancelGraceMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
    slaHours: z.partial(SlaHours),
    maximumAttempts: z.int().check(z.minimum(1), z.maximum(20)),
    openingHours: OpeningHours,
    holidays: z.array(Holiday).check(
      z.maxLength(400),
      z.refine((list) => unique(list.map(({ day }) => day)), 'Há dias repetidos.'),
    ),
    reasons: z.partial(
      z.object({
        failure: reasonList,
        cancellation: reasonList,
        hold: reasonList,
        return: reasonList,
        requeue: reasonList,
        othersAllowed: z.boolean(),
      }),
    ),
    proofs: z.partial(Proofs),
    notifications: z.object({
      statuses: z.array(ServiceOrderStatus).check(z.refine(unique, 'Há status repetidos.')),
    }),
    /** A message is replaced completely. */
    recipientMessages: z.partial(RecipientMessageTemplates),
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
