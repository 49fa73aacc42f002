import type { Import } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { order } from './order-examples.ts'

const meta = {
  title: 'Telas/Importação',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/ordens-de-servico/importar', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

const checked = examples['imports.get']?.response as Import
const [pickup] = order.stops

const previewStop = {
  contactName: 'Nair Prado',
  address: {
    postalCode: '69005010',
    street: 'Avenida Eduardo Ribeiro',
    number: '520',
    complement: 'Sala 4',
    neighborhood: 'Centro',
    city: 'Manaus',
    state: 'AM',
  },
  window: { start: '2026-11-21T13:00:00.000Z', end: '2026-11-21T16:00:00.000Z' },
}

/** What the rows of a checked file become, with the values that were converted. */
export const ImportChecked: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': { body: { ...checked, rows: { ...checked.rows, invalid: 0 }, errors: [] } },
      'imports.rows': {
        body: {
          data: [
            {
              row: 2,
              rows: [2, 3],
              errors: [],
              order: null,
              location: null,
              changes: [
                { row: 2, column: 'Valor declarado', from: '1234.50', to: 'R$ 1.234,50' },
                {
                  row: 2,
                  column: 'Entrega: logradouro',
                  from: 'Avenida Eduardo Ribeiro, 520',
                  to: 'Avenida Eduardo Ribeiro',
                },
                { row: 2, column: 'Entrega: número', from: null, to: '520' },
                { row: 3, column: 'Item: peso unitário (kg)', from: '0.5', to: '0,5 kg' },
              ],
              preview: {
                stops: [{ ...pickup, window: null }, previewStop],
                items: [
                  { description: 'Bolo de cenoura', quantity: 1, fragile: false },
                  { description: 'Vela', quantity: 2, weightGrams: 500, fragile: false },
                ],
                valueCents: 123_450,
                weightGrams: 1000,
              },
            },
            {
              row: 4,
              rows: [4],
              errors: [],
              order: null,
              location: null,
              changes: [],
              hints: ['Entrega: CEP: Este CEP é de outro estado (SP). Confira o CEP e a UF.'],
              preview: { stops: order.stops, items: [], valueCents: 0, weightGrams: 0 },
            },
          ],
          meta: { page: 1, limit: 25, total: 212, totalPages: 9 },
        },
      },
    },
  },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Linhas 2 e 3/ })
    await expect(row).toHaveTextContent('Valor declarado: 1234.50 → R$ 1.234,50')
    await expect(row).toHaveTextContent('21/11/2026 09:00 – 12:00 (horário de Manaus)')
    await expect(await screen.findByRole('row', { name: /Linha 4/ })).toHaveTextContent(
      'Este CEP é de outro estado (SP)',
    )
    await screen.findByRole('radio', { name: 'Para conferir (212)' })
    await screen.findByText('Compare com os totais da sua loja.')
    await screen.findByRole('navigation', { name: /[Pp]agina/ })
  },
}
export const ImportCheckedOnPhone = onPhone(ImportChecked)

