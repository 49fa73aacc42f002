'use client'
import { type ComponentProps, useEffect } from 'react'
import { cn } from '../../lib/cn.ts'
import { createOnDemand, useOnDemandState } from '../../lib/on-demand.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { type QrCodeSize, qrCodeSizes } from './qr-code.variants.ts'
import { toSvgPath } from './qr-path.ts'

const encoder = createOnDemand(() => import('uqr'))

/** Encodes a text: a long one with less redundancy. `null` when no code can contain it. */
function encodeText({ encode }: typeof import('uqr'), text: string) {
  for (const ecc of ['M', 'L'] as const) {
    try {
      return encode(text, { ecc, border: 1 })
    } catch {
      // Too long for this much redundancy.
    }
  }
  return null
}

export interface QrCodeProps extends Omit<ComponentProps<'span'>, 'children' | 'aria-label'> {
  /** The encoded text, usually an address. */
  text: string
  /** The destination of the code, for screen readers. */
  label: string
  /**
   * The width and the height.
   * @default 'md'
   */
  size?: QrCodeSize | undefined
}

/**
 * A QR code. It is dark on light in both themes, because many readers require it; its encoder is loaded when the
 * first code is shown. Show the same address as a link next to it.
 */
export function QrCode({ text, label, size = 'md', className, ...rest }: QrCodeProps) {
  requireLabel(label, 'QrCode', 'Pass label="…" with the destination of the code: "Código QR da ordem OS-2026-000123".')
  const { module: loaded } = useOnDemandState(encoder)
  useEffect(() => encoder.load(), [])
  // The quiet zone is CSS padding, so that the size of the code does not depend on its content.
  const code = loaded && encodeText(loaded, text)
  const isTooLong = code === null
  useEffect(() => {
    if (isTooLong) reportError(new Error(`<QrCode> has a text of ${text.length} characters, too many for a code.`))
  }, [isTooLong, text.length])
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
          <path d={toSvgPath(code.data)} fill="currentColor" />
        </svg>
      )}
    </span>
  )
}
