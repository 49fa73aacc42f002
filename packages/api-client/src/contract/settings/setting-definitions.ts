import * as z from 'zod/mini'
import { ContactPhone } from '../core/documents.ts'
import { Holiday, OpeningHours } from '../core/opening-hours.ts'
import { Email, line } from '../core/primitives.ts'
import { TimeZone } from '../core/time-zone.ts'
import { ProofKinds } from '../orders/service-order.ts'
import { ServiceOrderStatus } from '../orders/service-order-status.ts'
import type { Organization } from './organization.ts'
import type { Reasons } from './reasons.ts'
import { RecipientMessageTemplates } from './recipient-message-templates.ts'
import {
  type SettingDefinition,
  type SettingDefinitions,
  type SettingGroup,
  type SettingKind,
  text,
  wholeNumber,
} from './setting.ts'
import { WebAddress } from './web-address.ts'

const hasUniqueItems = (list: readonly unknown[]): boolean => new Set(list).size === list.length

/** The public endpoint has the response, so that the legal pages do not load the settings. */
const organizationSettings = {
  name: text(120),
  contactEmail: { ...text(254), kind: 'email', schema: z.nullable(Email) },
  contactPhone: { kind: 'phone', schema: z.nullable(ContactPhone) },
  courtCity: text(80),
  dataProtectionOfficer: text(120),
} as const satisfies Record<keyof Organization, SettingDefinition>

const reasonList = {
  kind: 'lines',
  schema: z.array(line(80)).check(
    z.maxLength(50),
    z.refine((list) => hasUniqueItems(list.map((reason) => reason.toLowerCase())), 'Há motivos repetidos.'),
  ),
} as const

/** The endpoint of the reasons has the response, for the same reason. */
const reasonSettings = {
  failure: reasonList,
  /** The reasons of failure that require a photo. Those that are no longer in the list are removed. */
  photoRequired: { kind: 'choices', list: 'reasons.failure', schema: z.array(line(80)).check(z.maxLength(50)) },
  cancellation: reasonList,
  hold: reasonList,
  return: reasonList,
  requeue: reasonList,
  othersAllowed: { kind: 'switch', schema: z.boolean() },
} as const satisfies Record<keyof Reasons, SettingDefinition>

/** Retention periods. Older data is deleted each night. */
export const retentionSettings = {
  /** Access records: six months at least (Marco Civil, art. 15). */
  accessLogDays: wholeNumber(183, 3650),
  /** Sent e-mails. */
  emailDays: wholeNumber(1, 3650),
  /** How long the public link of an order works after the order is closed. */
  trackingDays: wholeNumber(1, 365),
  /** The rows of finished imports. */
  importDays: wholeNumber(1, 3650),
  /** The audit log. */
  auditMonths: wholeNumber(6, 240),
  /** Contacts and addresses of closed orders; null: until a deletion is requested. */
  contactMonths: { ...wholeNumber(6, 240), schema: z.nullable(wholeNumber(6, 240).schema) },
} as const satisfies SettingGroup

const proofs = { kind: 'proofs', schema: ProofKinds } as const

/** The required proofs when neither order nor company specifies any. */
export const proofSettings = {
  pickupProofs: proofs,
  dropoffProofs: proofs,
  /** The required proofs of the return stop. */
  returnProofs: proofs,
} as const satisfies SettingGroup

const hours = { ...wholeNumber(1, 720), response: z.int() } as const

export const notificationSettings = {
  /** The statuses about which the requester of an order receives an e-mail. */
  statuses: {
    kind: 'statuses',
    schema: z.array(ServiceOrderStatus).check(z.refine(hasUniqueItems, 'Há status repetidos.')),
    response: z.array(ServiceOrderStatus),
  },
} as const satisfies SettingGroup

/** All settings in the order of the response: single ones and groups. */
export const settingDefinitions = {
  organization: organizationSettings,
  /** IANA time zone of days, for companies that have none. */
  timeZone: { kind: 'timeZone', schema: TimeZone, response: z.string() },
  /** URL of the external dashboards; null hides the link. */
  metabaseUrl: { kind: 'url', maxLength: 2000, schema: z.nullable(WebAddress), response: z.nullable(z.string()) },
  /** Minutes after acceptance in which an operator may still cancel. */
  cancelGraceMinutes: { ...wholeNumber(0, 1440), response: z.int() },
  /** Hours from the request to the promised delivery; only opening hours count, if there are any. */
  slaHours: { normal: hours, urgent: hours },
  /** Maximum of delivery attempts, for companies that have none. */
  maximumAttempts: { ...wholeNumber(1, 20), response: z.int() },
  /** How many orders a courier carries out in an hour: more of them are an overload in the planner. */
  ordersPerHour: { ...wholeNumber(1, 60), response: z.int() },
  /** Opening hours of the operation. Empty: day and night. */
  openingHours: { kind: 'openingHours', schema: OpeningHours },
  /** Days on which the operation is closed. */
  holidays: {
    kind: 'holidays',
    schema: z.array(Holiday).check(
      z.maxLength(400),
      z.refine((list) => hasUniqueItems(list.map(({ day }) => day)), 'Há dias repetidos.'),
    ),
    response: z.array(Holiday),
  },
  reasons: reasonSettings,
  proofs: proofSettings,
  notifications: notificationSettings,
  /** The messages to recipients of deliveries. A message is replaced completely. */
  recipientMessages: {
    kind: 'recipientMessages',
    schema: z.partial(RecipientMessageTemplates),
    response: RecipientMessageTemplates,
  },
  retention: retentionSettings,
} as const satisfies SettingDefinitions

type Definitions = typeof settingDefinitions

/** The definitions by path in the response, such as `retention.emailDays`. */
type ByKey = {
  [Name in keyof Definitions as Definitions[Name] extends SettingDefinition ? Name : never]: Definitions[Name]
} & UnionToIntersection<
  {
    [Name in keyof Definitions]: Definitions[Name] extends SettingDefinition
      ? never
      : { [Part in keyof Definitions[Name] & string as `${Name}.${Part}`]: Definitions[Name][Part] }
  }[keyof Definitions]
>

type UnionToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Intersection,
) => void
  ? Intersection
  : never

/** The path of a setting in the response, such as `retention.emailDays`. */
export type SettingKey = keyof ByKey

/** The kind of a setting. */
export type KindOf<Key extends SettingKey> = ByKey[Key] extends { readonly kind: infer Kind extends SettingKind }
  ? Kind
  : never
