/** Opens every overlay for the first time without a connection, in an application that has preloaded them. */
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { findFreePorts } from '../run/free-ports.ts'
import { type Consumer, startConsumer } from './consumer.ts'

let consumer: Consumer
let browser: Browser

beforeAll(async () => {
  const [port] = await findFreePorts(1)
  consumer = await startConsumer('plain', port ?? 0)
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await consumer?.stop()
})

const press =
  (role: 'button' | 'combobox', name: string, exact = true) =>
  (page: Page) =>
    page.getByRole(role, { name, exact }).first().click()

/** How each overlay is opened, and what it then shows. */
const overlays: [name: string, open: (page: Page) => Promise<void>, getContent: (page: Page) => Locator][] = [
  ['Select', press('combobox', 'Cidade'), (page) => page.getByRole('option', { name: 'São Paulo' })],
  ['Combobox', press('combobox', 'Empresa'), (page) => page.getByRole('option', { name: 'São Paulo' })],
  ['MultiSelect', press('combobox', 'Regiões'), (page) => page.getByRole('option', { name: 'São Paulo' })],
  ['DateField', press('button', 'Abrir calendário'), (page) => page.getByRole('grid')],
  [
    'DateRangeField',
    (page) => page.getByRole('group', { name: 'Período' }).getByRole('button').first().click(),
    (page) => page.getByRole('grid'),
  ],
  ['DropdownMenu', press('button', 'Ações'), (page) => page.getByRole('menuitem', { name: 'Imprimir etiqueta' })],
  [
    'menu of a row',
    (page) => page.getByRole('table').getByRole('button').click(),
    (page) => page.getByRole('menuitem', { name: 'Duplicar ordem' }),
  ],
  ['Popover', press('button', 'Comprovação'), (page) => page.getByRole('dialog', { name: 'Comprovação' })],
  ['Dialog', press('button', 'Compartilhar'), (page) => page.getByRole('dialog', { name: 'Compartilhar rastreio' })],
  ['Drawer', press('button', 'Criar usuário'), (page) => page.getByRole('dialog', { name: 'Criar usuário' })],
  ['ConfirmDialog', press('button', 'Cancelar ordem'), (page) => page.getByRole('alertdialog')],
  ['CommandPalette', press('button', 'Comandos'), (page) => page.getByRole('option', { name: 'Solicitar entrega' })],
  ['Tooltip', (page) => page.getByRole('button', { name: 'Próxima' }).hover(), (page) => page.getByRole('tooltip')],
  ['Toaster', press('button', 'Criar ordem'), (page) => page.getByText('Ordem criada')],
]

/** Opens the page without idle time, in which overlays would be loaded anyway. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(`${consumer.url}overlays.html`)
  await page.getByRole('button', { name: 'Preparar' }).waitFor()
  return page
}

test('after preloadOverlays, every overlay opens for the first time without a connection', async () => {
  const page = await openPage()
  const failures: string[] = []
  // The browser can request the font of the page again; overlays need code and styles only.
  page.on('requestfailed', (request) => {
    if (request.resourceType() !== 'font') failures.push(request.url())
  })
  page.on('pageerror', (error) => failures.push(error.message))
  await page.getByRole('button', { name: 'Preparar' }).click()
  await page.getByRole('button', { name: 'Pronto para ficar sem conexão' }).waitFor()
  await page.context().setOffline(true)
  for (const [name, open, getContent] of overlays) {
    await open(page)
    await expect.poll(() => getContent(page).first().isVisible(), { message: name, timeout: 5000 }).toBe(true)
    await page.keyboard.press('Escape')
    if (name !== 'Toaster') await getContent(page).first().waitFor({ state: 'hidden' })
  }
  expect(failures).toEqual([])
  await page.close()
})

test('without preloadOverlays, an overlay does not open without a connection', async () => {
  const page = await openPage()
  await page.context().setOffline(true)
  const trigger = page.getByRole('button', { name: 'Ações', exact: true })
  await trigger.click()
  await expect.poll(() => trigger.getAttribute('aria-busy')).toBe('true')
  expect(await page.getByRole('menuitem').count()).toBe(0)
  await page.close()
})
