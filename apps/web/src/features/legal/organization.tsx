import { formatPhone, type Organization, organization } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/http/api.ts'

/** The facts that the texts need, with the labels of the settings form. */
const facts = [
  ['name', 'o nome da organização'],
  ['contactEmail', 'o e-mail de contato'],
  ['courtCity', 'a comarca do foro'],
  ['dataProtectionOfficer', 'o encarregado de dados'],
] as const satisfies readonly (readonly [keyof Organization, string])[]

/** The organization behind the platform. Facts that are not set are shown as missing. */
export function useOrganization() {
  const { data } = useQuery(query(organization.get, {}))
  return {
    /** The labels of the facts that are not set; empty while loading. */
    missing: data ? facts.filter(([name]) => !data[name]).map(([, words]) => words) : [],
    /** Follows "oferecido" and ends the sentence; a trailing full stop of the name, as in "Ltda.", is not repeated. */
    by: data?.name ? `por ${data.name.replace(/\.$/, '')}.` : 'pela empresa responsável por esta plataforma.',
    courtCity: data?.courtCity ?? null,
    contacts: [
      data?.contactEmail && { label: 'E-mail', text: data.contactEmail, href: `mailto:${data.contactEmail}` },
      data?.contactPhone && {
        label: 'Telefone',
        text: formatPhone(data.contactPhone),
        href: `tel:${data.contactPhone}`,
      },
    ].filter((contact) => contact !== null && contact !== undefined && contact !== ''),
    dataProtectionOfficer: data?.dataProtectionOfficer ?? null,
  }
}

/** The contact details of the organization, or a text that they are not set yet. */
export function ContactDetails() {
  const { contacts } = useOrganization()
  if (contacts.length === 0) return <p>Os canais de contato serão informados nesta página.</p>
  return (
    <ul>
      {contacts.map(({ label, text, href }) => (
        <li key={label}>
          {label}: <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
