import { Button, Skeleton, Stack } from '@malote/ui'
import ChartColumn from 'lucide-react/icons/chart-column'
import { type ReactNode, Suspense, useState } from 'react'

interface FiguresPanelProps {
  label: string
  /** The figures, which are loaded when the panel is opened. */
  children: ReactNode
}

/** A button that shows figures above the list. Not a `Disclosure`, which the list would load for this alone. */
export function FiguresPanel({ label, children }: FiguresPanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="sm">
      <Button
        tone="neutral"
        variant="ghost"
        size="sm"
        className="self-start"
        icon={<ChartColumn />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && <Suspense fallback={<Skeleton shape="block" className="h-64" />}>{children}</Suspense>}
    </Stack>
  )
}
