import { PageHeader, Stack, TabNav } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type SettingsTab, settingsTabs } from './settings-search.ts'

interface SettingsFrameProps {
  /** The open part: a tab of the settings, or a page next to them. */
  open: SettingsTab | 'webhooks' | 'auditoria'
  children: ReactNode
}

/** The frame of all settings pages: the title and the navigation. */
export function SettingsFrame({ open, children }: SettingsFrameProps) {
  return (
    <Stack gap="lg">
      <PageHeader title="Configurações" description="As regras que a plataforma segue." />
      <TabNav.Root label="Partes das configurações">
        {settingsTabs.map(({ tab, label }) => (
          <TabNav.Item key={tab} asChild active={tab === open}>
            <Link to="/configuracoes" search={({ companyId }) => ({ companyId, aba: tab })}>
              {label}
            </Link>
          </TabNav.Item>
        ))}
        <TabNav.Item asChild active={open === 'webhooks'}>
          <Link to="/configuracoes/webhooks">Webhooks</Link>
        </TabNav.Item>
        <TabNav.Item asChild active={open === 'auditoria'}>
          <Link to="/configuracoes/auditoria">Auditoria</Link>
        </TabNav.Item>
      </TabNav.Root>
      {children}
    </Stack>
  )
}
