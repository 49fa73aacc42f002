import { Alert, Dialog, FileDrop, Stack, toast } from '@malote/ui'
import { useState } from 'react'
import { CodeScanner } from '../../../components/code-scanner.tsx'
import { type CodeFormat, createCodeDetector } from '../../../lib/browser/barcode-detector.ts'
import { findFileProblem } from '../../../lib/browser/find-file-problem.ts'
import { hasInvoiceKey, readInvoiceCode } from './read-invoice-code.ts'

const formats: readonly CodeFormat[] = ['code_128', 'qr_code']
const noFiles: readonly File[] = []
/** The longest side of a picture in which a code is searched, in pixels: a larger one takes seconds on a phone. */
const longestSide = 3000

/** Reads a typed text: it is loaded with the dialog, because the page of the field is at its size limit. */
export function readTypedKey(text: string, onKey: (key: string) => void, onProblem: (problem: string) => void): void {
  const code = readInvoiceCode(text)
  if ('key' in code) onKey(code.key)
  else onProblem(code.problem)
}

interface ScanInvoiceDialogProps {
  /** Called with the key that was read, before the dialog closes. */
  onKey: (key: string) => void
  onClose: () => void
}

/** Reads the key of an invoice from the bar code of its DANFE, with the camera or out of a photo. */
export function ScanInvoiceDialog({ onKey, onClose }: ScanInvoiceDialogProps) {
  const [problem, setProblem] = useState<string>()
  const [photoProblem, setPhotoProblem] = useState<string>()
  const finish = (key: string) => {
    onKey(key)
    toast.success('Chave da NF-e preenchida.')
    onClose()
  }
  const readPhoto = async (photo: File) => {
    setProblem(undefined)
    setPhotoProblem(undefined)
    const code = await readInvoicePhoto(photo)
    if ('key' in code) finish(code.key)
    else setPhotoProblem(code.problem)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title="Ler a chave da NF-e"
        description="Aponte a câmera para o código de barras do DANFE, ou para o código QR da nota."
      >
        <Stack gap="md">
          <div>
            <CodeScanner
              label="Câmera: aponte para o código de barras da nota"
              formats={formats}
              isWanted={hasInvoiceKey}
              onCode={(text) => readTypedKey(text, finish, setProblem)}
            />
            <div role="status" className={problem && 'pt-3'}>
              {problem && <Alert tone="warning" title={problem} />}
            </div>
          </div>
          <FileDrop
            label="Ou escolha uma foto da nota"
            accept="image/*"
            value={noFiles}
            error={photoProblem}
            onValueChange={([photo]) => photo && void readPhoto(photo)}
          />
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const unreadable = 'Não conseguimos abrir esta foto. Escolha um arquivo JPG ou PNG.'

/** Reads the key out of a photo. */
async function readInvoicePhoto(photo: File): Promise<ReturnType<typeof readInvoiceCode>> {
  const fileProblem = await findFileProblem(photo)
  if (fileProblem) return { problem: fileProblem }
  const detector = await createCodeDetector(formats).catch(() => undefined)
  if (!detector) return { problem: 'Não foi possível carregar o leitor de códigos. Confira a conexão.' }
  const picture = await openPicture(photo).catch(() => undefined)
  if (!picture) return { problem: unreadable }
  const codes = await detector.detect(picture).catch(() => [])
  picture.close()
  const texts = codes.map(({ rawValue }) => rawValue)
  const text = texts.find(hasInvoiceKey) ?? texts[0]
  if (text) return readInvoiceCode(text)
  return { problem: 'Não encontramos o código de barras nesta foto. Fotografe-o de perto, inteiro e sem reflexo.' }
}

/** Opens a photo upright, and scales it down when it is large. */
async function openPicture(photo: File): Promise<ImageBitmap> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = longestSide / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const resizeWidth = Math.round(picture.width * scale)
  const resizeHeight = Math.round(picture.height * scale)
  const smaller = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'high' })
  picture.close()
  return smaller
}
