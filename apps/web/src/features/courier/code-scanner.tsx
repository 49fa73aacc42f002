import { Alert, Loader, Stack } from '@malote/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { createCodeDetector } from '../../lib/browser/barcode-detector.ts'

/** The picture of the camera, which reads the QR codes of labels. A blocked camera is explained and blocks nothing. */
export function CodeScanner({ onCode }: { onCode: (text: string) => void }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<'starting' | 'on' | 'blocked'>('starting')
  const report = useEffectEvent(onCode)
  useEffect(() => {
    if (!video) return
    return scanCodes(video, {
      onStart: () => setState('on'),
      onCode: (text) => report(text),
      onFail: () => setState('blocked'),
    })
  }, [video])
  return (
    <Stack gap="sm">
      {state === 'blocked' && (
        <Alert tone="warning" title="Não foi possível abrir a câmera">
          Libere a câmera nas permissões do navegador. Você pode seguir sem ela.
        </Alert>
      )}
      {state === 'starting' && <Loader />}
      <video
        ref={setVideo}
        playsInline
        muted
        aria-label="Câmera: aponte para o código da etiqueta"
        hidden={state !== 'on'}
        className="max-h-[50dvh] w-full"
      />
    </Stack>
  )
}

/** Milliseconds between two pictures. */
const pauseMs = 200

interface ScanHandlers {
  onStart: () => void
  /** Called with the text of each code. A code counts again only after it has left the picture. */
  onCode: (text: string) => void
  /** Called when the camera is blocked or missing. */
  onFail: () => void
}

/**
 * Shows the rear camera in a video element and reads QR codes from it.
 * @returns a function that ends it and turns the camera off
 */
function scanCodes(video: HTMLVideoElement, { onStart, onCode, onFail }: ScanHandlers): () => void {
  let isStopped = false
  let stream: MediaStream | undefined
  const scan = async () => {
    const [detector, camera] = await Promise.all([
      createCodeDetector(),
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    ])
    stream = camera
    if (isStopped) return stop(camera)
    video.srcObject = camera
    await video.play()
    onStart()
    let seen = ''
    while (!isStopped) {
      const [code] = await detector.detect(video)
      const text = code?.rawValue ?? ''
      if (text && text !== seen) onCode(text)
      seen = text
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  scan().catch(() => isStopped || onFail())
  return () => {
    isStopped = true
    if (stream) stop(stream)
  }
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
