import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AppAt, onAPhone, overExamples, type PageStory } from './app-at'

/** The drawers and dialogs of the management pages, checked for accessibility in both widths. */
const meta = {
  title: 'Telas/Gestão, gavetas e diálogos',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { path: '/configuracoes', role: 'admin' },
  beforeEach: overExamples,
} satisfies Meta<typeof AppAt>
export default meta

/** A page after a click on one of its buttons. */
const opened = (path: string, name: string | RegExp): PageStory => ({
  args: { path },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible())
  },
})

export const Organization = opened('/configuracoes', 'Editar organização')
export const OrganizationOnAPhone = onAPhone(Organization)
export const EmailNotices = opened('/configuracoes', 'Editar avisos por e-mail')
export const EmailNoticesOnAPhone = onAPhone(EmailNotices)
export const Metabase = opened('/configuracoes', 'Editar metabase')
export const Retention = opened('/configuracoes', 'Editar retenção de dados')
export const RetentionOnAPhone = onAPhone(Retention)
export const ServiceLevel = opened('/configuracoes?aba=operacao', 'Editar prazos, tentativas e cancelamento')
export const ServiceLevelOnAPhone = onAPhone(ServiceLevel)
export const OpeningHours = opened('/configuracoes?aba=operacao', 'Editar horário de funcionamento')
export const OpeningHoursOnAPhone = onAPhone(OpeningHours)
export const Holidays = opened('/configuracoes?aba=operacao', 'Editar feriados')
export const HolidaysOnAPhone = onAPhone(Holidays)
export const Proofs = opened('/configuracoes?aba=operacao', 'Editar comprovação')
export const Reasons = opened('/configuracoes?aba=operacao', 'Editar motivos')
export const ReasonsOnAPhone = onAPhone(Reasons)
export const NewUser = opened('/usuarios', 'Convidar usuário')
export const NewUserOnAPhone = onAPhone(NewUser)
export const NewCompany = opened('/empresas', 'Cadastrar empresa')
export const NewCompanyOnAPhone = onAPhone(NewCompany)
export const NewLocation = opened('/localizacoes', 'Salvar local')
export const NewLocationOnAPhone = onAPhone(NewLocation)
export const NewWebhook = opened('/configuracoes/webhooks', /webhook/i)
export const NewWebhookOnAPhone = onAPhone(NewWebhook)
export const NewKey = opened('/configuracoes?aba=chaves', 'Criar chave de API')
export const NewKeyOnAPhone = onAPhone(NewKey)
export const News = opened('/dashboard', /^Notificações/)
export const NewsOnAPhone = onAPhone(News)
export const DataRequest = opened('/meus-dados', 'Fazer pedido')
