import { type RawBuilder, sql } from 'kysely'

/** The contact by which the deliveries to a person are found; at least one is set. */
export interface Contact {
  readonly phone: string | null
  readonly email: string | null
}

/** Whether a stop has the phone or the e-mail address of a person. */
export const isContact = ({ phone, email }: Contact, table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.contact_phone`)} = ${phone} or ${sql.ref(`${table}.contact_email`)} = ${email})`
