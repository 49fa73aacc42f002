import type { AuditEntry } from '@malote/api-client'
import { Button, Code, DescriptionList, Drawer, Section, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../lib/format/formats.ts'
import { formatAction, formatEntity } from './audit-text.ts'
import { ChangeList } from './change-list.tsx'
import { EntityLink } from './entity-link.tsx'

interface EntryDrawerProps {
  entry: AuditEntry
  /** The names of assignees by id. */
  assignees: ReadonlyMap<string, string>
  onClose: () => void
}

/** All details of one audit entry: user, action, entity, origin, and every field before and after. */
export function EntryDrawer({ entry, assignees, onClose }: EntryDrawerProps) {
  const { actor, company, address, requestId, recordedAt, entityId } = entry
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={formatAction(entry)}>
        <Stack gap="lg">
          <DescriptionList.Root layout="rows" className="gap-2">
            <DescriptionList.Item term="Quem">{actor?.name ?? 'Sistema'}</DescriptionList.Item>
            <DescriptionList.Item term="Quando">{formatDateTime(recordedAt)}</DescriptionList.Item>
            <DescriptionList.Item term={entry.subject ? formatEntity(entry) : 'Em quê'}>
              <EntityLink entry={entry} />
            </DescriptionList.Item>
            <DescriptionList.Item term="Empresa">{company?.name ?? '—'}</DescriptionList.Item>
            <DescriptionList.Item term="De onde">{address ?? '—'}</DescriptionList.Item>
            <DescriptionList.Item term="Código para o suporte">
              <Code>{requestId}</Code>
            </DescriptionList.Item>
          </DescriptionList.Root>
          <Section title="O que mudou" level={3}>
            <ChangeList entry={entry} assignees={assignees} />
          </Section>
        </Stack>
        <Drawer.Footer>
          <Button asChild tone="neutral" variant="outline">
            <Link to="/configuracoes/auditoria" search={{ entityId }} onClick={onClose}>
              Ver tudo que foi feito aqui
            </Link>
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  )
}
