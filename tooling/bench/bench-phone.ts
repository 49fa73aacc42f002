/**
 * `pnpm bench phone [folder] [width]`: the work of a courier on a slow phone (processor slowed down four times, slow 4G): accept
 * an order, collect it and register three deliveries (photo, signature that is not given, PIN). Prints the taps, the
 * typed characters and the seconds of each part; with a folder also stores pictures of the screens in both themes,
 * in the width of a phone or another.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { slow4g, slowdown } from './interactions.ts'
import { startProduct } from './web-servers.ts'

process.env.NODE_ENV = 'production'
const [folder, width = 375] = process.argv.slice(2)
const phone = { width: Number(width), height: 760 }
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const address = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

/** Stores a picture of the current screen in both themes. */
async function takePictures(page: Page, name: string): Promise<void> {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
  }
}

const product = await startProduct()
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
try {
  const [manager, operator] = [await product.token('manager'), await product.token('operator')]
  const call = async (token: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${product.url}/v1${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const { data: companies } = await call(manager, '/companies?limit=1')
  const order = await call(manager, '/service-orders', {
    companyId: companies[0].id,
    pickup: { contactName: 'Expedição', address },
    dropoffs: [
      { contactName: 'Ana Prado', address, requiredProofs: ['photo'] },
      { contactName: 'Bento Luz', address: { ...address, number: '2000' }, requiredProofs: ['signature'] },
      { contactName: 'Caio Reis', address: { ...address, number: '2100' }, requiredProofs: ['pin'] },
    ],
    items: [],
  })
  const pin: string = order.stops[3].pin

  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, locale: 'pt-BR' })
  await context.addInitScript((token) => localStorage.setItem('malote:token', token), operator)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  page.setDefaultTimeout(60_000)
  await page.goto(`${product.url}/ordens-de-servico/${order.orderNumber}`)

  let taps = 0
  let keys = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  const type = async (target: Locator, text: string) => {
    await target.fill(text)
    keys += text.length
  }
  const parts: Record<string, { taps: number; keys: number; seconds: number }> = {}
  const measure = async (name: string, act: () => Promise<void>) => {
    const before = { taps, keys, time: performance.now() }
    await act()
    const seconds = Number(((performance.now() - before.time) / 1000).toFixed(1))
    parts[name] = { taps: taps - before.taps, keys: keys - before.keys, seconds }
  }
  const bar = page.getByRole('group', { name: 'Próximo passo' })
  const flow = page.getByRole('dialog')

  await measure('accept and collect', async () => {
    await tap(page.getByRole('button', { name: /^Aceitar/ }).first())
    await tap(bar.getByRole('button', { name: /^Sair para coleta/ }))
    await tap(bar.getByRole('button', { name: /^Registrar coleta/ }))
    await tap(flow.getByRole('button', { name: 'Agora não' }))
    await tap(flow.getByRole('button', { name: 'Confirmar coleta' }))
    await tap(bar.getByRole('button', { name: /^Iniciar rota/ }))
    await bar.getByRole('button', { name: /^Cheguei na entrega/ }).waitFor()
  })
  await takePictures(page, 'order')
  await measure('delivery with a photo', async () => {
    await tap(bar.getByRole('button', { name: /^Cheguei na entrega/ }))
    await flow.getByText('Chegada registrada').waitFor()
    await takePictures(page, 'photo')
    const chooser = page.waitForEvent('filechooser')
    await tap(flow.getByText('Tirar foto'))
    await (await chooser).setFiles({ name: 'porta.png', mimeType: 'image/png', buffer: photo })
    await type(flow.getByLabel('Quem recebeu'), 'Ana')
    await takePictures(page, 'receiver')
    await tap(flow.getByRole('button', { name: 'Concluir entrega' }))
    await flow.waitFor({ state: 'hidden' })
  })
  await measure('delivery without success', async () => {
    await tap(bar.getByRole('button', { name: /^Cheguei na entrega/ }))
    await flow.getByText('Passo 1 de 2: assinatura').waitFor()
    await tap(flow.getByRole('button', { name: 'Registrar insucesso' }))
    await takePictures(page, 'failure')
    await tap(flow.locator('label', { hasText: 'Destinatário ausente' }))
    await tap(flow.getByRole('button', { name: 'Registrar insucesso' }))
    await flow.waitFor({ state: 'hidden' })
  })
  await measure('delivery with a PIN', async () => {
    await tap(bar.getByRole('button', { name: /^Cheguei na entrega/ }))
    await type(flow.getByRole('textbox', { name: 'PIN' }), pin)
    await takePictures(page, 'pin')
    await type(flow.getByLabel('Quem recebeu'), 'Caio')
    await tap(flow.getByRole('button', { name: 'Concluir entrega' }))
    await flow.waitFor({ state: 'hidden' })
  })
  await page.goto(`${product.url}/ordens-de-servico?tab=mine`)
  await bar.getByRole('button', { name: 'Mais' }).waitFor()
  await takePictures(page, 'own-deliveries')
  const seconds = Object.values(parts).reduce((sum, part) => sum + part.seconds, 0)
  console.log(`${slowdown}× slower processor, slow 4G. Before the courier's screens: about 26 taps and 50 characters.`)
  console.table({ ...parts, total: { taps, keys, seconds: Number(seconds.toFixed(1)) } })
} finally {
  await browser.close()
  await product.stop()
}
