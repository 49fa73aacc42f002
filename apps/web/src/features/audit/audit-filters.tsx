import { auditActionLabels, auditEntityLabels } from '@malote/api-client'
import { FilterChip, formatDate, Loader, Popover } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { useChangeListSearch } from '../../lib/lists/use-change-list-search.ts'
import { usersByIdQuery } from '../../lib/lists/user-options.ts'
import type { AuditSearch } from './audit-search.ts'

const loadPanels = () => import('./filter-panels.tsx')
// Calendars and comboboxes are loaded when the user is about to open a filter.
const PersonPanel = lazyNamed(loadPanels, 'UserPanel')
const ActionPanel = lazyNamed(loadPanels, 'ActionPanel')
const PeriodPanel = lazyNamed(loadPanels, 'PeriodPanel')

interface AuditFiltersProps {
  search: AuditSearch
  /** Names by id, from the entries on the page. */
  names: ReadonlyMap<string, string>
}

/** Filters by user, action, kind of entity, single entity and period. */
export function AuditFilters({ search, names }: AuditFiltersProps) {
  const change = useChangeListSearch()
  const { actorId, action, entityId, from, to } = search
  const users = useQuery(usersByIdQuery(actorId && names.has(actorId) ? [] : [actorId]))
  const actor = actorId && (names.get(actorId) ?? users.data?.data[0]?.name ?? 'uma pessoa')
  return (
    <>
      <Panel label="Quem" value={actor} onRemove={() => change({ actorId: undefined })}>
        {(done) => (
          <PersonPanel
            value={actorId}
            onChoose={(chosen) => {
              change({ actorId: chosen })
              done()
            }}
          />
        )}
      </Panel>
      <Panel
        label="O que fez"
        value={action && auditActionLabels[action]}
        onRemove={() => change({ action: undefined })}
      >
        {(done) => (
          <ActionPanel
            value={action}
            onChoose={(chosen) => {
              change({ action: chosen })
              done()
            }}
          />
        )}
      </Panel>
      <ChoiceFilter label="Tipo" options={auditEntityLabels} search={search} name="entity" />
      <Panel label="Período" value={formatPeriod(from, to)} onRemove={() => change({ from: undefined, to: undefined })}>
        {() => <PeriodPanel from={from} to={to} onChange={change} />}
      </Panel>
      {entityId && (
        <FilterChip
          label="Só"
          value={names.get(entityId) ?? 'um cadastro'}
          onRemove={() => change({ entityId: undefined })}
        />
      )}
    </>
  )
}

function formatPeriod(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} a ${formatDate(to)}`
  if (from) return `desde ${formatDate(from)}`
  return to && `até ${formatDate(to)}`
}

interface PanelProps {
  label: string
  value: string | undefined
  onRemove: () => void
  children: (done: () => void) => React.ReactNode
}

/** A filter chip with its panel. */
function Panel({ label, value, onRemove, children }: PanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <FilterChip
          label={label}
          value={value}
          onRemove={onRemove}
          onPointerDown={loadPanels}
          onKeyDown={() => void loadPanels()}
        />
      </Popover.Trigger>
      <Popover.Content label={label}>
        <Suspense fallback={<Loader />}>{children(() => setOpen(false))}</Suspense>
      </Popover.Content>
    </Popover.Root>
  )
}
