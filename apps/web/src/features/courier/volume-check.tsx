import type { ServiceOrder, Stop } from '@malote/api-client'
import { Button, Inline, Loader, Stack, Text } from '@malote/ui'
import ScanLine from 'lucide-react/icons/scan-line'
import { Suspense, useState } from 'react'
import { formatAmount } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { getPossibleStopItems, getStopItems } from '../orders/volumes/stop-items.ts'
import { findLabelProblem, parseVolume } from './order-code.ts'

const CodeScanner = lazyNamed(() => import('../../components/code-scanner.tsx'), 'CodeScanner')

interface VolumeCheckProps {
  order: ServiceOrder
  stop: Pick<Stop, 'kind' | 'position' | 'state'>
  /** The scanned labels: the number of the volume, or undefined for a label without one. */
  checked: readonly (number | undefined)[]
  onCheck: (checked: readonly (number | undefined)[]) => void
}

/** Counts the volumes of a stop by the labels that the camera reads. Nothing when it is not known how many are left. */
export function VolumeCheck({ order, stop, checked, onCheck }: VolumeCheckProps) {
  const [scanning, setScanning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const stopItems = stop.kind === 'return' ? getStopItems(order, stop) : getPossibleStopItems(order, stop)
  if (!stopItems || stopItems.volumes.length === 0) return null
  const { volumesBefore, volumes } = stopItems
  const total = formatAmount(volumes.length, 'volume', 'volumes')
  const done = checked.length >= volumes.length
  return (
    <Stack gap="sm" className="mb-3">
      <Inline justify="between">
        <Text role="status" tone={problem ? 'danger' : done ? 'success' : 'default'}>
          {problem ??
            (done ? `Conferido: ${total}` : checked.length > 0 ? `${checked.length} de ${total}` : `Confira: ${total}`)}
        </Text>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          icon={<ScanLine />}
          aria-expanded={scanning}
          onClick={() => setScanning(!scanning)}
        >
          {scanning ? 'Fechar câmera' : 'Ler etiquetas'}
        </Button>
      </Inline>
      {scanning && !done && (
        <Suspense fallback={<Loader />}>
          <CodeScanner
            onCode={(text) => {
              const volume = parseVolume(text)
              // Labels without a number are equal, so that each reading is another volume.
              const isRepeated = volume !== undefined && checked.includes(volume)
              const labelProblem = findLabelProblem(text, order, volumes)
              setProblem(labelProblem ?? (isRepeated ? `O volume ${volume - volumesBefore} já foi lido.` : undefined))
              if (!labelProblem && !isRepeated) onCheck([...checked, volume])
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
