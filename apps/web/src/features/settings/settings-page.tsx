import { type AuditEntry, getMissingOrganizationFields, type Settings, settingSections } from '@malote/api-client'
import { Alert, Skeleton } from '@malote/ui'
import { type ReactNode, Suspense } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { OrganizationLogoCard } from './organization-logo-card.tsx'
import { SectionCard } from './section-card.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import type { SettingsTab } from './settings-search.ts'

const ServiceTests = lazyNamed(() => import('./service-tests.tsx'), 'ServiceTests')

export interface SettingsPageProps {
  tab: SettingsTab
  settings: Settings
  /** The audit entries about the settings, newest first; empty while they load. */
  history: readonly AuditEntry[]
  /** The content of tabs that load other data than the settings. */
  children?: ReactNode
}

/** `/configuracoes`: the settings of the platform, in sections that are saved separately. */
export function SettingsPage({ tab, settings, history, children }: SettingsPageProps) {
  const sectionProps = { settings, history }
  return (
    <SettingsFrame open={tab}>
      {tab === 'geral' && (
        <>
          {getMissingOrganizationFields(settings.organization).length > 0 && (
            <Alert tone="warning" title="Faltam dados da organização">
              As páginas de termos de uso e de privacidade mostram estes dados; enquanto faltam, elas dizem que serão
              informados.
            </Alert>
          )}
          <SectionCard section={settingSections.organization} {...sectionProps} />
          <OrganizationLogoCard />
          <SectionCard section={settingSections.notifications} {...sectionProps} />
          <SectionCard section={settingSections.recipientMessages} {...sectionProps} />
          <SectionCard section={settingSections.metabase} {...sectionProps} />
          <SectionCard section={settingSections.retention} {...sectionProps} />
        </>
      )}
      {tab === 'operacao' && (
        <>
          <SectionCard section={settingSections.serviceLevel} {...sectionProps} />
          <SectionCard section={settingSections.openingHours} {...sectionProps} />
          <SectionCard section={settingSections.holidays} {...sectionProps} />
          <SectionCard section={settingSections.proofs} {...sectionProps} />
          <SectionCard section={settingSections.reasons} {...sectionProps} />
        </>
      )}
      {tab === 'servicos' && (
        <Suspense fallback={<Skeleton shape="block" className="h-80" />}>
          <ServiceTests />
        </Suspense>
      )}
      {children}
    </SettingsFrame>
  )
}
