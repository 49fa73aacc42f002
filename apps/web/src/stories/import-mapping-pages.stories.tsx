import type { Import, ImportMapping } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'

const current = { ...(examples['imports.get']?.response as Import), status: 'failed' }
const path = `/ordens-de-servico/importar?importacao=${current.id}`
const mapping = examples['importMappings.create']?.response as ImportMapping

const respondWith = (mappings: readonly ImportMapping[]) => ({
  'imports.get': { body: current },
  'importMappings.list': {
    body: { data: mappings, meta: { page: 1, limit: 50, total: mappings.length, totalPages: 1 } },
  },
})

const meta = {
  title: 'Telas/Mapeamentos de importação',
  component: AppAt,
  parameters: pageParameters,
  args: { path, role: 'admin', responses: respondWith([mapping]) },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

const apply = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Mapeamento' }))
  await userEvent.click(await screen.findByRole('option', { name: mapping.name }))
}

/** The company has not saved a mapping yet. */
export const MappingsEmpty: PageStory = {
  args: { responses: respondWith([]) },
  play: async () => {
    await screen.findByText('Nenhum salvo ainda')
  },
}

/** A mapping of a file with other titles: the notice names what is missing and what is new. */
export const MappingApplied: PageStory = {
  play: async () => {
    await apply()
    await screen.findByText(/^Não estão nesta planilha: /)
    await screen.findByRole('button', { name: 'Desfazer' })
    await expect(screen.getByRole('textbox', { name: 'Prioridade, em todas as linhas' })).toHaveValue('Urgente')
  },
}
export const MappingAppliedOnPhone = onPhone(MappingApplied)

/** A mapping of a file with the same titles. */
export const MappingFits: PageStory = {
  args: {
    responses: respondWith([
      { ...mapping, columns: current.columns.map(({ title, field }) => ({ title, field })), constants: [] },
    ]),
  },
  play: async () => {
    await apply()
    await screen.findByText('A planilha tem as mesmas colunas.')
  },
}

/** The saved mappings could not be loaded: the columns can still be mapped. */
export const MappingsUnavailable: PageStory = {
  args: { responses: { ...respondWith([]), 'importMappings.list': { problem: 'unavailable' } } },
  play: async () => {
    await screen.findByText(/^Não foi possível carregar os mapeamentos salvos/)
  },
}

/** A name that cannot be saved: what the user has typed stays. */
export const MappingNotSaved: PageStory = {
  args: { responses: { ...respondWith([mapping]), 'importMappings.create': { problem: 'limit_reached' } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar como…' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nome do mapeamento/ }), 'Site novo')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar mapeamento' }))
    await screen.findByText('A empresa já tem o máximo destes cadastros.')
    await expect(screen.getByRole('textbox', { name: /^Nome do mapeamento/ })).toHaveValue('Site novo')
  },
}

/** The actions of an applied mapping. */
export const MappingActions: PageStory = {
  play: async () => {
    await apply()
    await userEvent.click(await screen.findByRole('button', { name: `Ações do mapeamento ${mapping.name}` }))
    await screen.findByRole('menuitem', { name: 'Renomear…' })
  },
}

/** The pickup of an earlier import or a mapping that is not in use any more. */
export const PickupGone: PageStory = {
  args: {
    responses: {
      ...respondWith([mapping]),
      'imports.get': {
        body: {
          ...current,
          usualPickup: null,
          constants: [{ field: 'pickup/location', value: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b99' }],
        },
      },
      'locations.get': { problem: 'not_found' },
    },
  },
  play: async () => {
    await screen.findByText('O local de coleta salvo não está mais em uso. Escolha outro.')
  },
}
