import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServiceOrder, ServiceOrderEvent } from '@malote/api-client'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { requestOrder } from './orders.ts'
import { acceptTerms, callApiAs, expect, openAsNewcomer, test } from './people.ts'

test.use({ viewport: { width: 375, height: 760 } })

const ui = createRequire(resolve(import.meta.dirname, '../../../packages/ui/package.json'))

/** Replaces the camera of the page by a canvas. */
async function replaceCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let modules: boolean[][] = []
    const canvas = document.createElement('canvas')
    canvas.width = 480
    canvas.height = 480
    const draw = () => {
      const context = canvas.getContext('2d')
      if (!context) return
      context.fillStyle = 'white'
      context.fillRect(0, 0, 480, 480)
      context.fillStyle = 'black'
      const size = Math.floor(400 / Math.max(1, modules.length))
      for (const [y, row] of modules.entries()) {
        for (const [x, dark] of row.entries()) if (dark) context.fillRect(40 + x * size, 40 + y * size, size, size)
      }
    }
    Object.assign(window, {
      showCode: (rows: boolean[][]) => {
        modules = rows
      },
    })
    navigator.mediaDevices.getUserMedia = async () => {
      setInterval(draw, 50)
      return canvas.captureStream(20)
    }
  })
}

/** Shows a QR code to the replaced camera, or none. */
async function showCode(page: Page, text: string | null): Promise<void> {
  const { encode } = await import(pathToFileURL(ui.resolve('uqr')).href)
  const rows: boolean[][] = text === null ? [] : encode(text).data
  await page.evaluate((shown) => (window as unknown as { showCode: (rows: boolean[][]) => void }).showCode(shown), rows)
}

/** Creates an order of two volumes whose courier, the user of the token, is on the way to the pickup. */
async function orderToCollect(page: Page, token: string): Promise<ServiceOrder> {
  const order = await requestOrder(page, 'manager', { items: [{ description: 'Caixa', quantity: 2 }] })
  for (const to of ['accepted', 'collecting']) {
    const response = await page.request.post(`/v1/service-orders/${order.orderNumber}/transitions`, {
      headers: { authorization: `Bearer ${token}` },
      data: { to },
    })
    expect(response.status(), await response.text()).toBe(200)
  }
  return order
}

const openScanner = async (page: Page) => {
  await page.goto('/ordens-de-servico')
  await page.getByRole('button', { name: 'Mais', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ler código da etiqueta' }).click()
}

test('opens an order by its label, and counts its volumes at the pickup', async ({ page }) => {
  await replaceCamera(page)
  const { token } = await openAsNewcomer(page, 'operator', '/perfil')
  await acceptTerms(page)
  const order = await orderToCollect(page, token)
  const label = order.trackingUrl ?? ''
  await openScanner(page)
  await expect(page.getByLabel('Câmera: aponte para o código da etiqueta')).toBeVisible()
  await showCode(page, 'https://example.com/')
  await expect(page.getByText('Este código não é de uma ordem do Malote.')).toBeVisible()
  await expectAccessible(page)
  await showCode(page, label)
  await expect(page).toHaveURL(new RegExp(order.orderNumber))

  await page.getByRole('button', { name: /^Registrar coleta/ }).click()
  const flow = page.getByRole('dialog')
  await flow.getByRole('button', { name: 'Agora não' }).click()
  await expect(flow.getByText('Confira: 2 volumes')).toBeVisible()
  await showCode(
    page,
    label.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  )
  await flow.getByRole('button', { name: 'Ler etiquetas' }).click()
  await expect(flow.getByText('Esta etiqueta é de outra ordem.')).toBeVisible()
  await showCode(page, `${label}#volume=1`)
  await expect(flow.getByText('1 de 2 volumes')).toBeVisible()
  // The label of a volume again, after it has left the picture: each counts once.
  await showCode(page, null)
  await page.waitForTimeout(1_000)
  await showCode(page, `${label}#volume=1`)
  await expect(flow.getByText('O volume 1 já foi lido.')).toBeVisible()
  // A label without a number is that of any volume.
  await showCode(page, label)
  await expect(flow.getByText('Conferido: 2 volumes')).toBeVisible()
  await flow.getByRole('button', { name: 'Confirmar coleta' }).click()
  await expect(flow).toBeHidden()
  const events = (
    await (await callApiAs(page, 'operator', 'get', `/v1/service-orders/${order.orderNumber}/events`)).json()
  ).data as ServiceOrderEvent[]
  expect(events.at(-1)).toMatchObject({ to: 'collected', checkedVolumes: 2 })
  await expect(page.getByText('2 volumes conferidos')).toBeVisible()
})

test('opens an order by its number where the camera is blocked', async ({ page }) => {
  const { token } = await openAsNewcomer(page, 'operator', '/perfil')
  await acceptTerms(page)
  const order = await orderToCollect(page, token)
  await openScanner(page)
  await expect(page.getByText('Não foi possível abrir a câmera')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Ou digite o número da ordem' })
  await page.getByRole('button', { name: 'Abrir ordem' }).click()
  await expect(field).toHaveAccessibleDescription('Digite o número da ordem, como OS-2026-000123.')
  await field.fill('999999')
  await page.getByRole('button', { name: 'Abrir ordem' }).click()
  await expect(page.getByText('Não encontramos esta ordem, ou ela é de outra empresa.')).toBeVisible()
  await expect(field).not.toHaveAccessibleDescription(/Digite/)
  await field.fill(order.orderNumber)
  await page.getByRole('button', { name: 'Abrir ordem' }).click()
  await expect(page).toHaveURL(new RegExp(order.orderNumber))
})
