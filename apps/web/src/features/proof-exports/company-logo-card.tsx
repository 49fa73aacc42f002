import type { NamedRef } from '@malote/api-client'
import { Select, Text } from '@malote/ui'
import { useState } from 'react'
import { LogoField } from '../../components/lazy-logo-field.tsx'
import { TitledCard } from '../../components/titled-card.tsx'

interface CompanyLogoCardProps {
  /** The companies of the manager. */
  companies: readonly Pick<NamedRef, 'id' | 'name'>[]
}

/** The logo of a company, for its managers. Admins have it in the drawer of the company. */
export function CompanyLogoCard({ companies }: CompanyLogoCardProps) {
  const [chosen, setChosen] = useState(companies[0]?.id)
  if (chosen === undefined) return null
  return (
    <TitledCard title="Logotipo nos comprovantes">
      <Text tone="subtle">Aparece à direita nos comprovantes das ordens da empresa.</Text>
      {companies.length > 1 && (
        <Select
          label="Empresa do logotipo"
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onValueChange={setChosen}
        />
      )}
      <LogoField key={chosen} companyId={chosen} />
    </TitledCard>
  )
}
