import { organization } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/api'

/** Who answers for the platform. What nobody has filled in is said to be missing, never invented. */
export function useOrganization() {
  const { data } = useQuery(query(organization.get, {}))
  return {
    /** As it follows "oferecido". */
    by: data?.name ? `por ${data.name}` : 'pela empresa responsável por esta plataforma',
    courtCity: data?.courtCity ?? null,
    contacts: [
      data?.contactEmail && { label: 'E-mail', text: data.contactEmail, href: `mailto:${data.contactEmail}` },
      data?.contactPhone && { label: 'Telefone', text: data.contactPhone, href: `tel:${data.contactPhone}` },
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
