import {
  type Import as OrderImport,
  type RecipientMessage,
  type RecipientRequest,
  recipientMessages,
  recipientRequests,
} from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { toast } from '@malote/ui'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples, showLaterParts } from './app-at.tsx'
import { carriedOrder, deliveredOrder, order } from './order-examples.ts'

const meta = {
  title: 'Telas/Ordens de Serviço',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/ordens-de-servico', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

export const Detail: PageStory = {
  args: { path: '/ordens-de-servico/OS-2026-000123' },
  play: showLaterParts,
}

export const DetailOnAPhone = onPhone({
  ...Detail,
  // The bar is loaded on phones only.
  play: async () => void (await screen.findByRole('group', { name: 'Próximo passo' })),
})

/** A request that was pending can no longer be decided. */
export const DetailOfADeliveredOrder: PageStory = {
  ...Detail,
  args: {
    ...Detail.args,
    responses: { 'serviceOrders.get': { body: deliveredOrder }, 'serviceOrders.actions': { body: { data: [] } } },
  },
  play: async () => {
    await screen.findByText('Encerrado sem resposta')
    await expect(screen.queryByRole('button', { name: /o pedido: deixar na portaria/ })).toBeNull()
    await showLaterParts()
  },
}

/** @returns copies of an example with other fields, each with its own id. */
const createVariants = (example: object | undefined, variants: readonly object[]) =>
  variants.map((fields, index) => ({ ...example, id: `0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4ba${index}`, ...fields }))

const [sentMessage] = z.parse(recipientMessages.list.response, examples['recipientMessages.list']?.response).data
const messages: Partial<RecipientMessage>[] = [
  { kind: 'approaching', status: 'waiting', contact: null, sentAt: null },
  { kind: 'approaching', status: 'opted_out', sentAt: null },
  {
    kind: 'departed',
    channel: 'SMS',
    contact: '(11) •••••-4321',
    status: 'failed',
    error: 'Respondeu 401.',
    sentAt: null,
  },
  { kind: 'departed', status: 'skipped', sentAt: null },
  {},
]

/** Messages to the recipient in every state. */
export const DetailWithMessages: PageStory = {
  ...Detail,
  args: {
    ...Detail.args,
    responses: { 'recipientMessages.list': { body: { data: createVariants(sentMessage, messages) } } },
  },
  play: async () => {
    await screen.findByText(/recusado pelo destinatário/)
    await showLaterParts()
  },
}

const request = z.parse(recipientRequests.list.response, examples['recipientRequests.list']?.response).data[0]
const requests: Partial<RecipientRequest>[] = [
  { kind: 'leave_at_reception' },
  { kind: 'correction', note: null, status: 'confirmed' },
  { kind: 'reschedule', window: { start: '2026-11-20T14:00:00.000Z', end: '2026-11-20T18:00:00.000Z' }, note: null },
]

/** Requests after the goods were collected, when the window is final. */
export const DetailWithRequests: PageStory = {
  ...Detail,
  args: {
    ...Detail.args,
    responses: {
      'serviceOrders.get': { body: carriedOrder },
      'recipientRequests.list': { body: { data: createVariants(request, requests) } },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Confirmar o pedido: deixar na portaria' })
    await expect(screen.queryByRole('button', { name: 'Confirmar o pedido: receber em outro horário' })).toBeNull()
    await screen.findByRole('button', { name: 'Recusar o pedido: receber em outro horário' })
    await showLaterParts()
  },
}

/** What happened before at the address of the drop-off. */
export const DetailWithAddressHistory: PageStory = {
  ...Detail,
  args: {
    ...Detail.args,
    responses: { 'serviceOrders.addressHistory': { body: examples['serviceOrders.addressHistory']?.response } },
  },
  play: async () => {
    await screen.findByText('Neste endereço')
    await showLaterParts()
  },
}

const dropoff = order.stops.find(({ kind }) => kind === 'dropoff')

/** Each recipient has a link; one of them has no phone. */
export const ShareWithTwoRecipients: PageStory = {
  ...Detail,
  args: {
    ...Detail.args,
    responses: {
      'serviceOrders.get': {
        body: {
          ...order,
          stops: [
            ...order.stops,
            {
              ...dropoff,
              id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b39',
              contactName: 'Bia Souza',
              contactPhone: null,
              trackingUrl: 'https://malote.example/rastreio/Vb4nTrQ0x1S2mUe9W-8kZa',
            },
          ],
        },
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Compartilhar' }))
    await screen.findByRole('textbox', { name: 'Link de rastreio de Bia Souza' })
    // It begins with the address of the tests, whose port can change.
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link da ordem' })
    link.value = 'https://malote.example/ordens-de-servico/OS-2026-000123'
  },
}

export const DetailNotFound: PageStory = {
  args: { path: '/ordens-de-servico/OS-2026-999999', responses: { 'serviceOrders.get': { problem: 'not_found' } } },
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
}

/** The form of an operator outside of the delivery team has no internal notes. */
export const EditOfARestrictedOperator: PageStory = {
  args: { ...Detail.args, role: 'operator', carriesOut: false },
  play: async () => {
    await showLaterParts()
    await userEvent.click(await screen.findByRole('button', { name: 'Editar ordem' }))
    await screen.findByRole('textbox', { name: /^Observações/ })
    await expect(screen.queryByRole('textbox', { name: /internas/i })).toBeNull()
  },
}

export const Create: PageStory = {
  args: { path: '/ordens-de-servico/criar' },
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
}

export const CreateOnAPhone = onPhone(Create)

export const Import: PageStory = {
  args: { path: '/ordens-de-servico/importar' },
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
}

const checked = examples['imports.get']?.response as OrderImport
const done = { ...checked, status: 'done' }

/** An export of a shop in a workbook, without columns of the pickup. */
export const ImportOfAShop: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': {
        body: {
          ...checked,
          fileName: 'orders_export.xlsx',
          source: 'Shopify',
          status: 'failed',
          failure: 'Falta dizer de onde saem as entregas: escolha um local para todas, ou preencha o da coleta.',
          constants: [],
          columns: [
            ['Name', 'externalRef', '#1001', '#1002'],
            ['Shipping Name', 'dropoffs/0/contactName', 'Nair Prado'],
            ['Shipping Address1', 'dropoffs/0/address/street', 'Rua Harmonia, 321'],
            ['Shipping Address2', 'dropoffs/0/address/complement', 'Apto 4, Vila Madalena'],
            ['Shipping Zip', 'dropoffs/0/address/postalCode', "'05435-000"],
            ['Shipping City', 'dropoffs/0/address/city', 'São Paulo'],
            ['Shipping Province', 'dropoffs/0/address/state', 'SP'],
            ['Vendor', null, 'Padaria da Serra'],
          ].map(([title, field, ...samples]) => ({ title, field, samples, reading: null, question: null })),
          table: {
            sheet: 1,
            titleRow: 3,
            withHiddenRows: false,
            sheets: [
              { name: 'Resumo', hidden: true },
              { name: 'Pedidos', hidden: false },
            ],
            firstRows: [
              { row: 1, cells: ['Relatório de pedidos'] },
              { row: 3, cells: ['Name', 'Shipping Name', 'Shipping Address1'] },
              { row: 4, cells: ['#1001', 'Nair Prado', 'Rua Harmonia, 321'] },
            ],
            hiddenRows: 12,
          },
        },
      },
    },
  },
  play: async () => {
    const pickup = await screen.findByRole('combobox', { name: 'Todas saem de' })
    await expect(pickup).toHaveValue('Loja da Vila Mariana')
    await expect(screen.queryByText('Falta dizer onde está')).toBeNull()
    await expect(screen.getByRole('combobox', { name: 'Linha dos títulos' })).toHaveTextContent('Linha 3')
    await screen.findByRole('checkbox', { name: /linhas ocultas/ })
  },
}

