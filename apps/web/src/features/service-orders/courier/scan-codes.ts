import { createCodeDetector } from '../../../lib/browser/barcode-detector.ts'

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
export function scanCodes(video: HTMLVideoElement, { onStart, onCode, onFail }: ScanHandlers): () => void {
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
