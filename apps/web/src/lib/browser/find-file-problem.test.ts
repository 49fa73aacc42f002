import { attachmentLimits, emptyFileText, heicText } from '@malote/api-client'
import { expect, test } from 'vitest'
import { findFileProblem } from './find-file-problem.ts'

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'foto.jpg', { type: 'image/jpeg' })

test('finds an empty file, and HEIC behind another name', async () => {
  expect(await findFileProblem(file())).toBe(emptyFileText)
  expect(await findFileProblem(file('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe(heicText)
})

test('names size and limit of a picture that could not be reduced', async () => {
  const large = new Uint8Array(attachmentLimits.fileBytes + 1024 * 1024)
  expect(await findFileProblem(file(large))).toBe(
    'Este arquivo tem 11 MB, e o limite é 10 MB. Escolha um arquivo menor.',
  )
  expect(await findFileProblem(file(large.subarray(0, attachmentLimits.fileBytes)))).toBeUndefined()
})