/** A checked file with hidden rows, and with rows of one reference that have other addresses. */
export const ImportWithOtherAddresses: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${checked.id}`,
    responses: {
      'imports.get': {
        body: { ...checked, rowsWithOtherAddress: 3, table: { ...checked.table, hiddenRows: 12 } },
      },
    },
  },
  play: async () => {
    await screen.findByText(/12 linhas de fora/)
    await screen.findByRole('button', { name: 'São entregas da mesma ordem' })
    await screen.findByRole('button', { name: 'Importar 212 ordens' })
  },
}

/** An import is deleted after a confirmation; the page then takes another file. */
export const ImportRemoved: PageStory = {
  args: {
    path: `/ordens-de-servico/importar?importacao=${done.id}`,
    responses: { 'imports.get': { body: done } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir importação' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Excluir importação' }))
    await screen.findByRole('button', { name: 'Conferir planilha' })
    await expect(screen.queryByRole('button', { name: 'Excluir importação' })).toBeNull()
    // The toast would leave at some time during the picture.
    toast.dismiss()
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
  },
}

export const Labels: PageStory = {
  args: { path: '/ordens-de-servico/etiquetas?numbers=OS-2026-000123' },
  play: async () => void (await screen.findAllByRole('article')),
}

const numbers = Array.from({ length: 137 }, (_, index) => `OS-2026-${String(index + 1).padStart(6, '0')}`)

/** More labels than are printed at once: the page shows a message and links to the rest. */
export const LabelsOfMany: PageStory = {
  args: {
    path: `/ordens-de-servico/etiquetas?numbers=${numbers.join(',')}`,
    responses: { 'serviceOrders.get': 'pending' },
  },
  play: async () => void (await screen.findByRole('link', { name: 'Preparar as outras 37' })),
}

export const LabelOfOne: PageStory = { ...Labels, args: { path: '/ordens-de-servico/OS-2026-000123/etiqueta' } }

export const Receipt: PageStory = {
  args: { path: '/ordens-de-servico/OS-2026-000123/recibo' },
  play: async () => void (await screen.findByRole('article')),
}
