import * as z from 'zod/mini'

/** The parts of the settings that have an address. */
export const settingsTabs = [
  { tab: 'geral', label: 'Geral' },
  { tab: 'operacao', label: 'Operação' },
  { tab: 'chaves', label: 'Chaves de API' },
] as const
export type SettingsTab = (typeof settingsTabs)[number]['tab']

/** Which part is open. What cannot be read falls back to the first. */
export const SettingsSearch = z.object({
  aba: z.catch(z._default(z.literal(settingsTabs.map(({ tab }) => tab)), 'geral'), 'geral'),
})

/** What an address says only when it differs. */
export const plainSettings = { aba: 'geral' } as const
