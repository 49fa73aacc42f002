import { Card } from '@malote/ui'
import { LogoField } from '../../components/lazy-logo-field.tsx'

/** The logo of the organization. */
export function OrganizationLogoCard() {
  return (
    <Card.Root asChild>
      <section aria-label="Logotipo da organização">
        <Card.Header
          title="Logotipo da organização"
          level={2}
          description="Aparece à esquerda nos comprovantes, na tela e em PDF, e nas páginas que os conferem."
        />
        <Card.Body>
          <LogoField />
        </Card.Body>
      </section>
    </Card.Root>
  )
}
