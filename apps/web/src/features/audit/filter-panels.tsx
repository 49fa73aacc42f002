import { type AuditAction, auditActionLabels } from '@malote/api-client'
import { Combobox, DateRangeField } from '@malote/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { getRecentPeriods } from '../../components/recent-periods.ts'
import { searchUsers } from '../../lib/lists/user-options.ts'

/** Focuses its content, because the popover moved the focus before its content had loaded. */
function Focused({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={panel} className="w-80 max-w-full">
      {children}
    </div>
  )
}

interface ChoosingProps<Value> {
  value: Value | undefined
  onChoose: (value: Value) => void
}

export function UserPanel({ onChoose }: ChoosingProps<string>) {
  return (
    <Focused>
      <Combobox
        label="Quem fez"
        placeholder="Nome ou e-mail"
        onSearch={searchUsers()}
        onValueChange={(id) => id && onChoose(id)}
      />
    </Focused>
  )
}

const actions = Object.entries(auditActionLabels).map(([value, label]) => ({ value, label }))

export function ActionPanel({ value, onChoose }: ChoosingProps<AuditAction>) {
  return (
    <Focused>
      <Combobox
        label="O que fez"
        options={actions}
        value={value ?? null}
        onValueChange={(action) => action && onChoose(action as AuditAction)}
      />
    </Focused>
  )
}

interface PeriodPanelProps {
  from: string | undefined
  to: string | undefined
  onChange: (period: { from: string | undefined; to: string | undefined }) => void
}

export function PeriodPanel({ from, to, onChange }: PeriodPanelProps) {
  return (
    <Focused>
      <DateRangeField
        label="Dias, pelo fuso da organização"
        value={{ from: from ?? null, to: to ?? null }}
        presets={getRecentPeriods()}
        onValueChange={(range) => onChange({ from: range?.from ?? undefined, to: range?.to ?? undefined })}
      />
    </Focused>
  )
}
