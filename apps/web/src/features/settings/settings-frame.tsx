import { PageHeader, Stack, Tabs } from '@malote/ui'
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
      <Tabs.Root label="Partes das configurações">
        {settingsTabs.map(({ tab, label }) => (
          <Tabs.Item key={tab} asChild active={tab === open}>
            <Link to="/configuracoes" search={({ companyId }) => ({ companyId, aba: tab })}>
              {label}
            </Link>
          </Tabs.Item>
        ))}
        <Tabs.Item asChild active={open === 'webhooks'}>
          <Link to="/configuracoes/webhooks">Webhooks</Link>
        </Tabs.Item>
        <Tabs.Item asChild active={open === 'auditoria'}>
          <Link to="/configuracoes/auditoria">Auditoria</Link>
        </Tabs.Item>
      </Tabs.Root>
      {children}
    </Stack>
  )
}
