import { examples, inboxMessageExample } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { emptyPage } from './order-examples.ts'

const meta = {
  title: 'Telas/Gestão',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/usuarios', role: 'admin' },
  beforeEach: serveExamples,
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
} satisfies Meta<typeof AppAt>
export default meta

const showsCharts = async () => void (await screen.findAllByRole('figure'))

export const Users: PageStory = { args: { path: '/usuarios' } }
export const UsersOnAPhone = onPhone(Users)
export const UsersEmpty: PageStory = { args: { path: '/usuarios', responses: { 'users.list': { body: emptyPage } } } }

export const Companies: PageStory = { args: { path: '/empresas' } }
export const CompaniesOnAPhone = onPhone(Companies)
export const CompaniesFailed: PageStory = {
  args: { path: '/empresas', responses: { 'companies.list': { problem: 'internal' } } },
}

export const Locations: PageStory = { args: { path: '/localizacoes' } }
export const LocationsEmpty: PageStory = {
  args: { path: '/localizacoes', responses: { 'locations.list': { body: emptyPage } } },
}

const period = { from: '2026-11-01', to: '2026-11-20' }
const scores = { five: 30, four: 9, three: 2, two: 0, one: 1 }
const ratings = {
  key: 'ratings',
  title: 'Avaliações',
  ...period,
  columns: [
    { key: 'company', label: 'Empresa', kind: 'text' },
    { key: 'total', label: 'Avaliações', kind: 'integer', definition: 'Entregas avaliadas no período.' },
    { key: 'average', label: 'Média', kind: 'decimal', definition: 'A média das notas, de 1 a 5.' },
    ...Object.keys(scores).map((key, index) => ({ key, label: `Nota ${5 - index}`, kind: 'integer' })),
  ],
  rows: [{ company: 'Padaria da Serra', total: 42, average: 4.6, ...scores }],
  lists: [],
  totals: { total: 42, average: 4.6, ...scores },
}

export const Reports: PageStory = { args: { path: '/relatorios?relatorio=punctuality-by-day' }, play: showsCharts }
export const ReportsOnAPhone = onPhone(Reports)
/** Averages have one decimal place, and counts none. */
export const ReportOfRatings: PageStory = {
  args: { path: '/relatorios?relatorio=ratings', responses: { 'reports.get': { body: ratings } } },
  play: async () => void (await screen.findAllByText('4,6')),
}
export const ReportSchedules: PageStory = { args: { path: '/relatorios/agendados' } }
export const ReportSchedulesEmpty: PageStory = {
  args: { path: '/relatorios/agendados', responses: { 'reportSchedules.list': { body: emptyPage } } },
}
export const ProofExports: PageStory = { args: { path: '/comprovantes' } }
export const ReportRuns: PageStory = { args: { path: '/relatorios/gerados' } }
export const ReportRunsOnAPhone = onPhone(ReportRuns)
export const ReportRunsFailed: PageStory = {
  args: { path: '/relatorios/gerados', responses: { 'reportRuns.list': { problem: 'unavailable' } } },
}
export const MetabaseWithAddress: PageStory = {
  args: {
    path: '/metabase',
    responses: {
      'settings.get': {
        body: { ...(examples['settings.get']?.response as object), metabaseUrl: 'https://bi.malote.example' },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Abrir o Metabase' })).toHaveAttribute(
      'href',
      'https://bi.malote.example',
    )
  },
}
export const MetabaseWithoutAddress: PageStory = { args: { path: '/metabase' } }
export const Settings: PageStory = {
  args: { path: '/configuracoes' },
  // The logo arrives after the settings, and makes the page longer.
  play: async () => void (await screen.findByText(/^Escolha ou arraste/)),
}
export const SettingsOnAPhone = onPhone(Settings)
export const Services: PageStory = { args: { path: '/configuracoes?aba=servicos' } }
export const ApiKeys: PageStory = { args: { path: '/configuracoes?aba=chaves' } }
export const ApiKeysOnAPhone = onPhone(ApiKeys)
export const Webhooks: PageStory = { args: { path: '/configuracoes/webhooks' } }
export const WebhooksEmpty: PageStory = {
  args: { path: '/configuracoes/webhooks', responses: { 'webhooks.list': { body: emptyPage } } },
}
export const Webhook: PageStory = { args: { path: '/configuracoes/webhooks/0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77' } }
export const WebhookOnAPhone = onPhone(Webhook)
export const Audit: PageStory = { args: { path: '/configuracoes/auditoria' } }
export const AuditOnAPhone = onPhone(Audit)
export const AuditFailed: PageStory = {
  args: { path: '/configuracoes/auditoria', responses: { 'auditLog.list': { problem: 'internal' } } },
}
export const Profile: PageStory = { args: { path: '/perfil', role: 'operator' } }
export const OwnData: PageStory = { args: { path: '/meus-dados', role: 'manager' } }
export const Inbox: PageStory = { args: { path: '/a-conferir', role: 'manager' } }
export const InboxOnAPhone = onPhone(Inbox)
export const InboxEmpty: PageStory = {
  args: { path: '/a-conferir', role: 'manager', responses: { 'inbox.list': { body: emptyPage } } },
}
export const InboxFailed: PageStory = {
  args: { path: '/a-conferir', role: 'manager', responses: { 'inbox.list': { problem: 'unavailable' } } },
}
const attachment = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b79', bytes: 182_000, unreadReason: null, text: null }
export const InboxMessage: PageStory = {
  args: { path: '/a-conferir/0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77', role: 'manager' },
  play: async () => void (await screen.findByRole('region', { name: 'O que lemos' })),
}
export const InboxMessageOnAPhone = onPhone(InboxMessage)
/** Files of every kind, and none of the text can be read. */
export const InboxMessageWithFiles: PageStory = {
  args: {
    path: '/a-conferir/0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77',
    role: 'manager',
    responses: {
      'inbox.get': {
        body: {
          ...inboxMessageExample,
          text: 'Segue em anexo.',
          attachments: [
            { ...attachment, name: 'pedidos-da-semana.xlsx', kind: 'spreadsheet' },
            { ...attachment, id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b80', name: 'foto-do-pedido.pdf', kind: 'pdf' },
            {
              ...attachment,
              id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b81',
              name: 'pedido.txt',
              kind: 'text',
              text: 'Rua Harmonia, 321',
            },
            {
              ...attachment,
              id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b82',
              name: 'proposta.docx',
              kind: null,
              unreadReason: 'type',
            },
          ],
        },
      },
    },
  },
  play: async () => void (await screen.findByRole('region', { name: 'O que lemos' })),
}
export const InboxMessageUsed: PageStory = {
  args: {
    path: '/a-conferir/0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77',
    role: 'manager',
    responses: {
      'inbox.get': {
        body: {
          ...inboxMessageExample,
          status: 'used',
          orderNumber: 'OS-2026-000123',
          handledBy: { id: inboxMessageExample.id, name: 'Gisele Gestora' },
          handledAt: '2026-11-20T12:30:00.000Z',
        },
      },
    },
  },
}
export const InboxMessageDiscarded: PageStory = {
  args: {
    path: '/a-conferir/0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b77',
    role: 'manager',
    responses: { 'inbox.get': { body: { ...inboxMessageExample, status: 'discarded' } } },
  },
}
export const PrivacyRequests: PageStory = { args: { path: '/titulares' } }
export const Help: PageStory = { args: { path: '/ajuda', role: 'manager' } }