/** The page and the filter of the rows are in the address. A later check may have fewer rows. */
export const ImportCheckedBeyondLastPage: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}&linhas=conferir&page=9`,
    responses: {
      'imports.get': { body: { ...checked, rows: { ...checked.rows, invalid: 0 }, errors: [] } },
      'imports.rows': { body: { data: [], meta: { page: 9, limit: 25, total: 3, totalPages: 1 } } },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Para conferir (3)' })).toBeChecked()
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar todas' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Tudo' })).toBeChecked())
  },
}

/** A file with days and no hours: the user decides about the hours once, on the screen of the check. */
export const ImportWithDaysOnly: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': {
        body: {
          ...checked,
          columns: [
            {
              title: 'Data de entrega',
              field: 'dropoffs/0/window/day',
              reading: null,
              question: null,
              samples: ['12/12/2026'],
            },
          ],
          constants: [],
          resources: { ...checked.resources, ready: 0 },
          rows: { ...checked.rows, total: 2, invalid: 2 },
        },
      },
      'imports.rows': { body: { data: [], meta: { page: 1, limit: 25, total: 0, totalPages: 0 } } },
    },
  },
  play: async () => {
    const end = await screen.findByRole('textbox', { name: 'Entregas até as' })
    await expect(screen.getByRole('textbox', { name: 'Entregas a partir das' })).toHaveValue('08:00')
    await userEvent.clear(end)
    await userEvent.type(end, '7h')
    await userEvent.click(screen.getByRole('button', { name: 'Usar em todas as linhas' }))
    await screen.findByText('O fim deve ser depois do início.')
  },
}

/** Orders of the file that were requested a short time ago are named before they are created a second time. */
export const ImportWithPossibleDuplicates: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': {
        body: { ...checked, possibleDuplicates: 2, rows: { ...checked.rows, invalid: 0 }, errors: [] },
      },
      'imports.rows': {
        body: {
          data: [2, 4].map((row) => ({
            row,
            rows: [row],
            errors: [],
            order: null,
            location: null,
            changes: [],
            possibleDuplicate: `OS-2026-00101${row}`,
            preview: { stops: order.stops, items: [], valueCents: 0, weightGrams: 0 },
          })),
          meta: { page: 1, limit: 25, total: 2, totalPages: 1 },
        },
      },
    },
  },
  play: async () => {
    await screen.findByText('2 ordens da planilha são iguais a ordens pedidas nos últimos 3 dias')
    await screen.findByRole('link', { name: 'OS-2026-001014' })
    await screen.findByRole('button', { name: 'Deixar todas de fora' })
  },
}

/** A CT-e and the NF-e that it transports are the same goods: in the file, in another file, or in an order. */
export const ImportOfSameInvoices: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': { body: { ...checked, sameInvoices: 3, rows: { ...checked.rows, invalid: 0 }, errors: [] } },
      'imports.rows': {
        body: {
          data: [
            { row: 2, reference: 'NF 26 série 1 de 12345678000195' },
            { fileName: 'notas-de-novembro.xml', reference: 'NF 27 série 1' },
            { orderNumber: 'OS-2026-001014' },
          ].map((same, index) => ({
            row: index + 4,
            rows: [index + 4],
            errors: [],
            order: null,
            location: null,
            changes: [],
            sameInvoice: { row: null, fileName: null, orderNumber: null, reference: null, ...same },
            preview: { stops: order.stops, items: [], valueCents: 0, weightGrams: 0 },
          })),
          meta: { page: 1, limit: 25, total: 3, totalPages: 1 },
        },
      },
    },
  },
  play: async () => {
    await screen.findByText('3 ordens do arquivo têm a nota fiscal de outras')
    await screen.findByText('a nota está na linha 2: NF 26 série 1 de 12345678000195')
    await screen.findByRole('link', { name: 'OS-2026-001014' })
    await screen.findByRole('button', { name: 'Deixar todas de fora' })
  },
}
export const ImportOfSameInvoicesOnPhone = onPhone(ImportOfSameInvoices)

const wrongRows = [17, 18, 240].map((row) => ({
  row,
  errors:
    row === 240
      ? [{ column: 'Linha', message: 'A linha 18, da mesma ordem, tem erro.' }]
      : [{ column: 'Entrega: CEP', message: 'O CEP tem 8 números, como 01310-100.' }],
  order: null,
  location: null,
  cells: [`PED-10${row}`, '0501', ''],
}))

/** Rows with errors are corrected on the screen; a value can be for all equal cells. */
export const ImportWithErrors: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': { body: { ...checked, rows: { total: 3, processed: 3, invalid: 3, created: 0, repeated: 0 } } },
      'imports.rows': { body: { data: wrongRows, meta: { page: 1, limit: 1000, total: 3, totalPages: 1 } } },
    },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'CEP, linha 17' })
    await expect(field).toHaveValue('0501')
    const submit = screen.getByRole('button', { name: 'Conferir correções' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(field)
    await userEvent.type(field, '05013-001')
    await expect(submit).not.toHaveAttribute('aria-disabled')
    await expect(screen.getAllByRole('checkbox', { name: 'Aplicar a todas as 2 iguais' })[0]).toBeChecked()
    await expect(screen.queryByRole('textbox', { name: /linha 240/ })).toBeNull()
    // The focused field has scrolled the page, and its picture would begin there.
    window.scrollTo(0, 0)
  },
}
export const ImportWithErrorsOnPhone = onPhone(ImportWithErrors)

/** The list of the imported orders is not offered when there are none. */
export const ImportCanceledAtOnce: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': { body: { ...checked, status: 'canceled', resources: { ...checked.resources, created: 0 } } },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Importar outra planilha' })).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Ver ordens importadas' })).toBeNull()
  },
}

/** A value that all rows have and no column of the file, before it is typed. */
export const ImportMapping: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: { 'imports.get': { body: { ...checked, status: 'failed' } } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Igual em todas as linhas' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Prioridade' }))
    await expect(await screen.findByRole('textbox', { name: 'Prioridade, em todas as linhas' })).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Conferir linhas' }))
    await screen.findByText('Escreva o valor ou remova o campo.')
    window.scrollTo(0, 0)
  },
}
export const ImportMappingOnPhone = onPhone(ImportMapping)
