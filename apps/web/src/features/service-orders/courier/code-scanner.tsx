import { Alert, Loader, Stack } from '@malote/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { scanCodes } from './scan-codes.ts'

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
