import { Button } from '@malote/ui'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { lazy, Suspense, useState } from 'react'
import type { ReportsSearch } from '../reports-search.ts'
import type { ScheduleFieldsProps } from './schedule-fields.tsx'
import { toSchedulePeriod } from './schedule-period.ts'

const loadDrawer = () => import('./schedule-drawer.tsx')
const ScheduleDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.ScheduleDrawer })))

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
