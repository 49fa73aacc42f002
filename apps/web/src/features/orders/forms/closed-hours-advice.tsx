import { type ComponentProps, Suspense } from 'react'
import { lazyNamed } from '../../../lib/lazy-named.ts'

const ClosedHours = lazyNamed(() => import('../../../components/closed-hours.tsx'), 'ClosedHours')

/** The advice on a window during which the operation or the location is closed, which is loaded when the window is complete. */
export function ClosedHoursAdvice({ window, locationId }: ComponentProps<typeof ClosedHours>) {
  if (!window.day || !window.start || !window.end) return null
  return (
    <Suspense>
      <ClosedHours window={window} locationId={locationId} />
    </Suspense>
  )
}
