import type { Role } from '@malote/api-client'
import { Timeline } from '@malote/ui'
import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect } from 'react'
import { TitledCard } from '../../components/titled-card.tsx'
import { formatFullDay } from '../../lib/format/formats.ts'
import { markChangelogRead } from '../../lib/storage/latest-changelog.ts'
import { changelog } from './changelog.ts'

/** The changelog entries of a role, newest first. Showing them removes the mark from the menu. */
export function WhatsNew({ role }: { role: Role }) {
  useEffect(markChangelogRead, [])
  return (
    <TitledCard title="Novidades">
      <Timeline.Root>
        {changelog
          .filter(({ roles }) => !roles || roles.includes(role))
          .map(({ day, title, text }) => (
            <Timeline.Item
              key={title}
              icon={<Sparkles />}
              title={title}
              time={<time dateTime={day}>{formatFullDay(day)}</time>}
            >
              {text}
            </Timeline.Item>
          ))}
      </Timeline.Root>
    </TitledCard>
  )
}
