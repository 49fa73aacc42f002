import type { AuditEntry } from '@malote/api-client'
import { Link } from '@malote/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { formatEntity } from './audit-text.ts'

/** The entity of an audit entry, with a link while it exists. */
export function EntityLink({ entry }: { entry: AuditEntry }) {
  const name = entry.subject ?? formatEntity(entry)
  const renderLink = getLinkRenderer(entry)
  return renderLink ? <Link asChild>{renderLink(name)}</Link> : name
}

type RenderLink = (name: string) => ReactElement

function getLinkRenderer({ action, entity, entityId, subject }: AuditEntry): RenderLink | undefined {
  // Deleted entities have no page.
  if (/\.(?:remove|merge)$/.test(action) && entity !== 'membership' && !action.startsWith('attachments'))
    return undefined
  const search = { search: subject ?? undefined }
  switch (entity) {
    case 'user':
    case 'membership':
      return (name) => (
        <RouterLink to="/usuarios" search={search}>
          {name}
        </RouterLink>
      )
    case 'company':
      return (name) => (
        <RouterLink to="/empresas" search={search}>
          {name}
        </RouterLink>
      )
    case 'location':
      return (name) => (
        <RouterLink to="/localizacoes" search={search}>
          {name}
        </RouterLink>
      )
    case 'privacy_request':
      return (name) => (
        <RouterLink to="/titulares" search={search}>
          {name}
        </RouterLink>
      )
    case 'service_order':
    case 'occurrence':
      return subject === null
        ? undefined
        : (name) => (
            <RouterLink to="/ordens-de-servico/$orderNumber" params={{ orderNumber: subject }}>
              {name}
            </RouterLink>
          )
    case 'webhook':
      return (name) => (
        <RouterLink to="/configuracoes/webhooks/$webhookId" params={{ webhookId: entityId }}>
          {name}
        </RouterLink>
      )
    case 'api_key':
      return (name) => (
        <RouterLink to="/configuracoes" search={{ aba: 'chaves' }}>
          {name}
        </RouterLink>
      )
    case 'settings':
      return (name) => <RouterLink to="/configuracoes">{name}</RouterLink>
    case 'report_schedule':
      return (name) => <RouterLink to="/relatorios/agendados">{name}</RouterLink>
    default:
      return undefined
  }
}
