import { Alert, Button, Heading, Inline, Link, Prose, Stack, Text } from '@malote/ui'
import { getRouteApi, Link as RouterLink, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicLayout } from '../../components/public-layout.tsx'
import { formatList } from '../../lib/format/formats.ts'
import { useOrganization } from './organization.tsx'

/** The date of the last change of both texts (specification, section 1). */
const lastUpdate = '5 de junho de 2025'
const root = getRouteApi('__root__')
const toId = (section: string) => section.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')

interface LegalPageProps {
  title: string
  /** The section titles in order. */
  sections: readonly string[]
  children: ReactNode
}

/** The layout of a legal text: logo, date, table of contents and text in a readable width. */
export function LegalPage({ title, sections, children }: LegalPageProps) {
  return (
    <PublicLayout>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>{title}</Heading>
          <Inline gap="md" justify="between">
            <Text tone="subtle">{`Última atualização: ${lastUpdate}`}</Text>
            <Button size="sm" variant="outline" tone="neutral" className="print:hidden" onClick={() => window.print()}>
              Imprimir
            </Button>
          </Inline>
        </Stack>
        <MissingFacts />
        <nav aria-label="Neste texto" className="print:hidden">
          <Stack gap="xs" asChild>
            <ul>
              {sections.map((section) => (
                <li key={section}>
                  <Link href={`#${toId(section)}`}>{section}</Link>
                </li>
              ))}
            </ul>
          </Stack>
        </nav>
        <Prose>{children}</Prose>
      </Stack>
    </PublicLayout>
  )
}

/** The title of a section, the target of its link in the table of contents. */
export function SectionTitle({ children }: { children: string }) {
  return <h2 id={toId(children)}>{children}</h2>
}

/**
 * Lists missing facts of the organization for admins. Rendered on the client only, because the page is prerendered
 * without a user.
 */
function MissingFacts() {
  const hydrated = useHydrated()
  const { user } = root.useRouteContext()
  const { missing } = useOrganization()
  if (!hydrated || user?.role !== 'admin' || missing.length === 0) return null
  return (
    <Alert
      tone="warning"
      title="Este texto está incompleto"
      className="print:hidden"
      action={
        <Link asChild>
          <RouterLink to="/configuracoes">Preencher em Configurações</RouterLink>
        </Link>
      }
    >
      {`Falta informar: ${formatList(missing)}. Só administradores veem este aviso.`}
    </Alert>
  )
}
