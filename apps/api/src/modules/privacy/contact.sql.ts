import { type RawBuilder, sql } from 'kysely'

/** The contact by which the deliveries to a person are found; at least one is set. */
export interface Contact {
  readonly phone: string | null
  readonly email: string | null
}

/** Whether a stop has the phone or the e-mail address of a person. */
export const isContact = ({ phone, email }: Contact, table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.contact_phone`)} = ${phone} or ${sql.ref(`${table}.contact_email`)} = ${email})`

/** Whether a text has the phone, in the national form with any marks between its digits, or the e-mail address of a person. */
export function mentions({ phone, email }: Contact, text: RawBuilder<unknown>): RawBuilder<boolean> {
  const digits = phone?.replace(/^\+55/, '')
  const hasEmail = email ? sql<boolean>`strpos(lower(${text}), ${email}) > 0` : sql<boolean>`false`
  const hasPhone = digits
    ? sql<boolean>`strpos(regexp_replace(${text}, '[\\s().-]', '', 'g'), ${digits}) > 0`
    : sql<boolean>`false`
  return sql<boolean>`(${hasEmail} or ${hasPhone})`
}
