import type { AuditEntry, Settings } from '@malote/api-client'
import { Button, Card, DescriptionList, Text } from '@malote/ui'
import { Suspense, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatDateTime } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import type { SettingsSection } from './settings-section.ts'

// The form is loaded when the user is about to edit.
const loadDrawer = () => import('./section-drawer.tsx')
// `lazy` loses the type parameter of the component.
const SectionDrawer = lazyNamed(
  loadDrawer,
  'SectionDrawer',
) as unknown as typeof import('./section-drawer.tsx').SectionDrawer

interface SectionCardProps<Values extends FieldValues> {
  section: SettingsSection<Values>
  settings: Settings
  /** The audit entries about the settings, newest first. */
  history: readonly AuditEntry[]
}

/** One section of the settings: its values, its last change and a button to edit it. */
export function SectionCard<Values extends FieldValues>({ section, settings, history }: SectionCardProps<Values>) {
  const [editing, setEditing] = useState(false)
  const { title, description, toFacts, parts } = section
  const last = history.find(({ changes }) =>
    changes.some(({ field }) => (parts as readonly string[]).includes(field.split('/')[1] ?? '')),
  )
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
              aria-label={`Editar ${title.toLowerCase()}`}
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
            {toFacts(settings).map(([term, value]) => (
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
            <SectionDrawer section={section} settings={settings} onClose={() => setEditing(false)} />
          </Suspense>
        )}
      </section>
    </Card.Root>
  )
}
