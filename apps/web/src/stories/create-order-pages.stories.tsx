import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { order } from './order-examples.ts'

const meta = {
  title: 'Telas/Solicitar entrega',
  component: AppAt,
  parameters: pageParameters,
  args: { path: `/ordens-de-servico/criar?companyId=${order.company.id}`, role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

/** The used pickup is closed to its summary, and the title of the drop-off has the number of its fields to correct. */
export const UsualPickup: PageStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Coletar em / }))
    await expect(await screen.findByRole('button', { name: 'Coleta', expanded: false })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Solicitar entrega' }))
    await expect(await screen.findByText('7 a corrigir')).toBeVisible()
  },
}
export const UsualPickupOnAPhone = onPhone(UsualPickup)

/** Without a camera, which the browser of the pictures does not have, a photo can be read, or the key typed. */
export const ScanInvoiceKey: PageStory = onPhone({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ler código de barras' }))
    await screen.findByText('Não foi possível abrir a câmera')
  },
})

const codeOfStreet = {
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  coordinates: null,
} as const
const codes = [
  { ...codeOfStreet, postalCode: '01310200', numbers: 'de 1512 a 2132 - lado par', exact: true },
  { ...codeOfStreet, postalCode: '01310100', numbers: 'de 612 a 1510 - lado par', exact: false },
  { ...codeOfStreet, postalCode: '01310300', numbers: 'de 2134 ao fim - lado par', exact: false },
]

/** Searches the CEP of a pickup that was typed without one. */
async function searchPostalCode() {
  const field = (role: 'textbox' | 'combobox', name: RegExp) => screen.getAllByRole(role, { name })[0] as HTMLElement
  await screen.findAllByRole('textbox', { name: /^Logradouro/ })
  await userEvent.type(field('textbox', /^Logradouro/), 'Av. Paulista')
  await userEvent.type(field('textbox', /^Número/), '1578')
  await userEvent.type(field('textbox', /^Cidade/), 'São Paulo')
  field('combobox', /^UF/).focus()
  await userEvent.keyboard('SP')
  await userEvent.click(screen.getAllByRole('button', { name: 'Não sei o CEP' })[0] as HTMLElement)
  return within(await screen.findByRole('dialog', { name: 'CEP deste endereço' }))
}

/** The code that covers the number is selected; those of the other numbers can be chosen. */
export const PostalCodes: PageStory = {
  args: { ...meta.args, responses: { 'postalCodes.search': { body: { data: codes } } } },
  play: async () => {
    const dialog = await searchPostalCode()
    await expect(await dialog.findByRole('radio', { name: /^01310-200/ })).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Usar este CEP' })).toBeEnabled()
  },
}
export const PostalCodesOnAPhone = onPhone(PostalCodes)
