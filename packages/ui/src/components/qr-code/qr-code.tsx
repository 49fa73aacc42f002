'use client'
import { type ComponentProps, useEffect } from 'react'
import { cn } from '../../lib/cn.js'
import { onDemand } from '../../lib/on-demand.js'
import { requireLabel } from '../../lib/require-label.js'
import { type QrCodeSize, qrCodeSizes } from './qr-code.variants.js'
import { pathOf } from './qr-path.js'

const encoder = onDemand(() => import('uqr'))

export interface QrCodeProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-label'> {
  /** What a camera reads: mostly an address. */
  text: string
  /** What it leads to, for who cannot see it. */
  label: string
  size?: QrCodeSize | undefined
}

/**
 * A text for a camera. It is dark on light in both themes, because many readers know no other; what makes it is fetched
 * when the first one is shown. Give the same address as a link beside it.
 */
export function QrCode({ text, label, size = 'md', className, ...rest }: QrCodeProps) {
  requireLabel(label, 'QrCode', 'Pass label="…" with what the code leads to: "Código QR da ordem OS-2026-000123".')
  const loaded = encoder.useModule()
  useEffect(() => encoder.load(), [])
  // The quiet zone is the padding, so that the code keeps its size whatever it says.
  const code = loaded?.encode(text, { ecc: 'M', border: 1 })
  return (
    <span
      {...rest}
      role="img"
      aria-label={label}
      data-slot="qr-code"
      data-size={size}
      data-theme="light"
      className={cn(
        'inline-block shrink-0 rounded-md bg-surface-raised text-text forced-color-adjust-none',
        qrCodeSizes[size],
        className,
      )}
    >
      {code && (
        <svg aria-hidden viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" className="size-full">
          <path d={pathOf(code.data)} fill="currentColor" />
        </svg>
      )}
    </span>
  )
}
