import { type RawBuilder, sql } from 'kysely'

/** The contact by which the deliveries to a person are found; at least one is set. */
export interface Contact {
  readonly phone: string | null
  readonly email: string | null
}

/** Whether a stop has the phone or the e-mail address of a person. */
export const isContact = ({ phone, email }: Contact, table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.contact_phone`)} = ${phone} or ${sql.ref(`${table}.contact_email`)} = ${email})`

/** The phone in the national form, as texts have it. */
const toNational = (phone: string | null): string | undefined => phone?.replace(/^\+55/, '')

const mentionsEmail = (email: string, text: RawBuilder<unknown>) => sql<boolean>`strpos(lower(${text}), ${email}) > 0`
const mentionsDigits = (digits: string, text: RawBuilder<unknown>) =>
  sql<boolean>`strpos(regexp_replace(${text}, '[\\s().-]', '', 'g'), ${digits}) > 0`

/** Whether a text has the phone, in the national form with any marks between its digits, or the e-mail address of a person. */
export function mentions({ phone, email }: Contact, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const digits = toNational(phone)
  const hasEmail = email ? mentionsEmail(email, text) : sql<boolean>`false`
  const hasPhone = digits ? mentionsDigits(digits, text) : sql<boolean>`false`
  return sql<boolean>`(${hasEmail} or ${hasPhone})`
}

/** The same for a text of a row with an index of its contacts, which finds the few rows whose text is read. */
export function mentionsByIndex({ phone, email }: Contact, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const digits = toNational(phone)
  const hasKeys = (value: string) => sql<boolean>`f_contact_keys(${text}) @> f_contact_keys(${value})`
  const hasEmail = email ? sql<boolean>`(${hasKeys(email)} and ${mentionsEmail(email, text)})` : sql<boolean>`false`
  const hasPhone = digits ? sql<boolean>`(${hasKeys(digits)} and ${mentionsDigits(digits, text)})` : sql<boolean>`false`
  return sql<boolean>`(${hasEmail} or ${hasPhone})`
}
