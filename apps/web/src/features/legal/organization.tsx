import { formatPhone, type Organization, organization } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/http/api'

/** What the texts need to know, as an admin is asked for it. */
const facts = [
  ['name', 'o nome da organização'],
  ['contactEmail', 'o e-mail de contato'],
  ['courtCity', 'a comarca do foro'],
  ['dataProtectionOfficer', 'o encarregado de dados'],
] as const satisfies readonly (readonly [keyof Organization, string])[]

/** Who answers for the platform. What nobody has filled in is said to be missing, never invented. */
export function useOrganization() {
  const { data } = useQuery(query(organization.get, {}))
  return {
    /** What nobody has filled in; nothing while the answer is on its way. */
    missing: data ? facts.filter(([name]) => !data[name]).map(([, words]) => words) : [],
    /** As it follows "oferecido" and ends the sentence; a name that ends with a full stop, as "Ltda.", ends it too. */
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

/** How to reach the organisation; says so while it has not been filled in. */
export function Contacts() {
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
