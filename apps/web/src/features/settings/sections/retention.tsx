import type { Retention } from '@malote/api-client'
import { formatCount } from '../../../lib/format/formats.ts'
import { getChangedFields } from '../../../lib/forms/changed-fields.ts'
import { settingLabels } from '../../../lib/forms/field-labels.ts'
import { SettingNumber } from '../setting-fields.tsx'
import type { SettingsSection } from '../settings-section.ts'

interface Values {
  retention: Retention
}

interface RetentionPeriod {
  name: keyof Retention
  unit: 'dias' | 'meses'
  min: number
  max: number
  help?: string
}

const retentionPeriods: RetentionPeriod[] = [
  {
    name: 'accessLogDays',
    unit: 'dias',
    min: 183,
    max: 3650,
    help: 'Seis meses ao menos (Marco Civil da Internet, art. 15).',
  },
  { name: 'auditMonths', unit: 'meses', min: 6, max: 240, help: 'Quem fez o quê, com cada valor antes e depois.' },
  { name: 'emailDays', unit: 'dias', min: 1, max: 3650 },
  { name: 'importDays', unit: 'dias', min: 1, max: 3650 },
  {
    name: 'trackingDays',
    unit: 'dias',
    min: 1,
    max: 365,
    help: 'Contados do fim da ordem.',
  },
  {
    name: 'contactMonths',
    unit: 'meses',
    min: 6,
    max: 240,
    help: 'Em branco: até que alguém peça.',
  },
]
const labels = settingLabels.retention

/** The retention periods. */
export const retentionSection: SettingsSection<Values> = {
  title: 'Retenção de dados',
  description: 'Toda noite o que passou do prazo é apagado, sem volta.',
  parts: ['retention'],
  labels,
  toFacts: ({ retention }) =>
    retentionPeriods.map(({ name, unit }) => {
      const count = retention[name]
      return [
        labels[`retention.${name}`],
        count === null ? 'Até que alguém peça' : `${formatCount(count)} ${unit}`,
      ] as const
    }),
  toValues: ({ retention }) => ({ retention }),
  toChanges: ({ retention }, before) => {
    const changes = getChangedFields(retention, before.retention)
    return Object.keys(changes).length > 0 && { retention: changes }
  },
  Fields: () => (
    <div className="grid gap-4 md:grid-cols-2">
      {retentionPeriods.map(({ name, ...texts }) => (
        <SettingNumber key={name} name={`retention.${name}`} label={labels[`retention.${name}`]} {...texts} />
      ))}
    </div>
  ),
}
