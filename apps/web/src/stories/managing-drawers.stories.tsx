import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'

// The drawers and dialogs of the management pages, checked for accessibility in both widths. Not a documentation comment:
// Storybook makes a description of it, which would replace `parameters`.
const meta = {
  title: 'Telas/Gestão, gavetas e diálogos',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/configuracoes', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

/** A page after a click on one of its buttons. */
const opened = (path: string, name: string | RegExp): PageStory => ({
  args: { path },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible())
    // A form loads what it edits.
    await waitFor(() => expect(document.querySelector('[role=dialog] [data-slot=loader]')).toBeNull())
  },
})

export const Organization = opened('/configuracoes', 'Editar organização')
export const OrganizationOnAPhone = onPhone(Organization)
export const EmailNotifications = opened('/configuracoes', 'Editar avisos por e-mail')
export const EmailNotificationsOnAPhone = onPhone(EmailNotifications)
export const RecipientMessages = opened('/configuracoes', 'Editar avisos ao destinatário')
export const RecipientMessagesOnAPhone = onPhone(RecipientMessages)
export const Metabase = opened('/configuracoes', 'Editar Metabase')
export const Retention = opened('/configuracoes', 'Editar retenção de dados')
export const RetentionOnAPhone = onPhone(Retention)
export const ServiceLevel = opened('/configuracoes?aba=operacao', 'Editar prazos, tentativas e cancelamento')
export const ServiceLevelOnAPhone = onPhone(ServiceLevel)
export const OpeningHours = opened('/configuracoes?aba=operacao', 'Editar horário de funcionamento')
export const OpeningHoursOnAPhone = onPhone(OpeningHours)
export const Holidays = opened('/configuracoes?aba=operacao', 'Editar feriados')
export const HolidaysOnAPhone = onPhone(Holidays)
export const Proofs = opened('/configuracoes?aba=operacao', 'Editar comprovação')
export const Reasons = opened('/configuracoes?aba=operacao', 'Editar motivos')
export const ReasonsOnAPhone = onPhone(Reasons)
export const NewUser = opened('/usuarios', 'Convidar usuário')
export const NewUserOnAPhone = onPhone(NewUser)
export const NewCompany = opened('/empresas', 'Cadastrar empresa')
export const NewCompanyOnAPhone = onPhone(NewCompany)
export const NewLocation = opened('/localizacoes', 'Salvar local')
export const NewLocationOnAPhone = onPhone(NewLocation)
export const NewWebhook = opened('/configuracoes/webhooks', /webhook/i)
export const NewWebhookOnAPhone = onPhone(NewWebhook)
export const NewKey = opened('/configuracoes?aba=chaves', 'Criar chave de API')
export const NewKeyOnAPhone = onPhone(NewKey)
export const Notifications = opened('/ajuda', /^Notificações/)
export const NotificationsOnAPhone = onPhone(Notifications)
export const DataRequest = opened('/meus-dados', 'Fazer pedido')
