import * as z from 'zod/mini'
import { listDefaults, listSearchParams } from '../../lib/lists/list-search.ts'

/** The tabs of the settings. */
export const settingsTabs = [
  { tab: 'geral', label: 'Geral' },
  { tab: 'operacao', label: 'Operação' },
  { tab: 'servicos', label: 'Serviços' },
  { tab: 'chaves', label: 'Chaves de API' },
] as const
export type SettingsTab = (typeof settingsTabs)[number]['tab']

const { page, limit } = listSearchParams

/** The open tab and the page of its list. An invalid tab becomes the first. */
export const SettingsSearch = z.object({
  page,
  limit,
  aba: z.catch(z._default(z.literal(settingsTabs.map(({ tab }) => tab)), 'geral'), 'geral'),
})

/** The defaults, which are stripped from the URL. */
export const settingsDefaults = { ...listDefaults, aba: 'geral' } as const
