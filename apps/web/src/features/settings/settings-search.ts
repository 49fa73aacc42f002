import * as z from 'zod/mini'
import { listFields, plainPage } from '../../lib/lists/list-search'

/** The parts of the settings that have an address. */
export const settingsTabs = [
  { tab: 'geral', label: 'Geral' },
  { tab: 'operacao', label: 'Operação' },
  { tab: 'servicos', label: 'Serviços' },
  { tab: 'chaves', label: 'Chaves de API' },
] as const
export type SettingsTab = (typeof settingsTabs)[number]['tab']

const { page, limit } = listFields

/** Which part is open, and the page of what it lists. What cannot be read falls back to the first. */
export const SettingsSearch = z.object({
  page,
  limit,
  aba: z.catch(z._default(z.literal(settingsTabs.map(({ tab }) => tab)), 'geral'), 'geral'),
})

/** What an address says only when it differs. */
export const plainSettings = { ...plainPage, aba: 'geral' } as const
