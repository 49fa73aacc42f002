import { addDays, type ReportPeriod } from '@malote/api-client'
import { Button } from '@malote/ui'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import type { ReportsSearch } from '../reports-search.ts'
import type { ScheduleFieldsProps } from './schedule-fields.tsx'

const loadDrawer = () => import('./schedule-drawer.tsx')
const ScheduleDrawer = lazyNamed(loadDrawer, 'ScheduleDrawer')

/** Schedules the report on the page with its current parameters. */
export function ScheduleReport({ search, ...choices }: ScheduleFieldsProps & { search: ReportsSearch }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<CalendarClock />}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        Agendar por e-mail
      </Button>
      <Suspense>
        {open && (
          <ScheduleDrawer
            about={{ key: search.relatorio, companyId: search.companyId ?? '', period: toSchedulePeriod(search) }}
            {...choices}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** @returns the relative period of a schedule that is closest to the period on the page. */
function toSchedulePeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): ReportPeriod {
  if (!from || !to) return 'last_30_days'
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  const nextDay = addDays(to, 1)
  if (from.endsWith('-01') && nextDay.slice(8, 10) === '01' && days < 32) return 'last_month'
  if (days === 1) return 'yesterday'
  return days <= 10 ? 'last_7_days' : 'last_30_days'
}
