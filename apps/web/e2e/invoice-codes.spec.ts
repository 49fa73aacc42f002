import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { expectAccessible } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

test.use({ viewport: { width: 375, height: 760 } })

const key = '35261112345678000195550010000000261000010303'
const wrongKey = `${key.slice(0, -1)}4`

test.beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  const wasmBinary = new Uint8Array(await readFile(path)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** @returns the picture of a bar code, as a PNG. */
async function drawBarCode(text: string): Promise<Buffer> {
  const { image } = await writeBarcode(text, { format: 'Code128', scale: 3 })
  if (!image) throw new Error('no bar code was drawn')
  return Buffer.from(await image.arrayBuffer())
}

/** Replaces the camera of the page by a canvas. */
async function replaceCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1280
    canvas.height = 720
    let picture: ImageBitmap | undefined
    Object.assign(window, {
      showPicture: async (png: string) => {
        const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
        picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      },
    })
    navigator.mediaDevices.getUserMedia = async () => {
      setInterval(() => {
        const context = canvas.getContext('2d')
        if (!context) return
        context.fillStyle = 'white'
        context.fillRect(0, 0, canvas.width, canvas.height)
        if (picture) context.drawImage(picture, 100, 250, 1080, 200)
      }, 50)
      return canvas.captureStream(20)
    }
  })
}

/** Shows a bar code to the replaced camera. */
async function showBarCode(page: Page, text: string): Promise<void> {
  const png = (await drawBarCode(text)).toString('base64')
  await page.evaluate(
    (shown) => (window as unknown as { showPicture: (png: string) => Promise<void> }).showPicture(shown),
    png,
  )
}

const openForm = async (page: Page) => {
  await openAs(page, 'manager', '/ordens-de-servico/criar')
  return page.getByLabel('Chave da NF-e')
}
const scanButton = (page: Page) => page.getByRole('button', { name: 'Ler código de barras' })

test('reads the key of an invoice from its bar code with the camera, and names a wrong one', async ({ page }) => {
  await replaceCamera(page)
  const field = await openForm(page)
  await scanButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ler a chave da NF-e' })
  await expect(dialog.getByLabel('Câmera: aponte para o código de barras da nota')).toBeVisible()
  await showBarCode(page, wrongKey)
  await expect(dialog.getByText('Confira a chave da NF-e: o dígito verificador não bate.')).toBeVisible()
  await expectAccessible(page)
  await showBarCode(page, key)
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue(key)
  await expect(page.getByText('Chave da NF-e preenchida.')).toBeVisible()
})

test('reads the key out of a photo where there is no camera', async ({ page }) => {
  const field = await openForm(page)
  await scanButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Ler a chave da NF-e' })
  await expect(dialog.getByText('Não foi possível abrir a câmera')).toBeVisible()
  const photo = dialog.getByLabel('Ou escolha uma foto da nota')
  const choose = (name: string, buffer: Buffer) => photo.setInputFiles({ name, mimeType: 'image/png', buffer })
  await choose('rasgada.png', Buffer.from('not a picture'))
  await expect(dialog.getByText('Não conseguimos abrir esta foto.')).toBeVisible()
  await choose('produto.png', await drawBarCode('7891000100103'))
  await expect(dialog.getByText('Este código não é o de uma nota fiscal.')).toBeVisible()
  await choose('danfe.png', await drawBarCode(key))
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue(key)
})

test('a reader that types the code and Enter fills in the field and sends nothing', async ({ page }) => {
  const field = await openForm(page)
  await field.fill(wrongKey)
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Confira a chave da NF-e: o dígito verificador não bate.')
  await field.fill(`https://www.sefaz.rs.gov.br/NFCE/NFCE-COM.aspx?p=${key}|2|1|1|0A1B2C3D4E5F`)
  await field.press('Enter')
  await expect(field).toHaveValue(key)
  await expect(field).toHaveAccessibleDescription('')
  await expect(page.getByText(/a corrigir/)).toHaveCount(0)
})
