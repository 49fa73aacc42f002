/** The check screen of an import of 10,000 rows, for `pnpm bench views`. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { toForm } from './import-orders.ts'
import type { ViewOrders } from './view-orders.ts'
import type { RunningServer } from './web-servers.ts'

/** The most rows with errors that the screen shows. */
const wrongRows = 1_000

/** Uploads a spreadsheet of 10,000 rows and waits until it is checked. @returns the id of the import */
export async function createCheckedImport({ url }: RunningServer, token: string, companyId: string): Promise<string> {
  const address = `${url}/v1/service-orders/imports`
  const headers = { authorization: `Bearer ${token}` }
  const sent = await fetch(address, { method: 'POST', headers, body: toForm(companyId, wrongRows) })
  const { id } = (await sent.json()) as { id: string }
  for (;;) {
    const response = await fetch(`${address}/${id}`, { headers })
    const { status } = (await response.json()) as { status: string }
    if (status === 'checked') return id
    if (status !== 'checking') throw new Error(`The import is ${status}.`)
    await setTimeout(200)
  }
}

const path = ({ importId }: ViewOrders) => `/ordens-de-servico/importar?importacao=${importId}`
const errorTable = (page: Page) => page.getByRole('table', { name: 'Linhas com erro' })
const readyTable = (page: Page) => page.getByRole('table', { name: 'O que será criado' })
const correction = (page: Page) => page.getByRole('textbox', { name: 'Entrega: UF, linha 2', exact: true })

async function waitForRows(page: Page): Promise<void> {
  await correction(page).waitFor()
  await readyTable(page).getByRole('row').nth(1).waitFor()
}

/** Turns the wheel over the middle of a table. */
const scrollOver = (find: (page: Page) => ReturnType<Page['getByRole']>) => ({
  path,
  slowdown: 1,
  prepare: async (page: Page) => {
    await waitForRows(page)
    // The title moves with no row, and stays while rows are replaced.
    const title = find(page).getByRole('columnheader').first()
    await title.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await title.boundingBox()
    if (!box) throw new Error('The table is not visible.')
    await page.mouse.move(720, box.y + box.height + 60)
  },
  act: async (page: Page) => {
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, turn < 30 ? 400 : -400)
      await page.waitForTimeout(50)
    }
  },
})

/** The number of invalid texts that were sent. */
let corrections = 0

/** On the processor of a desktop: spreadsheets are imported there. */
export const importInteractions = {
  'import: open': {
    path: () => '/ordens-de-servico/importar',
    slowdown: 1,
    prepare: async (page: Page) => {
      await page.getByRole('table', { name: 'Últimas importações' }).getByRole('link').first().focus()
    },
    act: async (page: Page) => {
      await page.keyboard.press('Enter')
      await waitForRows(page)
    },
  },
  'import: scroll the errors': scrollOver(errorTable),
  'import: scroll the orders': scrollOver(readyTable),
  'import: next page': {
    path,
    slowdown: 1,
    prepare: async (page: Page) => {
      await waitForRows(page)
      await page
        .getByRole('link', { name: /^Próxima/ })
        .or(page.getByRole('button', { name: /^Próxima/ }))
        .last()
        .focus()
    },
    act: async (page: Page) => {
      await page.keyboard.press('Enter')
      await readyTable(page).getByText('Linha 1027', { exact: true }).waitFor()
    },
  },
  'import: correct a cell': {
    path,
    slowdown: 1,
    prepare: async (page: Page) => {
      await waitForRows(page)
      await correction(page).focus()
    },
    act: (page: Page) => page.keyboard.type('RJ', { delay: 80 }),
  },
  'import: apply to all equal': {
    path,
    slowdown: 1,
    prepare: async (page: Page) => {
      await waitForRows(page)
      // Always another invalid text: that of the cell is no correction, also where a draft of another round hides it.
      corrections += 1
      await correction(page).fill(`Z${corrections}`)
    },
    act: async (page: Page) => {
      const sent = page.waitForResponse((response) => response.url().endsWith('/columns'))
      const checked = page.waitForResponse(
        async (response) => /imports\/[^/?]+$/.test(response.url()) && (await response.json()).status === 'checked',
      )
      await page.keyboard.press('Enter')
      await sent
      await checked
      await waitForRows(page)
    },
  },
}
