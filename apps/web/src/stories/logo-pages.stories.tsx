import { svgLogoText } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'

const meta = {
  title: 'Telas/Logotipos',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/configuracoes', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

const stored = (id: string) => ({ body: examples[id]?.response })
const findCard = async () => within(await screen.findByRole('region', { name: 'Logotipo da organização' }))
const showsPicture = () => waitFor(() => expect(document.querySelector('[data-slot=file-tile] img')).toBeVisible())

export const Organization: PageStory = {
  args: { responses: { 'organizationLogo.get': stored('organizationLogo.get') } },
  play: async () => {
    const card = await findCard()
    await expect(await card.findByText('Logotipo de Entregas da Serra Ltda.')).toBeVisible()
    await expect(card.getByText('480 × 160 pixels, como sai no papel')).toBeVisible()
    await showsPicture()
    await expect(card.getByLabelText('Trocar o logotipo')).toBeEnabled()
  },
}
export const OrganizationOnAPhone = onPhone(Organization)

/** The reason is next to the field, before the file is sent. */
export const RejectedFile: PageStory = {
  play: async () => {
    const field = await (await findCard()).findByLabelText<HTMLInputElement>('Logotipo')
    // Like the browser: a user event replaces the property, which FileDrop writes.
    const chosen = new DataTransfer()
    chosen.items.add(new File(['<svg/>'], 'logotipo.svg', { type: 'image/svg+xml' }))
    field.files = chosen.files
    await fireEvent.change(field)
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(svgLogoText))
  },
}

export const LoadFailed: PageStory = {
  args: { responses: { 'organizationLogo.get': { problem: 'unavailable' } } },
  play: async () => void (await screen.findByText('Não foi possível carregar o logotipo')),
}

export const Removal: PageStory = {
  ...Organization,
  play: async () => {
    const remove = await screen.findByRole('button', { name: 'Remover logotipo' })
    await showsPicture()
    await userEvent.click(remove)
    const dialog = await screen.findByRole('alertdialog', { name: 'Remover o logotipo?' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** The logo of a company is in its drawer. */
export const Company: PageStory = {
  args: { path: '/empresas', responses: { 'companyLogos.get': stored('companyLogos.get') } },
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Ações/ }))[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar empresa' }))
    await expect(await screen.findByText('Logotipo de Padaria da Serra')).toBeInTheDocument()
  },
}

/** Managers have the logo of their company below its proofs. */
export const CompanyOfManager: PageStory = {
  args: { path: '/comprovantes', role: 'manager', responses: { 'companyLogos.get': stored('companyLogos.get') } },
  play: async () => {
    await expect(await screen.findByText('Logotipo de Padaria da Serra')).toBeInTheDocument()
    await showsPicture()
  },
}
