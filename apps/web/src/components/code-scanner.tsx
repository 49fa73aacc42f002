import { Alert, Loader, Stack } from '@malote/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { type CodeFormat, createCodeDetector } from '../lib/browser/barcode-detector.ts'

/** Why no code can be read: the camera is not permitted, not there or in use, or the code of the reader did not load. */
type ScannerProblem = 'blocked' | 'missing' | 'busy' | 'unloaded'

const problemTexts: Readonly<Record<ScannerProblem, { readonly title: string; readonly text: string }>> = {
  blocked: {
    title: 'Não foi possível abrir a câmera',
    text: 'Libere a câmera nas permissões do navegador. Você pode seguir sem ela.',
  },
  missing: {
    title: 'Não foi possível abrir a câmera',
    text: 'Este aparelho não tem câmera, ou ela está desligada. Você pode seguir sem ela.',
  },
  busy: {
    title: 'Não foi possível abrir a câmera',
    text: 'Outro aplicativo pode estar usando a câmera. Feche-o e tente de novo, ou siga sem ela.',
  },
  unloaded: {
    title: 'Não foi possível carregar o leitor de códigos',
    text: 'Confira a conexão e tente de novo. Você pode seguir sem a câmera.',
  },
}

const qrCodes: readonly CodeFormat[] = ['qr_code']

interface CodeScannerProps {
  /** Called with the text of each code. */
  onCode: (text: string) => void
  /**
   * The name of the picture for screen readers: where to point the camera.
   * @default 'Câmera: aponte para o código da etiqueta'
   */
  label?: string | undefined
  /**
   * The kinds of codes to read.
   * @default QR codes only
   */
  formats?: readonly CodeFormat[] | undefined
  /** Returns whether a code is a wanted one, which is read first when the picture has several. */
  isWanted?: ((text: string) => boolean) | undefined
}

/** The picture of the camera, which reads the codes in it. A blocked camera is explained and blocks nothing. */
export function CodeScanner({
  onCode,
  label = 'Câmera: aponte para o código da etiqueta',
  formats = qrCodes,
  isWanted,
}: CodeScannerProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<'starting' | 'on' | ScannerProblem>('starting')
  const report = useEffectEvent(onCode)
  const isPreferred = useEffectEvent((text: string) => isWanted?.(text) ?? false)
  useEffect(() => {
    if (!video) return
    return scanCodes(video, {
      formats,
      onStart: () => setState('on'),
      onCode: report,
      isWanted: isPreferred,
      onFail: setState,
    })
  }, [video, formats])
  const problem = state === 'starting' || state === 'on' ? undefined : problemTexts[state]
  return (
    <Stack gap="sm">
      {problem && (
        <Alert tone="warning" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      {state === 'starting' && <Loader />}
      <video
        ref={setVideo}
        playsInline
        muted
        aria-label={label}
        hidden={state !== 'on'}
        className="max-h-[50dvh] w-full"
      />
    </Stack>
  )
}

/** Milliseconds between two pictures. */
const pauseMs = 200
/** The width of the picture in which the bars of a code of 44 digits stay apart. */
const barCodeWidth = 1920

interface Scan {
  formats: readonly CodeFormat[]
  onStart: () => void
  /** Called with the text of each code. A code counts again only after it has left the picture. */
  onCode: (text: string) => void
  isWanted: (text: string) => boolean
  onFail: (problem: ScannerProblem) => void
}

/**
 * Shows the rear camera in a video element and reads codes from it.
 * @returns a function that ends it and turns the camera off
 */
function scanCodes(video: HTMLVideoElement, { formats, onStart, onCode, isWanted, onFail }: Scan): () => void {
  let isStopped = false
  let stream: MediaStream | undefined
  const end = () => {
    isStopped = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const fail = (problem: ScannerProblem) => {
    if (!isStopped) onFail(problem)
    end()
  }
  const scan = async () => {
    const [detector] = await Promise.all([
      createCodeDetector(formats).catch(() => fail('unloaded')),
      openCamera(formats).then(
        (camera) => {
          stream = camera
          if (isStopped) end()
        },
        (error: unknown) => fail(toProblem(error)),
      ),
    ])
    if (isStopped || !detector || !stream) return
    video.srcObject = stream
    await video.play()
    onStart()
    let seen = ''
    while (!isStopped) {
      const texts = (await detector.detect(video)).map(({ rawValue }) => rawValue)
      const text = texts.find(isWanted) ?? texts[0] ?? ''
      if (text && text !== seen && !isStopped) onCode(text)
      seen = text
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  scan().catch((error: unknown) => fail(toProblem(error)))
  return end
}

const openCamera = async (formats: readonly CodeFormat[]): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: {
      facingMode: 'environment',
      ...(formats.includes('code_128') && { width: { ideal: barCodeWidth } }),
    },
  })

function toProblem(error: unknown): ScannerProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  // A page without HTTPS has no `mediaDevices`.
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}
