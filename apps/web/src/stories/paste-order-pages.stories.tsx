import type { Company, Location, ServiceOrderSummary } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'

const [company] = (examples['companies.list']?.response as { data: Company[] } | undefined)?.data ?? []
const [summary] = (examples['serviceOrders.list']?.response as { data: ServiceOrderSummary[] } | undefined)?.data ?? []
const [location] = (examples['locations.list']?.response as { data: Location[] } | undefined)?.data ?? []

const meta = {
  title: 'Telas/Colar pedido',
  component: AppAt,
  parameters: pageParameters,
  args: { path: `/ordens-de-servico/criar?companyId=${company?.id}`, role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

const page = { page: 1, limit: 20, total: 1, totalPages: 1 }
const place = { street: null, neighborhood: 'Vila Madalena', city: 'São Paulo', state: 'SP', coordinates: null }
const postalCodes = { 'postalCodes.get': { body: { postalCode: '05435000', ...place } } }
const noPickup = {
  ...postalCodes,
  'serviceOrders.list': { body: { data: [], meta: { ...page, total: 0 } } },
  'locations.list': { body: { data: [], meta: { ...page, total: 0 } } },
}

/** Pastes a message into the form, and returns its dialog. */
async function readMessage(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Colar pedido' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Colar pedido' }))
  const message = dialog.getByRole('textbox', { name: /^Mensagem/ })
  await userEvent.click(message)
  await userEvent.paste(text)
  await userEvent.click(dialog.getByRole('button', { name: 'Ler mensagem' }))
  await dialog.findByRole('region', { name: 'Mensagem lida' })
  return dialog
}

/** Everything in the message is certain: it is ticked. */
export const Certain: PageStory = {
  args: { ...meta.args, responses: noPickup },
  play: async () => {
    const dialog = await readMessage(
      'Entregar na Rua Harmonia, 321, apto 12, CEP 05435-000, para Juliana Prado, (11) 91234-5678. São 2 caixas de livros.',
    )
    await expect(dialog.getByRole('checkbox', { name: /^Logradouro: Rua Harmonia/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Número: 321' })).toBeChecked()
  },
}
export const CertainOnPhone = onPhone(Certain)

/** What is uncertain is not ticked, and has the words that it comes from. */
export const Unticked: PageStory = {
  args: { ...meta.args, responses: noPickup },
  play: async () => {
    const dialog = await readMessage('Rua Tupi, 10, digo, 12 com kiko. 30 guizos azuis. Mandem a moto grande')
    await expect(dialog.getByRole('checkbox', { name: 'Número: 10' })).not.toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Logradouro: Rua Tupi' })).toBeChecked()
  },
}
export const UntickedOnPhone = onPhone(Unticked)

/** A message with two addresses has two deliveries. */
export const SeveralDeliveries: PageStory = {
  args: { ...meta.args, responses: noPickup },
  play: async () => {
    const dialog = await readMessage(
      '1) Rua Harmonia, 321, CEP 05435-000, Juliana Prado, (11) 91234-5678\n2) Rua Tutóia, 45, CEP 04007-000, Nair Lima, (11) 98765-4321',
    )
    await expect(dialog.getByRole('checkbox', { name: 'Logradouro: Rua Harmonia' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Logradouro: Rua Tutóia' })).toBeChecked()
  },
}

/** A message without a pickup: that of most orders is proposed, by the name of its saved location. */
export const ProposedPickup: PageStory = {
  args: {
    ...meta.args,
    responses: {
      ...postalCodes,
      'serviceOrders.list': { body: { data: [summary, summary], meta: { ...page, total: 2 } } },
      'locations.list': { body: { data: [location], meta: page } },
    },
  },
  play: async () => {
    const dialog = await readMessage(
      'Entregar na Rua Harmonia, 321, CEP 05435-000, para Juliana Prado, (11) 91234-5678.',
    )
    const pickup = await dialog.findByRole('checkbox', { name: `Coleta: ${summary?.pickup.locationName}` })
    await expect(pickup).toBeChecked()
    await expect(pickup).toHaveAccessibleDescription(/De onde sai a maioria das ordens/)
  },
}
