import { settingLabels } from '../../../lib/forms/field-labels.ts'
import { SettingText } from '../setting-fields.tsx'
import { emptyValueText, type SettingsSection } from '../settings-section.ts'

interface Values {
  metabaseUrl: string
}

const labels = settingLabels.metabase

/** The URL of the external dashboards. */
export const metabaseSection: SettingsSection<Values> = {
  title: 'Metabase',
  description: 'O endereço que o item Metabase do menu abre.',
  parts: ['metabaseUrl'],
  labels,
  toFacts: ({ metabaseUrl }) => [[labels.metabaseUrl, metabaseUrl ?? emptyValueText]],
  toValues: ({ metabaseUrl }) => ({ metabaseUrl: metabaseUrl ?? '' }),
  toChanges: ({ metabaseUrl }, before) =>
    metabaseUrl !== before.metabaseUrl && { metabaseUrl: metabaseUrl.trim() || null },
  Fields: () => (
    <SettingText
      name="metabaseUrl"
      type="url"
      label={labels.metabaseUrl}
      help="Completo, começando com https://. Em branco, o menu abre uma página que explica o que falta."
      maxLength={2000}
    />
  ),
}
