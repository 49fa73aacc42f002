import { type AuditEntry, getMissingOrganizationFields, type Settings } from '@malote/api-client'
import { Alert, Skeleton } from '@malote/ui'
import { type ReactNode, Suspense } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { SectionCard } from './section-card.tsx'
import { holidaysSection } from './sections/holidays.tsx'
import { metabaseSection } from './sections/metabase.tsx'
import { notificationsSection } from './sections/notifications.tsx'
import { openingHoursSection } from './sections/opening-hours.tsx'
import { organizationSection } from './sections/organization.tsx'
import { proofsSection } from './sections/proofs.tsx'
import { reasonsSection } from './sections/reasons.tsx'
import { recipientMessagesSection } from './sections/recipient-messages.tsx'
import { retentionSection } from './sections/retention.tsx'
import { serviceLevelSection } from './sections/service-level.tsx'
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
          <SectionCard section={organizationSection} {...sectionProps} />
          <SectionCard section={notificationsSection} {...sectionProps} />
          <SectionCard section={recipientMessagesSection} {...sectionProps} />
          <SectionCard section={metabaseSection} {...sectionProps} />
          <SectionCard section={retentionSection} {...sectionProps} />
        </>
      )}
      {tab === 'operacao' && (
        <>
          <SectionCard section={serviceLevelSection} {...sectionProps} />
          <SectionCard section={openingHoursSection} {...sectionProps} />
          <SectionCard section={holidaysSection} {...sectionProps} />
          <SectionCard section={proofsSection} {...sectionProps} />
          <SectionCard section={reasonsSection} {...sectionProps} />
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
