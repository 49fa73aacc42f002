import type { ServiceOrder } from '@malote/api-client'
import { Button, Inline, Loader, Stack, Text } from '@malote/ui'
import ScanLine from 'lucide-react/icons/scan-line'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { isCodeOf } from './order-code.ts'

const CodeScanner = lazyNamed(() => import('./code-scanner.tsx'), 'CodeScanner')

interface VolumeCheckProps {
  order: ServiceOrder
  /** How many labels of the order were scanned. */
  checked: number
  onCheck: (checked: number) => void
}

/** Counts the volumes of an order by the labels that the camera reads. */
export function VolumeCheck({ order, checked, onCheck }: VolumeCheckProps) {
  const [scanning, setScanning] = useState(false)
  const [isForeign, setForeign] = useState(false)
  const volumes = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (volumes === 0) return null
  const total = volumes === 1 ? '1 volume' : `${volumes} volumes`
  const done = checked >= volumes
  return (
    <Stack gap="sm" className="mb-3">
      <Inline justify="between">
        <Text role="status" tone={isForeign ? 'danger' : done ? 'success' : 'default'}>
          {isForeign
            ? 'Esta etiqueta é de outra ordem.'
            : done
              ? `Conferido: ${total}`
              : checked > 0
                ? `${checked} de ${total}`
                : `Confira: ${total}`}
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
              const isOwn = isCodeOf(text, order)
              setForeign(!isOwn)
              if (isOwn) onCheck(checked + 1)
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
