import { type Organization, organizationLabels } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { formatMasked } from '@malote/ui/br'
import { getChangedFields } from '../../../lib/forms/changed-fields.ts'
import { settingLabels } from '../../../lib/forms/field-labels.ts'
import { SettingPhone, SettingText } from '../setting-fields.tsx'
import { emptyValueText, type SettingsSection } from '../settings-section.ts'

interface Values {
  organization: Record<keyof Organization, string>
}

const labels = settingLabels.organization
const names = Object.keys(organizationLabels) as (keyof Organization)[]

/** The organization of this installation, as the legal pages show it. */
export const organizationSection: SettingsSection<Values> = {
  title: 'Organização',
  description: 'Aparece nos termos de uso, na política de privacidade e nos e-mails.',
  parts: ['organization'],
  labels,
  toFacts: ({ organization }) =>
    names.map((name) => {
      const value = organization[name]
      const formatted = value && name === 'contactPhone' ? formatMasked('phone', value) : value
      return [labels[`organization.${name}`], formatted ?? emptyValueText]
    }),
  toValues: ({ organization }) => ({
    organization: Object.fromEntries(names.map((name) => [name, organization[name] ?? ''])) as Values['organization'],
  }),
  toChanges: (values, before) => {
    const parts = Object.entries(getChangedFields(values.organization, before.organization))
    return parts.length > 0 && { organization: Object.fromEntries(parts.map(([name, text]) => [name, text || null])) }
  },
  Fields: () => (
    <Stack gap="md">
      <SettingText name="organization.name" label={labels['organization.name']} maxLength={120} />
      <SettingText
        name="organization.contactEmail"
        type="email"
        label={labels['organization.contactEmail']}
        maxLength={254}
      />
      <SettingPhone name="organization.contactPhone" label={labels['organization.contactPhone']} />
      <SettingText
        name="organization.courtCity"
        label={labels['organization.courtCity']}
        help="A cidade do foro que os termos de uso nomeiam."
        maxLength={80}
      />
      <SettingText
        name="organization.dataProtectionOfficer"
        label={labels['organization.dataProtectionOfficer']}
        help="Quem responde pelos dados pessoais (LGPD)."
        maxLength={120}
      />
    </Stack>
  ),
}
