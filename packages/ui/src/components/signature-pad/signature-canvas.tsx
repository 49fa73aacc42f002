'use client'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import Pad from 'signature_pad'
import { cn } from '../../lib/cn.ts'

/** The canvas operations of the buttons below it. */
export interface SignatureCanvasHandle {
  undo: () => void
  clear: () => void
}

interface SignatureCanvasProps {
  ref: Ref<SignatureCanvasHandle>
  label: string
  invalid: boolean
  disabled: boolean
  /** Called after each stroke with the picture as a PNG; null when it is empty. */
  onDraw: (picture: Promise<Blob | null>) => void
}

/** The signature canvas: dark ink on a light background in both themes, because the picture is stored and printed. */
export function SignatureCanvas({ ref, label, invalid, disabled, onDraw }: SignatureCanvasProps) {
  const element = useRef<HTMLCanvasElement>(null)
  const pad = useRef<Pad | null>(null)
  const publish = useRef(() => {})
  useEffect(() => {
    publish.current = () =>
      onDraw(
        new Promise((resolve) => {
          if (!pad.current || pad.current.isEmpty()) resolve(null)
          else element.current?.toBlob(resolve, 'image/png')
        }),
      )
  })

  useEffect(() => {
    const canvas = element.current
    if (!canvas?.getContext('2d')) return
    const { color, backgroundColor } = getComputedStyle(canvas)
    // Before the listener of the pad: a fieldset does not disable a canvas.
    const ignoreInDisabledFieldset = (event: Event) => {
      if (canvas.closest('fieldset:disabled')) event.stopImmediatePropagation()
    }
    canvas.addEventListener('pointerdown', ignoreInDisabledFieldset, true)
    const instance = new Pad(canvas, { penColor: color, backgroundColor, minWidth: 1, maxWidth: 2.5 })
    pad.current = instance
    // The canvas uses the pixel density of the screen. A new size clears it, so the strokes are drawn again.
    const resize = () => {
      const ratio = Math.max(window.devicePixelRatio || 1, 1)
      const width = Math.floor(canvas.offsetWidth * ratio)
      const height = Math.floor(canvas.offsetHeight * ratio)
      if (canvas.width === width && canvas.height === height) return
      canvas.width = width
      canvas.height = height
      canvas.getContext('2d')?.scale(ratio, ratio)
      instance.redraw()
    }
    resize()
    // Drawing the strokes again ends an unfinished one without an event, so a new size waits for its end.
    let isDrawing = false
    instance.addEventListener('beginStroke', () => {
      isDrawing = true
    })
    instance.addEventListener('endStroke', () => {
      isDrawing = false
      resize()
      publish.current()
    })
    const observer = new ResizeObserver(() => {
      if (!isDrawing) resize()
    })
    observer.observe(canvas)
    return () => {
      observer.disconnect()
      instance.off()
      canvas.removeEventListener('pointerdown', ignoreInDisabledFieldset, true)
      pad.current = null
    }
  }, [])

  useEffect(() => {
    if (disabled) pad.current?.off()
    else pad.current?.on()
  }, [disabled])

  useImperativeHandle(ref, () => ({
    undo: () => {
      const strokes = pad.current?.toData() ?? []
      pad.current?.fromData(strokes.slice(0, -1))
      publish.current()
    },
    clear: () => pad.current?.clear(),
  }))

  return (
    <canvas
      ref={element}
      role="img"
      aria-label={label}
      data-theme="light"
      data-slot="signature-canvas"
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      className={cn(
        '[fieldset:disabled_&]:cursor-not-allowed [fieldset:disabled_&]:opacity-60',
        'h-44 w-full touch-none rounded-md border border-dashed bg-surface-raised text-text forced-color-adjust-none',
        disabled ? 'cursor-not-allowed opacity-60' : 'cursor-crosshair',
        invalid ? 'border-danger' : 'border-control',
      )}
    />
  )
}
