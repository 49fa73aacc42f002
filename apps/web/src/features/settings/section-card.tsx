import type { AuditEntry, SettingSection, Settings } from '@malote/api-client'
import { Button, Card, DescriptionList, Text } from '@malote/ui'
import { Suspense, useState } from 'react'
import { formatDateTime } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { getEditTitle, toFacts } from './setting-kinds.ts'

// The form is loaded when the user is about to edit.
const loadDrawer = () => import('./section-drawer.tsx')
const SectionDrawer = lazyNamed(loadDrawer, 'SectionDrawer')

interface SectionCardProps {
  section: SettingSection
  settings: Settings
  /** The audit entries about the settings, newest first. */
  history: readonly AuditEntry[]
}

/** One section of the settings: its values, its last change and a button to edit it. */
export function SectionCard({ section, settings, history }: SectionCardProps) {
  const [editing, setEditing] = useState(false)
  const { title, description } = section
  const groups = Object.keys(section.settings).map((key) => key.split('.')[0])
  const last = history.find(({ changes }) => changes.some(({ field }) => groups.includes(field.split('/')[1])))
  return (
    <Card.Root asChild>
      <section aria-label={title}>
        <Card.Header
          title={title}
          level={2}
          description={description}
          actions={
            <Button
              tone="neutral"
              variant="outline"
              size="sm"
              aria-label={getEditTitle(section)}
              onPointerEnter={loadDrawer}
              onFocus={loadDrawer}
              onClick={() => setEditing(true)}
            >
              Editar
            </Button>
          }
        />
        <Card.Body>
          <DescriptionList.Root layout="rows" className="gap-2">
            {toFacts(section, settings).map(([term, value]) => (
              <DescriptionList.Item key={term} term={term}>
                {value}
              </DescriptionList.Item>
            ))}
          </DescriptionList.Root>
        </Card.Body>
        {last && (
          <Card.Footer>
            <Text size="sm" tone="subtle">
              {`Última mudança: ${last.actor?.name ?? 'Sistema'}, ${formatDateTime(last.recordedAt)}`}
            </Text>
          </Card.Footer>
        )}
        {editing && (
          <Suspense>
            <SectionDrawer section={section} onClose={() => setEditing(false)} />
          </Suspense>
        )}
      </section>
    </Card.Root>
  )
}
